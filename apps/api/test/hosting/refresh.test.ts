import { randomUUID } from 'node:crypto';
import type { Engine } from '@visible-ai/engine';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { contentRevisions, contents } from '../../src/db/schema/content.ts';
import { fileRefreshes, refreshPages, siteHostings, siteRefreshes } from '../../src/db/schema/hosting.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { sites } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import type { Account } from '../support/open-calls.ts';
import { openContentEngine } from '../support/open-content-service.ts';
import { type HostingService, openHostingService } from '../support/open-hosting-service.ts';
import { openClock } from '../support/open-monitoring-service.ts';
import { type EditableSite, openEditableSite } from './editable-site.ts';

describe.each(testDatabases)('refreshing, on $name', ({ create }) => {
  let database: Database;
  let pots: EditableSite;
  let engine: Engine;
  let service: HostingService;
  let ada: Account;
  let site: string;
  let base: string;
  const clock = openClock('2026-11-20T12:00:00.000Z');
  beforeAll(async () => {
    database = await create();
    pots = await openEditableSite();
    engine = openContentEngine([pots.host]);
  });
  afterAll(async () => {
    await engine.close();
    await pots.close();
    await database.close();
  });
  beforeEach(async () => {
    pots.reset();
    clock.set(new Date('2026-11-20T12:00:00.000Z'));
    await emptyDatabase(database);
    service = await openHostingService(database, { engine, clock });
    ada = await service.account();
    site = await service.site(ada, pots.url);
    base = service.pathOf((await service.post(`sites/${site}/hosting`, ada).expect(201)).body.base);
  });
  afterEach(() => service.close());

  const call = (path = '') => `sites/${site}/hosting${path}`;
  const hosting = async () => (await service.get(call(), ada).expect(200)).body;
  const publish = (contentId: string) => service.post(call('/publish'), ada, { contentId }).expect(200);
  const served = async (file = 'llms.txt') => {
    clock.advance(1);
    return (await service.fetch(`${base}${file}`)).text;
  };
  const keptText = async (id: string) => {
    const [row] = await database.db.select().from(contents).where(eq(contents.id, id));
    return row?.contentText ?? '';
  };
  const decide = (refreshId: string, approve: boolean) =>
    service.post(call(`/refreshes/${refreshId}`), ada, { approve });
  const full = async (refreshId: string) =>
    (await service.get(call(`/refreshes/${refreshId}`), ada).expect(200)).body;
  /** Reads the site again, and returns the result for each file. */
  const refresh = async () => {
    clock.advance(1);
    await service.post(call('/refresh'), ada).expect(202);
    await service.refreshed();
    return (await hosting()).refreshes;
  };
  const edit = (id: string, text: string) =>
    database.db
      .update(contents)
      .set({ contentText: text, updatedAt: new Date(clock.now().getTime() + 1) })
      .where(eq(contents.id, id));
  /** Publishes an llms.txt in its current form. */
  const upToDate = async (change: Parameters<HostingService['keep']>[2] = {}) => {
    const id = await service.keep(ada, '# Old\n', { websiteUrl: pots.url, ...change });
    await publish(id);
    const [first] = await refresh();
    await decide(first.id, true).expect(200);
    await database.db.delete(mails);
    return id;
  };

  it('changes nothing before it is approved: then what was shown is kept and served', async () => {
    const id = await service.keep(ada, '# Old\n', { websiteUrl: pots.url });
    await service.post(call('/refresh'), ada).expect(422);
    await publish(id);
    const begun = await service.post(call('/refresh'), ada).expect(202);
    // The refresh may already have ended when the answer is written.
    const begins = expect.stringMatching(/^(?:reading|waiting)$/);
    expect(begun.body.refreshes).toMatchObject([{ contentId: id, status: begins, decidedAt: null }]);
    await service.refreshed();
    const [waiting] = (await hosting()).refreshes;
    expect(waiting).toMatchObject({ status: 'waiting', removed: 1, conflicts: 0, error: null });
    expect(waiting.added).toBeGreaterThan(3);
    const { before, after } = await full(waiting.id);
    expect(before).toBe('# Old\n');
    expect(after).toContain('Bowls of stoneware');
    expect([await served(), await keptText(id)]).toEqual(['# Old\n', '# Old\n']);

    const approved = await decide(waiting.id, true).expect(200);
    expect(approved.body).toMatchObject({ status: 'approved', decidedAt: clock.now().toISOString() });
    expect([await served(), await keptText(id)]).toEqual([after, after]);
    expect((await hosting()).files).toMatchObject([{ version: 2, newer: false }]);
    const [revision] = await database.db
      .select()
      .from(contentRevisions)
      .where(eq(contentRevisions.contentId, id));
    expect(revision).toMatchObject({ origin: 'regenerated', contentText: after });

    await decide(waiting.id, true).expect(200);
    expect((await decide(waiting.id, false).expect(409)).body.code).toBe('conflict');
    expect((await hosting()).files).toMatchObject([{ version: 2 }]);
  });

  it('mails what would change, with a link to sign in by and nothing that acts by itself', async () => {
    await publish(await service.keep(ada, '# Old\n', { websiteUrl: pots.url }));
    const [waiting] = await refresh();
    const [mail, ...others] = await service.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Acme: llms.txt would change');
    expect(mail?.text).toContain(`https://visible.example/sites/${site}/files/refreshes/${waiting.id}`);
    expect(mail?.text).toContain('   - # Old');
    expect(mail?.text).toMatch(/ {3}\+ - \[The bowl\]\(http.*Bowls of stoneware/);
    expect(mail?.html).toContain('<pre');
    expect(mail?.text).not.toContain(base.slice(3, -1));
    await service.agent.get(`/api/${call(`/refreshes/${waiting.id}`)}`).expect(401);
    expect((await full(waiting.id)).status).toBe('waiting');
  });

  it('mails nothing once 500 such mails have left within the hour, and says it on the screen', async () => {
    await publish(await service.keep(ada, '# Old\n', { websiteUrl: pots.url }));
    const createdAt = clock.now();
    const others = Array.from({ length: 500 }, (_, index) => ({
      key: `file-refresh:${index}`,
      recipient: 'eve@example.com',
      subject: 'S',
      text: '',
      html: '',
      state: 'sent' as const,
      createdAt,
    }));
    await database.db.insert(mails).values(others);
    expect(await refresh()).toMatchObject([{ status: 'waiting' }]);
    expect(await service.mails()).toHaveLength(500);
  });

  it('says nothing by mail of a site that is as it was', async () => {
    await upToDate();
    const [unchanged] = await refresh();
    expect(unchanged).toMatchObject({ status: 'unchanged', added: 0, removed: 0 });
    expect(await service.mails()).toEqual([]);
  });

  it('keeps what was changed by hand, and says where the site disagrees', async () => {
    const id = await upToDate();
    const own = (await keptText(id))
      .replace('# River Pots', '# My own pots')
      .replace(/Vases[^.]*\./, 'Own words.');
    expect(own).toContain('Own words.');
    await edit(id, own);
    pots.pages['/'] = 'Pots that are cast in moulds, for hotels and restaurants by the sea.';
    pots.pages['/vase'] = 'Vases of glass that stand in the hall, tall and slim, and are blown once.';
    const [waiting] = await refresh();
    expect(waiting).toMatchObject({ status: 'waiting', added: 2, removed: 2, conflicts: 1 });
    expect(waiting.notes[0]).toContain('edits that are not published yet');
    expect(waiting.notes.join()).toContain('Vases of glass');
    const { after } = await full(waiting.id);
    for (const text of ['# My own pots', 'Own words.', 'cast in moulds']) expect(after).toContain(text);
    await decide(waiting.id, true).expect(200);
    expect(await served()).toBe(after);
    const [again] = await refresh();
    expect(again).toMatchObject({ status: 'unchanged' });
  });

  it('is merged again when it was edited since it was shown, and waits for another look', async () => {
    const id = await upToDate();
    pots.pages['/bowl'] =
      'Bowls of earthenware that hold two litres of stew, glazed in green and fired once.';
    const [waiting] = await refresh();
    await edit(id, (await keptText(id)).replace('# River Pots', '# My own pots'));
    const before = await served();
    const { body } = await decide(waiting.id, true).expect(409);
    expect(body).toMatchObject({ code: 'conflict', details: { id: waiting.id, status: 'waiting' } });
    expect(await served()).toBe(before);
    const { after } = await full(waiting.id);
    expect(after).toContain('# My own pots');
    await decide(waiting.id, true).expect(200);
    expect(await served()).toBe(after);
  });

  it('gives way to a newer one', async () => {
    const id = await upToDate();
    pots.pages['/bowl'] =
      'Bowls of earthenware that hold two litres of stew, glazed in green and fired once.';
    const [older] = await refresh();
    pots.pages['/bowl'] = 'Bowls of iron that hold three litres of tea, not glazed at all and cast in sand.';
    const [newer, replaced] = await refresh();
    expect([newer.status, replaced.id, replaced.status]).toEqual(['waiting', older.id, 'replaced']);
    expect((await decide(older.id, true).expect(409)).body.error).toContain('newer');
    expect(await keptText(id)).toContain('Bowls of stoneware');
    await decide(newer.id, false).expect(200);
    expect((await hosting()).refreshes[0]).toMatchObject({ status: 'declined' });
    expect(await served()).toBe(await keptText(id));
  });

  it('waits no more for a file in whose place another was published', async () => {
    await upToDate();
    pots.pages['/bowl'] =
      'Bowls of earthenware that hold two litres of stew, glazed in green and fired once.';
    const [waiting] = await refresh();
    await publish(await service.keep(ada, '# Another\n', { websiteUrl: pots.url }));
    expect((await full(waiting.id)).status).toBe('declined');
    await decide(waiting.id, true).expect(409);
    expect(await served()).toBe('# Another\n');
  });

  it('is decided once, however many decide at the same moment', async () => {
    await upToDate();
    pots.pages['/bowl'] =
      'Bowls of earthenware that hold two litres of stew, glazed in green and fired once.';
    const [waiting] = await refresh();
    const answers = await Promise.all(
      [true, false, true, false].map((approve) => decide(waiting.id, approve)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const { status } = await full(waiting.id);
    expect((await hosting()).files[0].version).toBe(status === 'approved' ? 3 : 2);
  });

  it('runs once at a time, and is nobody else’s', async () => {
    await upToDate();
    let release: () => void = () => undefined;
    pots.hold = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const begun = await Promise.all([1, 2, 3].map(() => service.post(call('/refresh'), ada)));
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 200, 202]);
    pots.hold = () => Promise.resolve();
    await vi.waitFor(() => expect(pots.read.length).toBeGreaterThan(0));
    release();
    await service.refreshed();
    const bo = await service.account();
    const [row] = (await hosting()).refreshes;
    await service.post(call('/refresh'), bo).expect(404);
    await service.get(call(`/refreshes/${row.id}`), bo).expect(404);
    await service.post(call(`/refreshes/${row.id}`), bo, { approve: true }).expect(404);
    await service.get(call(`/refreshes/${randomUUID()}`), ada).expect(404);
    const other = await service.site(ada, 'https://other.example/');
    await service.get(`sites/${other}/hosting/refreshes/${row.id}`, ada).expect(404);
  });

  describe('where additions are published by themselves', () => {
    const allow = () => service.put(call(), ada, { additions: true }).expect(200);

    it('publishes what only adds, and says so', async () => {
      const id = await upToDate();
      await allow();
      pots.pages['/jug'] = 'Jugs of stoneware that pour without a drop, glazed in brown and fired twice.';
      const [added] = await refresh();
      expect(added).toMatchObject({ status: 'published', removed: 0, conflicts: 0 });
      expect(await served()).toContain('Jugs of stoneware');
      expect(await keptText(id)).toBe(await served());
      const [mail] = await service.mails();
      expect(mail?.subject).toBe('Acme: llms.txt was brought up to date');
      expect(mail?.text).toContain('published by itself');
    });

    it('leaves to its owner what takes a line away, and what would publish edits nobody approved', async () => {
      const id = await upToDate();
      await allow();
      const { '/vase': _gone, ...left } = pots.pages;
      pots.pages = { ...left, '/jug': 'Jugs of stoneware that pour without a drop, glazed in brown.' };
      expect((await refresh())[0]).toMatchObject({ status: 'waiting' });
      pots.reset();
      await edit(id, `${await keptText(id)}\nBy hand.\n`);
      pots.pages['/jug'] = 'Jugs of stoneware that pour without a drop, glazed in brown and fired twice.';
      expect((await refresh())[0]).toMatchObject({ status: 'waiting', removed: 0 });
      expect(await served()).not.toContain('Jugs');
    });

    it('never publishes a robots.txt by itself', async () => {
      const robots = { contentType: 'robots_txt', request: { robots: {} } } as const;
      pots.files['/robots.txt'] = 'User-agent: *\nDisallow: /cart\n';
      await upToDate(robots);
      await allow();
      pots.files['/robots.txt'] = 'User-agent: *\nDisallow: /cart\nDisallow: /account\n';
      const [waiting] = await refresh();
      expect(waiting).toMatchObject({ kind: 'robots_txt', status: 'waiting', added: 1, removed: 0 });
      expect(await served('robots.txt')).not.toContain('/account');
      await decide(waiting.id, true).expect(200);
      expect(await served('robots.txt')).toContain('Disallow: /account');
    });
  });

  it('reads the site once for all its files', async () => {
    await publish(await service.keep(ada, '# Old\n', { websiteUrl: pots.url }));
    const robots = { contentType: 'robots_txt', request: {}, websiteUrl: pots.url } as const;
    await publish(await service.keep(ada, 'User-agent: *\n', robots));
    const rows = await refresh();
    expect(rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['llms_txt', 'robots_txt']);
    expect(pots.read.filter((path) => path === '/bowl')).toHaveLength(1);
    expect(await service.mails()).toHaveLength(1);
  });

  describe('when the site is away', () => {
    const schedule = { every: 'weekly', weekday: 1, hour: 6, timeZone: 'UTC' } as const;
    const due = async () => {
      clock.advance(7 * 24 * 60);
      await service.doDue();
      await service.refreshed();
    };

    it('goes on serving the last good version, says so on the screen, and by mail once', async () => {
      await upToDate();
      const before = await served();
      pots.down = true;
      const [failed] = await refresh();
      expect(failed).toMatchObject({ status: 'failed', decidedAt: clock.now().toISOString() });
      expect(failed.error).toMatch(/could not be reached/i);
      expect(await service.mails()).toEqual([]);
      pots.down = false;
      await refresh();
      pots.down = true;
      await service.put(call(), ada, { schedule }).expect(200);
      for (let week = 0; week < 3; week += 1) await due();
      expect(await served()).toBe(before);
      const mails = await service.mails();
      expect(mails.map(({ subject }) => subject)).toEqual(['Acme: llms.txt could not be refreshed']);
      expect(mails[0]?.text).toContain('What is published stays as it is.');
      pots.down = false;
      await due();
      expect((await hosting()).refreshes[0]).toMatchObject({ status: 'unchanged' });
    }, 60_000);

    it('leaves what waited before as it is', async () => {
      await upToDate();
      pots.pages['/bowl'] = 'Bowls of earthenware that hold two litres of stew, glazed in green.';
      const [waiting] = await refresh();
      pots.down = true;
      await refresh();
      expect((await full(waiting.id)).status).toBe('waiting');
      await decide(waiting.id, true).expect(200);
    });
  });

  describe('on a schedule', () => {
    const schedule = { every: 'weekly', weekday: 1, hour: 6, timeZone: 'Europe/Berlin' } as const;
    const refreshes = () => database.db.select().from(siteRefreshes);
    const settle = async () => {
      await service.refreshed();
      return (await refreshes()).length;
    };
    beforeEach(async () => {
      await publish(await service.keep(ada, '# Old\n', { websiteUrl: pots.url }));
      await service.put(call(), ada, { schedule }).expect(200);
    });

    it('is begun once on any number of instances, and what was missed is made up once', async () => {
      const others = await Promise.all([1, 2].map(() => openHostingService(database, { engine, clock })));
      const dueAll = () => Promise.all([service, ...others].map((one) => one.doDue()));
      await dueAll();
      expect(await settle()).toBe(0);
      // Monday at six in Berlin, and up to an hour later.
      clock.set(new Date('2026-11-23T06:00:00.000Z'));
      await dueAll();
      await dueAll();
      expect(await settle()).toBe(1);
      expect((await refreshes())[0]).toMatchObject({ origin: 'schedule', status: 'completed' });
      // The service was off for three weeks.
      clock.set(new Date('2026-12-15T12:00:00.000Z'));
      await dueAll();
      await dueAll();
      expect(await settle()).toBe(2);
      expect((await hosting()).nextRefreshAt).toMatch(/^2026-12-21T05:/);
      await Promise.all(others.map((one) => one.close()));
    });

    it('rests while there is no plan, and goes on with the next one', async () => {
      const plan = (subscriptionStatus: 'expired' | 'active') =>
        database.db.update(users).set({ subscriptionStatus }).where(eq(users.id, ada.id));
      await plan('expired');
      clock.set(new Date('2026-11-23T06:00:00.000Z'));
      await service.doDue();
      expect(await settle()).toBe(0);
      expect((await hosting()).nextRefreshAt).toMatch(/^2026-11-30T05:/);
      await service.post(call('/refresh'), ada).expect(403);
      await plan('active');
      clock.set(new Date('2026-11-30T06:00:00.000Z'));
      await service.doDue();
      expect(await settle()).toBe(1);
    });

    it('costs no credit and mails nobody who wants none', async () => {
      await database.db.update(users).set({ credits: 2 }).where(eq(users.id, ada.id));
      const [row] = await database.db.select().from(sites).where(eq(sites.id, site));
      if (!row) throw new Error('The site is gone');
      await database.db
        .update(sites)
        .set({ alerts: { ...row.alerts, muted: true } })
        .where(eq(sites.id, site));
      clock.set(new Date('2026-11-23T06:00:00.000Z'));
      await service.doDue();
      await settle();
      expect((await hosting()).refreshes[0]).toMatchObject({ status: 'waiting' });
      expect(await service.mails()).toEqual([]);
      const [owner] = await database.db.select().from(users).where(eq(users.id, ada.id));
      expect(owner?.credits).toBe(2);
    });
  });

  it('goes on after its worker died, without reading a page twice and without a second mail', async () => {
    await service.close();
    service = await openHostingService(database, {
      engine,
      clock,
      timing: { beat: 50, limit: 60_000, lease: 60_000 },
    });
    await publish(await service.keep(ada, '# Old\n', { websiteUrl: pots.url }));
    let reads = 0;
    pots.hold = () => {
      reads += 1;
      // The first pages arrive, then nothing: the process is killed in between.
      return reads > 2 ? new Promise(() => undefined) : Promise.resolve();
    };
    await service.post(call('/refresh'), ada).expect(202);
    await vi.waitFor(async () => expect(await database.db.$count(refreshPages)).toBeGreaterThan(0), 10_000);
    const known = await database.db.$count(refreshPages);
    await database.db
      .update(siteRefreshes)
      .set({ worker: randomUUID(), leaseUntil: new Date(Date.now() - 1000) });
    pots.hold = () => Promise.resolve();
    const before = [...pots.read];
    await service.refreshed();
    const again = pots.read.slice(before.length).filter((path) => before.slice(0, known).includes(path));
    expect(again.filter((path) => path !== '/')).toEqual([]);
    expect((await hosting()).refreshes).toMatchObject([{ status: 'waiting' }]);
    expect(await service.mails()).toHaveLength(1);
    expect(await database.db.$count(refreshPages)).toBe(0);
  }, 30_000);

  it('is put back by a service that stops, and done by the next', async () => {
    await publish(await service.keep(ada, '# Old\n', { websiteUrl: pots.url }));
    let release: () => void = () => undefined;
    pots.hold = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    await service.post(call('/refresh'), ada).expect(202);
    await vi.waitFor(() => expect(pots.read.length).toBeGreaterThan(0));
    const stopping = service.close();
    pots.hold = () => Promise.resolve();
    release();
    await stopping;
    service = await openHostingService(database, { engine, clock });
    await service.refreshed();
    expect((await hosting()).refreshes).toMatchObject([{ status: 'waiting' }]);
    expect(await service.mails()).toHaveLength(1);
  });

  it('comes to nothing when hosting is switched off or the file taken away meanwhile', async () => {
    const id = await upToDate();
    pots.pages['/bowl'] =
      'Bowls of earthenware that hold two litres of stew, glazed in green and fired once.';
    const [waiting] = await refresh();
    await service.post(call('/unpublish'), ada, { file: 'llms.txt' }).expect(200);
    expect((await full(waiting.id)).status).toBe('declined');
    await publish(id);
    let release: () => void = () => undefined;
    pots.hold = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const read = pots.read.length;
    await service.post(call('/refresh'), ada).expect(202);
    await vi.waitFor(() => expect(pots.read.length).toBeGreaterThan(read));
    await service.remove(call(), ada).expect(204);
    pots.hold = () => Promise.resolve();
    release();
    await service.refreshed();
    expect(await database.db.$count(fileRefreshes)).toBe(0);
    expect(await database.db.$count(siteHostings)).toBe(0);
    expect(await keptText(id)).not.toContain('earthenware');
  });
});
