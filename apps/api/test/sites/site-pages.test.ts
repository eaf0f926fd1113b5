import type { SiteAudit } from '@visible-ai/engine';
import { asc, eq } from 'drizzle-orm';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { siteAudits, siteIssuePlaces, sitePages, siteRows } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openSitesService } from '../support/open-sites-service.ts';
import { madeAudit, madePage } from './made-audit.ts';

type Service = Awaited<ReturnType<typeof openSitesService>>;
type Account = Awaited<ReturnType<Service['account']>>;
const HOUR = 3_600_000;
const PAGES = 2000;

interface Page {
  id: string;
  url: string;
  score: number | null;
  words: number;
  state: string;
}

describe.each(testDatabases)('what an audit says of pages, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  let ann: Account;
  let siteId: string;
  let next: SiteAudit;
  let large: string;
  beforeAll(async () => {
    database = await create();
    service = await openSitesService(database, { auditSite: async () => next });
    ann = await service.account({ isAdmin: true });
    siteId = (await service.post('sites', ann, { url: 'https://acme.example/' }).expect(201)).body.id;
    large = await auditOf(madeAudit(PAGES));
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });

  async function auditOf(told: SiteAudit, of = siteId): Promise<string> {
    next = told;
    service.advance(1000);
    const { audit_id } = (await service.post(`sites/${of}/audits`, ann).expect(202)).body;
    await vi.waitFor(async () => expect((await read(audit_id)).status).not.toBe('running'), {
      timeout: 20_000,
      interval: 20,
    });
    return audit_id;
  }
  const read = async (id: string) => (await service.get(`site-audits/${id}`, ann).expect(200)).body;
  const list = (query: string, id = large) => service.get(`site-audits/${id}/pages?${query}`, ann);
  async function all(query: string, id = large): Promise<{ pages: Page[]; total: number }> {
    const pages: Page[] = [];
    let cursor: string | null = null;
    let total = 0;
    do {
      const { body }: Response = await list(`${query}${cursor ? `&cursor=${cursor}` : ''}`, id).expect(200);
      pages.push(...body.pages);
      ({ total, nextCursor: cursor } = body);
    } while (cursor);
    return { pages, total };
  }

  it.each([
    ['score', (one: Page, other: Page) => (one.score ?? 101) - (other.score ?? 101)],
    ['-score', (one: Page, other: Page) => (other.score ?? -1) - (one.score ?? -1)],
    ['url', (one: Page, other: Page) => (one.url < other.url ? -1 : 1)],
    ['-url', (one: Page, other: Page) => (one.url < other.url ? 1 : -1)],
    [
      'words',
      (one: Page, other: Page) =>
        one.state === other.state ? one.words - other.words : one.state === 'read' ? -1 : 1,
    ],
    [
      '-words',
      (one: Page, other: Page) =>
        one.state === other.state ? other.words - one.words : one.state === 'read' ? -1 : 1,
    ],
  ])('is listed by %s, each page once, those that were not read last', async (sort, compare) => {
    const { pages, total } = await all(`sort=${sort}`);
    expect(total).toBe(PAGES);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(PAGES);
    expect(pages).toEqual(
      [...pages].sort((one, other) => compare(one, other) || Number(one.id) - Number(other.id)),
    );
    if (!sort.includes('url')) expect(pages.slice(-40).every(({ state }) => state === 'not-read')).toBe(true);
  });

  it('is found by template, check, status and words, each sign of them standing for itself', async () => {
    expect(await all('')).toEqual(await all('sort=score'));
    const counts = async (query: string) => (await list(query).expect(200)).body.total;
    const made = Array.from({ length: PAGES }, (_, number) => madePage(number));
    const blog = made.filter(({ templateId }) => templateId === 'blog');
    expect(await counts('template=blog')).toBe(blog.length);
    expect(await counts('check=dates')).toBe(blog.length);
    expect(await counts('check=title')).toBe(made.filter(({ state }) => state === 'read').length);
    expect(await counts('status=500')).toBe(40);
    const found = blog.filter(({ title }) => title?.includes('Product 1'));
    expect(await counts('template=blog&check=dates&status=200&q=product%201')).toBe(found.length);
    expect(await counts('q=PRODUCT%2042')).toBe(11);
    expect(await counts('q=')).toBe(PAGES);
    for (const none of ['q=%25', 'q=_', 'q=%5C', 'q=product%00', 'check=ti', 'template=blo', 'status=404'])
      expect(await counts(none), none).toBe(0);
    const { pages } = await all('template=blog&sort=-score');
    expect(new Set(pages.map(({ id }) => id)).size).toBe(blog.length);
  });

  it('refuses a filter, an order or a cursor that is none', async () => {
    const { nextCursor } = (await list('sort=url').expect(200)).body;
    const beyond = Buffer.from('["url",999999]').toString('base64url');
    for (const wrong of [
      'sort=title',
      'status=abc',
      'status=42',
      'cursor=x',
      'cursor=%00',
      `cursor=${beyond}&sort=url`,
      `sort=score&cursor=${nextCursor}`,
      `q=${'x'.repeat(201)}`,
    ])
      expect((await list(wrong)).body.code, wrong).toBe('invalid_input');
  });

  it('is found as it is typed in an address of other signs, and in a title with a percent sign', async () => {
    const told = madeAudit(0, {
      pages: [
        madePage(0, { url: 'https://acme.example/%C3%BCber-uns', title: '100 % Wolle_neu' }),
        madePage(1, { title: 'Lone \ud800 and NUL \u0000' }),
      ],
    });
    const id = await auditOf(told);
    const urls = async (q: string) =>
      (await all(`q=${encodeURIComponent(q)}`, id)).pages.map((page) => page.url);
    for (const q of ['über', '100 %', 'WOLLE_', '%C3%BC'])
      expect(await urls(q)).toEqual(['https://acme.example/%C3%BCber-uns']);
    const { body } = await list('q=lone', id).expect(200);
    expect(body.pages[0].title).toBe('Lone \ufffd and NUL \ufffd');
  });

  it('is told of a page in full in the words of that page', async () => {
    const page = (id: string | number) => service.get(`site-audits/${large}/pages/${id}`, ann);
    const { body } = await page(1707).expect(200);
    const evidence = `The title of ${body.url} has 120 characters, of which 60 are shown.`;
    const common = { title: 'There is no title', evidence };
    expect(body).toMatchObject({ id: '1707', thinned: false, failed: ['title'], warned: ['dates'] });
    expect(body.findings).toEqual([
      { issueId: 'title.blog', checkId: 'title', status: 'fail', ...common },
      { issueId: 'dates.blog', checkId: 'dates', status: 'warn', ...common },
    ]);
    expect((await page(49).expect(200)).body).toMatchObject({ state: 'not-read', findings: [] });
    for (const none of [PAGES, 'x', '-1', '1.5', '99999999999']) await page(none).expect(404);
  });

  it('is told of an issue with all of its places, its examples first', async () => {
    const path = `site-audits/${large}/issues/title.product/pages`;
    const { issues } = await read(large);
    const total = madeAudit(PAGES).issues[0]?.places.length;
    const places: { id: string; url: string }[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Response = await service
        .get(`${path}${cursor ? `?cursor=${cursor}` : ''}`, ann)
        .expect(200);
      expect(body).toMatchObject({ total, thinned: false });
      places.push(...body.pages);
      cursor = body.nextCursor;
    } while (cursor);
    expect(new Set(places.map(({ id }) => id)).size).toBe(total);
    expect(places.slice(0, 3).map(({ url }) => url)).toEqual(issues[0].examples);
    await service.get(`${path}?cursor=x`, ann).expect(400);
    await service.get(`site-audits/${large}/issues/title.none/pages`, ann).expect(404);
  });

  it('says in the trend of its site when robots.txt has changed, whatever could not be read between', async () => {
    const { id: of } = (await service.post('sites', ann, { url: 'https://rules.example/' }).expect(201)).body;
    for (const robotsTxt of ['none', 'none', 'first', null, 'first', 'second'])
      await auditOf(madeAudit(1, { robotsTxt }), of);
    const { trend } = (await service.get(`sites/${of}`, ann).expect(200)).body;
    expect(trend.map(({ robotsChanged }: { robotsChanged: boolean }) => robotsChanged)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('is held against the audit before, or another of the same site', async () => {
    const { id: of } = (await service.post('sites', ann, { url: 'https://other.example/' }).expect(201)).body;
    const pages = Array.from({ length: 30 }, (_, number) => madePage(number));
    const fixed = pages.map((one) => ({ ...one, failed: one.templateId === 'blog' ? [] : one.failed }));
    const first = await auditOf(madeAudit(0, { pages, score: 50 }), of);
    await service.get(`site-audits/${first}/compare`, ann).expect(404);
    const second = await auditOf(madeAudit(0, { pages: fixed.slice(1), score: 62 }), of);
    const { body } = await service.get(`site-audits/${second}/compare`, ann).expect(200);
    expect(body).toMatchObject({
      with: { id: first, score: 50 },
      fixed: [{ checkId: 'title', templateId: 'blog', pages: 10, title: 'The title is long' }],
      new: [],
      still: [
        { checkId: 'title', templateId: 'product', pages: 20, before: 20, title: 'The title is long' },
        { checkId: 'dates', templateId: 'blog', pages: 9, before: 10 },
      ],
      pagesAdded: [],
      pagesGone: [pages[0]?.url],
      scoreChange: 12,
    });
    expect((await read(second)).previous).toEqual({ id: first, score: 50 });
    const back = await service.get(`site-audits/${first}/compare?with=${second}`, ann).expect(200);
    expect(back.body).toMatchObject({ scoreChange: -12, pagesAdded: [pages[0]?.url] });
    const { body: none } = await service.get(`site-audits/${second}/compare?with=${large}`, ann).expect(404);
    expect(none.error).toBe('There is no such audit of this site to compare with');
    await service.get(`site-audits/${second}/compare?with=x`, ann).expect(400);
  });

  it('is thinned when three newer audits are there, and stays shown, compared and counted', async () => {
    const { id: of } = (await service.post('sites', ann, { url: 'https://old.example/' }).expect(201)).body;
    const ids: string[] = [];
    for (let at = 0; at < 4; at += 1) ids.push(await auditOf(madeAudit(600), of));
    const [oldest = '', second = ''] = ids;
    await vi.waitFor(async () => {
      const [row] = await database.db.select().from(siteAudits).where(eq(siteAudits.id, oldest));
      expect(row?.thinnedAt).not.toBeNull();
    });
    const { issues } = await read(oldest);
    for (const { id, pages, examples } of issues) {
      const { body } = await service.get(`site-audits/${oldest}/issues/${id}/pages`, ann).expect(200);
      expect(body).toMatchObject({ total: pages, thinned: true, nextCursor: null });
      expect(body.pages.map(({ url }: { url: string }) => url)).toEqual(examples);
    }
    const { body: page } = await service.get(`site-audits/${oldest}/pages/7`, ann).expect(200);
    expect(page).toMatchObject({ thinned: true, findings: [], failed: ['title'] });
    expect((await all('check=dates', oldest)).total).toBe(196);
    const { body } = await service.get(`site-audits/${second}/compare`, ann).expect(200);
    expect(body).toMatchObject({ with: { id: oldest }, fixed: [], new: [], pagesGone: [] });
    expect(body.still).toHaveLength(3);
    expect((await service.get(`site-audits/${second}/pages/7`, ann)).body.thinned).toBe(false);
    const left = await database.db.$count(siteIssuePlaces, eq(siteIssuePlaces.auditId, oldest));
    expect(left).toBe(3);
  });

  it('is forgotten with its site, and what was read of each page a day after', async () => {
    const { id: of } = (await service.post('sites', ann, { url: 'https://gone.example/' }).expect(201)).body;
    const id = await auditOf(madeAudit(3), of);
    const row = { kind: 'gone', url: 'https://gone.example/x', status: 404 };
    await database.db.insert(siteRows).values({ auditId: id, position: 0, row });
    const rows = () => database.db.select().from(siteRows).where(eq(siteRows.auditId, id));
    await service.sites.purge();
    expect(await rows()).toHaveLength(1);
    service.advance(24 * HOUR);
    await service.sites.purge();
    expect(await rows()).toHaveLength(0);
    await service.remove(`sites/${of}`, ann).expect(204);
    const pages = database.db.select().from(sitePages).where(eq(sitePages.auditId, id));
    expect(await pages.orderBy(asc(sitePages.position))).toEqual([]);
  });
});
