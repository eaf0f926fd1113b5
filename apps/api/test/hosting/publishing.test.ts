import { snippetTargets } from '@visible-ai/shared/hosting/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { contents } from '../../src/db/schema/content.ts';
import { hostedFiles, siteHostings } from '../../src/db/schema/hosting.ts';
import { sites } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import type { Account } from '../support/open-calls.ts';
import { type HostingService, openHostingService } from '../support/open-hosting-service.ts';

const LLMS = '# Acme\n\n> Anvils.\n';

describe.each(testDatabases)('publishing, on $name', ({ create }) => {
  let database: Database;
  let service: HostingService;
  let ada: Account;
  let site: string;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    service = await openHostingService(database);
    ada = await service.account();
    site = await service.site(ada);
  });

  const call = (path = '') => `sites/${site}/hosting${path}`;
  const open = async () => String((await service.post(call(), ada)).body.base);
  const publish = (contentId: string, who = ada) => service.post(call('/publish'), who, { contentId });
  const textAt = async (address: string) => (await service.fetch(service.pathOf(address))).text;

  it('has no address before it is switched on, and one that nobody guesses from then on', async () => {
    expect((await service.get(call(), ada).expect(200)).body).toEqual({
      base: null,
      files: [],
      schedule: { every: 'none', hour: 6, timeZone: 'UTC' },
      additions: false,
      nextRefreshAt: null,
      refreshes: [],
    });
    const first = await service.post(call(), ada).expect(201);
    expect(first.body.base).toMatch(/^https:\/\/visible\.example\/s\/[0-9A-Za-z]{22}\/$/);
    const again = await service.post(call(), ada).expect(200);
    expect(again.body).toEqual(first.body);
    const other = await service.site(ada, 'https://other.example/');
    const { body } = await service.post(`sites/${other}/hosting`, ada).expect(201);
    expect(body.base).not.toBe(first.body.base);
  });

  it('gives one address to all who switch it on at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.post(call(), ada)));
    expect(new Set(answers.map(({ body }) => body.base)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  it('serves what its owner approved, and a later edit only once that is approved too', async () => {
    const base = await open();
    const content = await service.keep(ada, LLMS);
    expect((await service.fetch(`${service.pathOf(base)}llms.txt`)).status).toBe(404);
    service.advance(5000);
    const { body } = await publish(content).expect(200);
    expect(body.files).toEqual([
      {
        file: 'llms.txt',
        kind: 'llms_txt',
        contentId: content,
        version: 1,
        bytes: LLMS.length,
        publishedAt: '2026-11-20T12:00:05.000Z',
        checkedAt: null,
        same: null,
        newer: false,
      },
    ]);
    service.advance(5000);
    expect(await textAt(`${base}llms.txt`)).toBe(LLMS);
    const edited = `${LLMS}\nEdited.\n`;
    await database.db.update(contents).set({ contentText: edited }).where(eq(contents.id, content));
    service.advance(5000);
    expect((await service.get(call(), ada)).body.files).toMatchObject([{ version: 1, newer: true }]);
    expect(await textAt(`${base}llms.txt`)).toBe(LLMS);
    const second = await publish(content).expect(200);
    expect(second.body.files).toMatchObject([{ version: 2, newer: false, checkedAt: null }]);
    service.advance(5000);
    expect(await textAt(`${base}llms.txt`)).toBe(edited);
  });

  it('counts the same text published again, and twice at once, as one version', async () => {
    await open();
    const content = await service.keep(ada, LLMS);
    const answers = await Promise.all([publish(content), publish(content), publish(content)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    service.advance(60_000);
    const { body } = await publish(content).expect(200);
    expect(body.files).toMatchObject([{ version: 1, publishedAt: '2026-11-20T12:00:00.000Z' }]);
    const twin = await service.keep(ada, LLMS);
    expect((await publish(twin).expect(200)).body.files).toMatchObject([{ version: 1, contentId: twin }]);
  });

  it('ends with one of two contents of a kind that are published at once, whole', async () => {
    const base = await open();
    const both = [await service.keep(ada, 'One.\n'), await service.keep(ada, 'Two.\n')];
    await Promise.all(both.map((id) => publish(id).expect(200)));
    const { files } = (await service.get(call(), ada)).body;
    expect(files).toMatchObject([{ file: 'llms.txt', version: 2 }]);
    service.advance(5000);
    expect(await textAt(`${base}llms.txt`)).toBe(
      both.indexOf(files[0].contentId) === 0 ? 'One.\n' : 'Two.\n',
    );
  });

  it('refuses in words what was written for another site, belongs into a page or says nothing', async () => {
    const before = await publish(await service.keep(ada, LLMS)).expect(422);
    expect(before.body.error).toContain('not switched on');
    await open();
    const refused = async (change: Partial<typeof contents.$inferInsert>, text = LLMS) => {
      const { body } = await publish(await service.keep(ada, text, change)).expect(422);
      expect(body.code).toBe('unprocessable');
      return body.error;
    };
    expect(await refused({ websiteUrl: 'https://www.acme.example/' })).toBe(
      'This llms.txt was written for https://www.acme.example, and the site is https://acme.example: it can only be published there.',
    );
    expect(await refused({ websiteUrl: 'http://acme.example/' })).toContain('http://acme.example,');
    expect(await refused({ contentType: 'robots_txt', websiteUrl: 'https://acme.example:8443/' })).toContain(
      'robots.txt',
    );
    expect(await refused({ contentType: 'qa_section' }, '<p>Q</p>')).toContain('belongs into a page');
    expect(await refused({}, ' \n')).toContain('nothing in this llms.txt');
    expect((await service.get(call(), ada)).body.files).toEqual([]);
    await publish(
      await service.keep(ada, 'User-agent: *\n', {
        contentType: 'robots_txt',
        websiteUrl: 'http://acme.example/shop/',
      }),
    ).expect(200);
  });

  it('is nobody else’s, and no one else’s content', async () => {
    const bo = await service.account();
    const base = await open();
    const [own, foreign] = [await service.keep(ada, LLMS), await service.keep(bo, 'Foreign.\n')];
    await publish(foreign).expect(404);
    await publish(own, bo).expect(404);
    for (const ask of [service.get, service.post, service.remove]) await ask(call(), bo).expect(404);
    await service.put(call(), bo, { additions: true }).expect(404);
    await publish(own).expect(200);
    await service.post(call('/unpublish'), bo, { file: 'llms.txt' }).expect(404);
    service.advance(5000);
    expect(await textAt(`${base}llms.txt`)).toBe(LLMS);
  });

  it('needs a plan to begin, and none to end', async () => {
    const base = await open();
    const content = await service.keep(ada, LLMS);
    await publish(content).expect(200);
    await database.db.update(users).set({ subscriptionStatus: 'expired' }).where(eq(users.id, ada.id));
    const outsider = { token: `outsider-${ada.id}` };
    const over = await service.post(call('/publish'), outsider, { contentId: content }).expect(403);
    expect(over.body).toMatchObject({ code: 'plan_limit', details: { limit: 'hosting' } });
    const weekly = { every: 'weekly', hour: 6, timeZone: 'UTC' };
    for (const change of [{ schedule: weekly }, { additions: true }])
      expect((await service.put(call(), outsider, change)).body.code).toBe('plan_limit');
    const other = await service.site(ada, 'https://other.example/');
    await service.post(`sites/${other}/hosting`, outsider).expect(403);
    // Published files stay as they are, and can be unpublished.
    service.advance(5000);
    expect(await textAt(`${base}llms.txt`)).toBe(LLMS);
    await service.put(call(), outsider, { schedule: { ...weekly, every: 'none' } }).expect(200);
    await service.post(call('/unpublish'), outsider, { file: 'llms.txt' }).expect(200);
    await service.remove(call(), outsider).expect(204);
  });

  it('says when the site is read next', async () => {
    const schedule = { every: 'weekly', weekday: 1, hour: 6, timeZone: 'Europe/Berlin' };
    await service.put(call(), ada, { schedule }).expect(404);
    await open();
    const { body } = await service.put(call(), ada, { schedule }).expect(200);
    expect(body.schedule).toEqual(schedule);
    expect(body.nextRefreshAt).toMatch(/^2026-11-23T05:/);
    expect((await service.put(call(), ada, { additions: true }).expect(200)).body).toMatchObject({
      additions: true,
      schedule,
    });
    await service.put(call(), ada, { schedule: { ...schedule, every: 'daily' } }).expect(400);
    const none = { ...schedule, every: 'none' };
    expect((await service.put(call(), ada, { schedule: none })).body.nextRefreshAt).toBeNull();
  });

  it('hands out code that puts what is published on its owner’s own domain', async () => {
    const snippets = async () => (await service.get(call('/snippets'), ada).expect(200)).body.snippets;
    expect(await snippets()).toEqual([]);
    const base = await open();
    expect(await snippets()).toEqual([]);
    await publish(await service.keep(ada, LLMS)).expect(200);
    const codes: { target: string; code: string }[] = await snippets();
    expect(codes.map(({ target }) => target)).toEqual([...snippetTargets]);
    for (const { code } of codes) expect(code).toContain(base.slice('https://visible.example'.length, -1));
    await service.get(call('/snippets'), await service.account()).expect(404);
  });

  describe('with many files', () => {
    const pages = (files: Record<string, string>) =>
      Object.entries(files)
        .map(([path, text]) => `==> ${path} <==\n${text}\n`)
        .join('\n');
    const keepPages = (files: Record<string, string>, websiteUrl = 'https://acme.example/') =>
      service.keep(ada, pages(files), { contentType: 'markdown_pages', websiteUrl });
    const names = async () =>
      (await service.get(call(), ada)).body.files.map(
        ({ file, version }: { file: string; version: number }) => [file, version],
      );

    it('serves each, and changes those alone that have changed', async () => {
      const base = await open();
      await publish(await service.keep(ada, LLMS)).expect(200);
      await publish(
        await keepPages({ 'index.html.md': '# Home', 'docs/start.md': '# Start', 'a.md': '# A' }),
      );
      expect(await names()).toEqual([
        ['llms.txt', 1],
        ['a.md', 1],
        ['docs/start.md', 1],
        ['index.html.md', 1],
      ]);
      await publish(
        await keepPages({ 'index.html.md': '# Home', 'docs/start.md': '# Begin', 'b.md': '# B' }),
      );
      expect(await names()).toEqual([
        ['llms.txt', 1],
        ['b.md', 1],
        ['docs/start.md', 2],
        ['index.html.md', 1],
      ]);
      service.advance(5000);
      expect(await textAt(`${base}docs/start.md`)).toBe('# Begin\n');
      expect((await service.fetch(`${service.pathOf(base)}a.md`)).status).toBe(404);
      const first = { file: 'docs/start.md' };
      await service.post(call('/unpublish'), ada, first).expect(200);
      expect((await names()).map(([name]: [string]) => name)).toEqual(['llms.txt', 'b.md', 'index.html.md']);
      await service.post(call('/unpublish'), ada, { file: 'markdown-pages.zip' }).expect(200);
      expect(await names()).toEqual([['llms.txt', 1]]);
    });

    it('names them from the folder of the site, wherever they were written for', async () => {
      site = await service.site(ada, 'https://acme.example/docs/');
      await open();
      await publish(await keepPages({ 'docs/start.md': '# Start', 'blog/x.md': '# X' })).expect(200);
      expect(await names()).toEqual([['start.md', 1]]);
      await publish(await keepPages({ 'start.md': '# Start' }, 'https://acme.example/docs/api/')).expect(200);
      expect(await names()).toEqual([['api/start.md', 1]]);
      const outside = await keepPages({ 'start.md': '# Start' }, 'https://acme.example/blog/');
      expect((await publish(outside).expect(422)).body.error).toContain('https://acme.example/docs/');
      const [file] = await database.db.select().from(hostedFiles).where(eq(hostedFiles.siteId, site));
      expect(file?.ownUrl).toBe('https://acme.example/docs/api/start.md');
    });

    it('publishes hundreds at once', async () => {
      await open();
      const many = Object.fromEntries(Array.from({ length: 450 }, (_, at) => [`p/${at}.md`, `# Page ${at}`]));
      const { body } = await publish(await keepPages(many)).expect(200);
      expect(body.files).toHaveLength(450);
    });

    it('refuses more of them than any site has pages', async () => {
      await open();
      const many = Object.fromEntries(Array.from({ length: 2501 }, (_, at) => [`${at}.md`, 'x']));
      const { body } = await publish(await keepPages(many)).expect(422);
      expect(body.error).toContain('at most 2500');
      expect(await names()).toEqual([]);
    });
  });

  it('takes a file away, however its content goes on', async () => {
    const base = await open();
    const content = await service.keep(ada, LLMS);
    await publish(content).expect(200);
    await service.post(call('/unpublish'), ada, { file: 'robots.txt' }).expect(404);
    await service.post(call('/unpublish'), ada, { file: 'llms.txt' }).expect(200);
    service.advance(5000);
    expect((await service.fetch(`${service.pathOf(base)}llms.txt`)).status).toBe(404);
    await service.post(call('/unpublish'), ada, { file: 'llms.txt' }).expect(404);
  });

  it('goes on serving what was approved when its content is deleted', async () => {
    const base = await open();
    const content = await service.keep(ada, LLMS);
    await publish(content).expect(200);
    const deleted = () => service.get(call(), ada).expect(200);
    await database.db.update(contents).set({ deletedAt: new Date() }).where(eq(contents.id, content));
    expect((await deleted()).body.files).toMatchObject([{ contentId: null, newer: false }]);
    await database.db.delete(contents).where(eq(contents.id, content));
    expect((await deleted()).body.files).toMatchObject([{ contentId: null, newer: false, version: 1 }]);
    service.advance(5000);
    expect(await textAt(`${base}llms.txt`)).toBe(LLMS);
  });

  it('forgets all of it when it is switched off, and never has the same address again', async () => {
    const base = await open();
    await publish(await service.keep(ada, LLMS)).expect(200);
    await service.remove(call(), ada).expect(204);
    await service.remove(call(), ada).expect(204);
    service.advance(5000);
    expect((await service.fetch(`${service.pathOf(base)}llms.txt`)).status).toBe(404);
    const again = await service.post(call(), ada).expect(201);
    expect(again.body.base).not.toBe(base);
    expect(again.body.files).toEqual([]);
  });

  it.each([
    ['site', () => database.db.delete(sites).where(eq(sites.id, site))],
    ['account', () => database.db.delete(users).where(eq(users.id, ada.id))],
  ])('is gone with its %s', async (_what, remove) => {
    const base = await open();
    await publish(await service.keep(ada, LLMS)).expect(200);
    service.advance(5000);
    expect(await textAt(`${base}llms.txt`)).toBe(LLMS);
    await remove();
    service.advance(5000);
    expect((await service.fetch(`${service.pathOf(base)}llms.txt`)).status).toBe(404);
    expect(await database.db.$count(siteHostings, eq(siteHostings.siteId, site))).toBe(0);
    expect(await database.db.$count(hostedFiles, eq(hostedFiles.siteId, site))).toBe(0);
  });
});
