import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { botVisits } from '@visible-ai/shared/logs/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LogTruth, makeLog } from '../../../../packages/engine/test/logs/made-logs.ts';
import type { Database } from '../../src/db/database.ts';
import { agentVisits, countedLogs } from '../../src/db/schema/logs.ts';
import { siteAudits, siteIssues, sitePages, sites } from '../../src/db/schema/sites.ts';
import { forgetOldVisits } from '../../src/logs/visit-store.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openLogsService } from '../support/open-logs-service.ts';

type Service = Awaited<ReturnType<typeof openLogsService>>;
type Account = Awaited<ReturnType<Service['account']>>;

const WHOLE = 'from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z';
const GPTBOT = 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)';
const BINGBOT = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const FROM_OPENAI = '52.230.152.9';
const FROM_BING = '157.55.39.4';

async function made(seed: number): Promise<{ text: string; truth: LogTruth }> {
  let text = '';
  const truth = await makeLog({ format: 'nginx', seed, lines: 2000 }, (block) => {
    text += block;
  });
  return { text, truth };
}

const line = (
  path: string,
  { ua = GPTBOT, ip = FROM_OPENAI, status = 200, at = '02/Nov/2026:10:00:00' } = {},
) => `${ip} - - [${at} +0000] "GET ${path} HTTP/1.1" ${status} 5 "-" "${ua}"\n`;

describe.each(testDatabases)('access logs, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  let ann: Account;
  let site: string;
  beforeAll(async () => {
    database = await create();
    service = await openLogsService(database);
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });
  const addSite = async (ownerId: string) => {
    const [row] = await database.db
      .insert(sites)
      .values({
        ownerId,
        url: 'https://shop.example/',
        name: 'Shop',
        schedule: { every: 'none', hour: 6, timeZone: 'UTC' },
        alerts: {} as never,
      })
      .returning();
    return String(row?.id);
  };
  beforeEach(async () => {
    ann = await service.account();
    site = await addSite(ann.id);
  });

  const send = (log: string | Buffer, who = ann, { type = 'text/plain', to = site } = {}) =>
    service.agentFor(who).post(`/api/logs?site=${to}`).set('content-type', type).send(log);
  const read = async (query = WHOLE) => {
    const { body } = await service.get(`sites/${site}/bot-visits?${query}`, ann).expect(200);
    return botVisits.parse(body);
  };

  it('count as they were made, for agents, days, paths and referrals', async () => {
    const { text, truth } = await made(1);
    const { body } = await send(text).expect(200);
    expect(body).toEqual({ lines: { read: truth.read, unread: truth.unread }, duplicate: false });
    const told = await read();
    expect(told.lines).toEqual({ read: truth.read, unread: truth.unread });
    expect(told.agents).toHaveLength(Object.keys(truth.agents).length);
    for (const { token, operator, purpose, lastAt, ...counts } of told.agents) {
      const { operator: whose, purpose: why, lastAt: last = 0, ...expected } = truth.agents[token] ?? {};
      expect({ operator, purpose, counts }).toEqual({ operator: whose, purpose: why, counts: expected });
      expect(Date.parse(lastAt)).toBe(Math.floor(last / 1000) * 1000);
    }
    for (const { day, token, visits } of told.days) expect(truth.days[day]?.[token]).toBe(visits);
    expect(Object.fromEntries(told.referrals.map(({ assistant, visits }) => [assistant, visits]))).toEqual(
      truth.referrals,
    );
    const cells = Object.entries(truth.cells).map(([cell, count]) => ({ parts: cell.split('|'), count }));
    for (const { path, visits, agents, statuses } of told.paths) {
      const own = cells.filter(({ parts }) => parts[1] === path);
      expect(visits).toBe(own.reduce((sum, { count }) => sum + count, 0));
      expect(agents).toEqual([...new Set(own.map(({ parts }) => parts[0]))].sort());
      for (const [status, count] of Object.entries(statuses))
        expect(count).toBe(
          own.filter(({ parts }) => parts[2] === status).reduce((sum, { count: each }) => sum + each, 0),
        );
    }
    expect(told.ranges.find(({ list }) => list === 'openai.com/gptbot.json')).toMatchObject({
      operator: 'OpenAI',
      prefixes: 4,
      fetchedAt: null,
    });
  });

  it('that come twice count once, packed or not, and when both come at once', async () => {
    const { text, truth } = await made(2);
    const both = await Promise.all([
      send(text).expect(200),
      send(gzipSync(text), ann, { type: 'application/gzip' }).expect(200),
    ]);
    expect(both.map(({ body }) => body.duplicate).sort()).toEqual([false, true]);
    const again = await send(gzipSync(text), ann, { type: 'text/plain' })
      .set('content-encoding', 'gzip')
      .expect(200);
    expect(again.body).toEqual({ lines: { read: truth.read, unread: truth.unread }, duplicate: true });
    expect((await read()).lines.read).toBe(truth.read);
  });

  it('add up, each day and path of all of them', async () => {
    await send(line('/a') + line('/a', { at: '02/Nov/2026:08:00:00' })).expect(200);
    await send(line('/a', { at: '02/Nov/2026:12:00:00' }) + line('/b', { status: 404 })).expect(200);
    const told = await read();
    expect(told.agents).toMatchObject([
      { token: 'GPTBot', visits: 4, verified: 4, errors: 1, lastAt: '2026-11-02T12:00:00.000Z' },
    ]);
    expect(told.paths).toEqual([
      { path: '/a', visits: 3, agents: ['GPTBot'], statuses: { 200: 3 } },
      { path: '/b', visits: 1, agents: ['GPTBot'], statuses: { 404: 1 } },
    ]);
    expect(told.days).toEqual([{ day: '2026-11-02', token: 'GPTBot', visits: 4 }]);
    const before = await read('from=2026-10-01T00:00:00Z&to=2026-11-01T00:00:00Z');
    expect(before).toMatchObject({ agents: [], paths: [], days: [], lines: { read: 0, unread: 0 } });
    await service
      .get(`sites/${site}/bot-visits?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z`, ann)
      .expect(400);
  });

  it('are told in words when they cannot be taken, and count nothing then', async () => {
    const packed = gzipSync(line('/').repeat(3000));
    const broken = await send(packed.subarray(0, packed.length - 12), ann, { type: 'application/gzip' });
    expect([broken.status, broken.body.code]).toEqual([422, 'unprocessable']);
    const html = await send('<p>', ann, { type: 'text/html' });
    expect([html.status, html.body.code]).toEqual([415, 'unsupported_media_type']);
    const coded = await send(line('/')).set('content-encoding', 'br');
    expect(coded.status).toBe(415);
    const large = await service
      .agentFor(ann)
      .post(`/api/logs?site=${site}`)
      .set('content-type', 'text/plain')
      .set('content-length', String(3 * 1024 ** 3))
      .send('x')
      .catch((error: Error) => error);
    expect(large).toMatchObject({ status: 413, body: { error: 'The file is larger than 2 GB.' } });
    await service.agentFor(ann).post('/api/logs').set('content-type', 'text/plain').send('x').expect(400);
    expect(await database.db.$count(countedLogs, eq(countedLogs.siteId, site))).toBe(0);
  });

  it('are nobody else’s, and need a plan to be sent, not to be read', async () => {
    const bea = await service.account();
    for (const to of [site, randomUUID()]) {
      await send(line('/'), bea, { to }).expect(404);
      await service.get(`sites/${to}/bot-visits`, bea).expect(404);
    }
    const poor = await service.account({ subscriptionStatus: null });
    const own = await addSite(poor.id);
    const { status, body } = await send(line('/'), poor, { to: own });
    expect([status, body.code, body.details]).toEqual([
      403,
      'plan_limit',
      { limit: 'logs', plan: 'no plan' },
    ]);
    await service.get(`sites/${own}/bot-visits`, poor).expect(200);
    const admin = await service.account({ subscriptionStatus: null, isAdmin: true });
    await send(line('/'), admin, { to: await addSite(admin.id) }).expect(200);
  });

  it('go with their site, and are forgotten after thirteen months', async () => {
    await send(line('/a')).expect(200);
    await forgetOldVisits(database.db, new Date('2027-11-01T00:00:00Z'));
    expect(await database.db.$count(agentVisits, eq(agentVisits.siteId, site))).toBe(1);
    await forgetOldVisits(database.db, new Date('2027-12-10T00:00:00Z'));
    expect(await database.db.$count(agentVisits, eq(agentVisits.siteId, site))).toBe(0);
    await send(line('/b')).expect(200);
    await database.db.delete(sites).where(eq(sites.id, site));
    expect(await database.db.$count(agentVisits, eq(agentVisits.siteId, site))).toBe(0);
    expect(await database.db.$count(countedLogs, eq(countedLogs.siteId, site))).toBe(0);
  });

  it('hold as many paths as are told apart, whatever they are', async () => {
    const long = `/${'é'.repeat(498)}`;
    await send(line(long) + line(`/${'x'.repeat(600)}`)).expect(200);
    const { paths } = await read();
    expect(paths.map(({ path }) => path).sort()).toEqual(['(other paths)', long]);
  });

  const audited = async (
    at: string,
    {
      robots = null,
      fingerprint = 'none',
      pages = ['/', '/pricing', '/caf%C3%A9', '/new'],
      issues = [] as string[],
    } = {} as {
      robots?: string | null;
      fingerprint?: string;
      pages?: string[];
      issues?: string[];
    },
  ) => {
    const [audit] = await database.db
      .insert(siteAudits)
      .values({
        siteId: site,
        ownerId: ann.id,
        url: 'https://shop.example/',
        origin: 'hand',
        pageLimit: 25,
        status: 'completed',
        score: 60,
        robotsFile: robots,
        summary: { whole: true, robotsTxt: fingerprint } as never,
        createdAt: new Date(at),
      })
      .returning();
    const auditId = String(audit?.id);
    await database.db.insert(sitePages).values(
      pages.map((path, position) => ({
        auditId,
        position,
        url: `https://shop.example${path}`,
        templateId: 'all',
        state: 'read' as const,
        words: 100,
        inSitemap: true,
        linkedFrom: 1,
        failed: issues,
        warned: [],
      })),
    );
    for (const [position, checkId] of issues.entries())
      await database.db.insert(siteIssues).values({
        auditId,
        issueId: `${checkId}.all`,
        position,
        checkId,
        kind: 'page',
        templateId: 'all',
        title: `The ${checkId} is wrong`,
        evidence: 'On every page',
        fix: 'Mend it',
        pages: pages.length,
        points: 2,
        priority: 'high',
        examples: [],
      });
  };

  it('say which pages no search agent has fetched, and tell nothing where there is no log', async () => {
    await audited('2026-11-01T00:00:00Z');
    expect(await read()).toMatchObject({ notFetched: [], notFetchedCount: 0 });
    const bing = { ua: BINGBOT, ip: FROM_BING, at: '20/Dec/2026:10:00:00' };
    await send(
      line('/', bing) +
        line('/café', bing) +
        line('/new', { ...bing, status: 500 }) +
        line('/pricing', { ...bing, ip: '198.51.100.9' }) +
        line('/new', { at: bing.at }),
    ).expect(200);
    expect(await read()).toMatchObject({
      notFetched: ['https://shop.example/pricing', 'https://shop.example/new'],
      notFetchedCount: 2,
    });
    expect((await read('from=2026-01-01T00:00:00Z&to=2027-02-01T00:00:00Z')).notFetchedCount).toBe(4);
  });

  it('are held some thousands at a time against the pages, however many there are', async () => {
    await audited('2026-11-01T00:00:00Z', { pages: ['/', '/page-7', '/page-11999', '/other'] });
    await send(line('/anything', { ua: BINGBOT, ip: FROM_BING })).expect(200);
    await database.db.execute(sql`
      insert into agent_visits (site_id, day, token, path, status, verdict, visits, first_at, last_at)
      select ${site}::uuid, '2026-11-02', 'Bingbot', '/page-' || at, 200, 'verified', 1, '2026-11-02', '2026-11-02'
      from generate_series(0, 11999) as at`);
    const { notFetched, paths } = await read('to=2026-11-10T00:00:00Z');
    expect(notFetched).toEqual(['https://shop.example/', 'https://shop.example/other']);
    expect(paths).toHaveLength(500);
  });

  it('tell of a path its most frequent answers', async () => {
    const answers = Array.from({ length: 60 }, (_, at) => line('/', { status: 200 + at }));
    await send([...answers, line('/', { status: 250 }), line('/', { status: 258 })].join('')).expect(200);
    const [path] = (await read()).paths;
    expect(path).toMatchObject({ visits: 62, agents: ['GPTBot'] });
    expect(Object.keys(path?.statuses ?? {})).toHaveLength(50);
    expect(path?.statuses).toMatchObject({ 200: 1, 250: 2, 258: 2 });
  });

  it('tell of whole days: a line of a clock that is ahead stands in what is asked for now', async () => {
    await send(line('/ahead', { at: '02/Nov/2026:10:00:01' })).expect(200);
    const { lines, agents } = await read('to=2026-11-02T10:00:00Z');
    expect(lines).toEqual({ read: 1, unread: 0 });
    expect(agents).toMatchObject([{ token: 'GPTBot', visits: 1 }]);
    expect((await read('to=2026-11-01T23:59:59Z')).lines.read).toBe(0);
    expect((await read('from=2026-11-02T20:00:00Z&to=2026-11-03T00:00:00Z')).lines.read).toBe(1);
  });

  it('are asked for by days that there are', async () => {
    for (const query of [
      'from=0000-01-01T00:00:00Z',
      'from=1969-12-31T23:59:59Z',
      'to=9999-12-31T23:59:59-12:00',
      'from=2026-01-01T00:00:00Z&to=0000-01-01T00:00:00Z',
    ])
      await service.get(`sites/${site}/bot-visits?${query}`, ann).expect(400);
    expect(await read('to=1970-01-02T00:00:00Z')).toMatchObject({ from: '1970-01-01T00:00:00.000Z' });
  });

  it('are taken no more where they tell of more than any site has', async () => {
    await database.db.transaction(async (tx) => {
      // Without a look at the site for each row, which is there: it takes most of the time.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`
        insert into assistant_referrals (site_id, day, assistant, visits)
        select ${site}::uuid, date '1700-01-01' + at, 'chatgpt', 1 from generate_series(0, 100000) as at`);
    });
    const { body } = await send(line('/')).expect(422);
    expect(body.error).toContain('Nothing in this log was counted');
    expect(await database.db.$count(countedLogs, eq(countedLogs.siteId, site))).toBe(0);
  });

  it('say who came although robots.txt keeps them out, and by which line', async () => {
    const robots = 'User-agent: *\nDisallow: /private\n\nUser-agent: GPTBot\nDisallow: /\nAllow: /open\n';
    await audited('2026-11-01T00:00:00Z', { robots });
    await send(
      line('/private/area', { ua: BINGBOT, ip: FROM_BING }) +
        line('/private/area', { ua: BINGBOT, ip: '198.51.100.9' }) +
        line('/pricing', { ua: BINGBOT, ip: FROM_BING }) +
        line('/open') +
        line('/pricing').repeat(2),
    ).expect(200);
    expect((await read()).blockedButCame).toEqual([
      { token: 'GPTBot', path: '/pricing', visits: 2, rule: 'Disallow: /' },
      { token: 'Bingbot', path: '/private/area', visits: 1, rule: 'Disallow: /private' },
    ]);
  });

  it('say who came first after something was fixed', async () => {
    await audited('2026-11-01T00:00:00Z', { issues: ['title', 'dates'], fingerprint: 'one' });
    await audited('2026-11-10T12:00:00Z', { issues: ['dates'], fingerprint: 'two' });
    const bing = (at: string, path: string) => line(path, { ua: BINGBOT, ip: FROM_BING, at });
    await send(
      bing('10/Nov/2026:11:00:00', '/before') +
        bing('12/Nov/2026:09:00:00', '/first') +
        bing('13/Nov/2026:09:00:00', '/second') +
        line('/spoofed', { ua: BINGBOT, ip: '198.51.100.9', at: '11/Nov/2026:09:00:00' }) +
        line('/training', { at: '11/Nov/2026:09:00:00' }),
    ).expect(200);
    const first = { token: 'Bingbot', firstVisitAt: '2026-11-12T09:00:00.000Z', path: '/first' };
    const at = '2026-11-10T12:00:00.000Z';
    expect((await read()).afterFixes).toEqual([
      { at, what: 'Fixed: The title is wrong', ...first },
      { at, what: 'robots.txt was changed', ...first },
    ]);
  });
});
