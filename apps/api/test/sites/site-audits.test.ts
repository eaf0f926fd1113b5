import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { type Engine, EngineError } from '@visible-ai/engine';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { siteAudits, siteRows } from '../../src/db/schema/sites.ts';
import { type LocalShop, openLocalShop } from '../content/local-shop.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openSitesService, type SitesServiceSettings } from '../support/open-sites-service.ts';
import { openTestEngine } from '../support/open-test-engine.ts';
import { madeAudit } from './made-audit.ts';

const soon = { timeout: 20_000, interval: 25 };
type Service = Awaited<ReturnType<typeof openSitesService>>;
type Account = Awaited<ReturnType<Service['account']>>;

describe.each(testDatabases)('audits of sites, on $name', ({ create }) => {
  let database: Database;
  let shop: LocalShop;
  let engine: Engine;
  let services: Service[];
  let service: Service;
  let ann: Account;
  let siteId: string;
  beforeAll(async () => {
    shop = await openLocalShop(6);
    engine = openTestEngine([shop.host]);
  });
  afterAll(() => Promise.all([engine.close(), shop.close()]));
  beforeEach(async () => {
    database = await create();
    shop.forget();
    services = [];
  });
  afterEach(async () => {
    await Promise.all(services.map((one) => one.close()));
    await database.close();
  });

  async function open(settings: SitesServiceSettings = {}): Promise<Service> {
    const opened = await openSitesService(database, { auditSite: engine.auditSite, ...settings });
    services.push(opened);
    return opened;
  }
  async function openFor(settings: SitesServiceSettings = {}, account = {}) {
    service = await open(settings);
    ann = await service.account(account);
    siteId = (await service.post('sites', ann, { url: shop.url }).expect(201)).body.id;
  }
  const start = async (body: object = {}) =>
    (await service.post(`sites/${siteId}/audits`, ann, body).expect(202)).body.audit_id;
  const read = async (id: string) => (await service.get(`site-audits/${id}`, ann).expect(200)).body;
  async function ended(id: string) {
    await vi.waitFor(async () => expect((await read(id)).status).not.toBe('running'), soon);
    return read(id);
  }
  const pagesRead = () => shop.read.filter((path) => path.startsWith('/pot-'));
  const kept = () => database.db.select().from(siteRows).orderBy(siteRows.position);
  const someRead = () => vi.waitFor(async () => expect((await kept()).length).toBeGreaterThan(2), soon);
  /** The complete stream of an audit. `whenOpen` is called as soon as its first bytes arrive. */
  const watched = async (id: string, whenOpen = () => {}) => {
    const { body } = await service
      .get(`site-audits/${id}/events`, ann)
      .buffer(true)
      .parse((response, done) => {
        whenOpen();
        // Here it is still a stream, which its type does not say.
        textOf(response as unknown as Readable).then(
          (text) => done(null, text),
          (error: Error) => done(error, ''),
        );
      })
      .expect(200);
    return (body as string)
      .split('\n\n')
      .filter((item) => item.startsWith('data: '))
      .map((item) => JSON.parse(item.slice('data: '.length)));
  };

  it('answer at once, and say in the end what the site is worth, where its faults stand and what its pages are', async () => {
    await openFor();
    const id = await start();
    const events = await watched(id);
    const done = await read(id);
    expect(events.at(-1)).toEqual({ type: 'completed', id, score: done.score });
    expect(events.slice(0, -1).map(({ type }) => type)).not.toContain('completed');
    expect(done).toMatchObject({
      siteId,
      url: shop.url,
      status: 'completed',
      origin: 'hand',
      partial: false,
      error: null,
      counts: { pages: 7, read: 7, notRead: 0, left: 0 },
      progress: { phase: 'saving', pagesDone: 7, pagesTotal: 7 },
      pageLimit: 2000,
      previous: null,
    });
    expect(done.counts.issues).toBe(done.issues.length);
    const { body: site } = await service.get(`sites/${siteId}`, ann).expect(200);
    expect(site.lastAudit).toEqual({ id, score: done.score, status: 'completed', createdAt: done.createdAt });
    expect(site.trend).toEqual([{ at: done.createdAt, score: done.score, robotsChanged: false }]);

    const { body } = await service.get(`site-audits/${id}/pages?sort=url`, ann).expect(200);
    expect(body).toMatchObject({ total: 7, nextCursor: null });
    const issue = done.issues.find(({ kind }: { kind: string }) => kind === 'page');
    const { body: places } = await service.get(`site-audits/${id}/issues/${issue.id}/pages`, ann).expect(200);
    expect(places).toMatchObject({ total: issue.pages, thinned: false, nextCursor: null });
    expect(places.pages.map(({ url }: { url: string }) => url).slice(0, 3)).toEqual(issue.examples);
    const place = places.pages[0];
    const { body: full } = await service.get(`site-audits/${id}/pages/${place.id}`, ann).expect(200);
    expect(full).toMatchObject({ url: place.url, thinned: false });
    expect(full.findings).toContainEqual(
      expect.objectContaining({ issueId: issue.id, checkId: issue.checkId, evidence: place.evidence }),
    );
    const said = full.findings.map(({ checkId }: { checkId: string }) => checkId);
    expect(new Set(said)).toEqual(new Set([...full.failed, ...full.warned]));
  });

  it('are one for all who ask at the same moment, and none of somebody else', async () => {
    shop.latency = 30;
    await openFor();
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => service.post(`sites/${siteId}/audits`, ann)),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 202]);
    expect(new Set(asked.map(({ body }) => body.audit_id)).size).toBe(1);
    const ben = await service.account({ isAdmin: true });
    const admin = { token: `admin-${ben.id}` };
    const id = asked[0]?.body.audit_id;
    await service.post(`sites/${siteId}/audits`, admin).expect(404);
    for (const path of ['', '/events', '/pages', '/pages/0', '/issues/title/pages', '/compare'])
      await service.get(`site-audits/${id}${path}`, admin).expect(404);
    await service.post(`site-audits/${id}/cancel`, admin).expect(404);
    await service.get(`sites/${siteId}/audits`, admin).expect(404);
  });

  it('fail in the words of the engine when there is no site', async () => {
    await openFor();
    siteId = (await service.post('sites', ann, { url: 'http://127.0.0.1:9/' }).expect(201)).body.id;
    const id = await start();
    const failed = await ended(id);
    expect(failed).toMatchObject({ status: 'failed', score: null, issues: [], partial: false });
    expect(failed.error).toMatch(/public internet/);
    expect(await watched(id)).toEqual([{ type: 'error', error: failed.error, code: 'target_refused' }]);
    await service.get(`site-audits/${id}/compare`, ann).expect(404);
  });

  it('fail when the site cannot be reached, and go on after the database could not be', async () => {
    let told = 0;
    const auditSite = async () => {
      told += 1;
      const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      if (told === 1) throw Object.assign(new Error('the administrator ends it'), { code: '57P01' });
      if (told === 2) return madeAudit(1);
      throw new EngineError('target_unreachable', { cause });
    };
    await openFor({ auditSite, timing: { lease: 300 } });
    expect(await ended(await start())).toMatchObject({ status: 'completed', counts: { read: 1 } });
    expect(await ended(await start())).toMatchObject({
      status: 'failed',
      error: 'The website could not be reached.',
    });
  });

  it('fail in no words of their own when the fault is ours', async () => {
    const auditSite = async () => {
      throw new TypeError('x is undefined');
    };
    await openFor({ auditSite });
    expect(await ended(await start())).toMatchObject({
      status: 'failed',
      error: 'Something went wrong on our side. Please try again.',
    });
  });

  it('are given up when they take too long, whatever they are told', async () => {
    await openFor({ timing: { limit: 300 }, auditSite: () => new Promise<never>(() => undefined) });
    expect(await ended(await start())).toMatchObject({ status: 'failed', error: /too long/ });
  });

  it('are ended early with what was read by then', async () => {
    shop.latency = 120;
    await openFor();
    const id = await start();
    await someRead();
    const { body } = await service.post(`site-audits/${id}/cancel`, ann).expect(202);
    expect(body).toEqual({ audit_id: id, status: 'running' });
    const done = await ended(id);
    expect(done).toMatchObject({ status: 'cancelled', partial: true, score: expect.any(Number) });
    expect(done.counts.read).toBeGreaterThan(0);
    expect((await watched(id)).at(-1)).toEqual({ type: 'completed', id, score: done.score });
    expect((await service.post(`site-audits/${id}/cancel`, ann).expect(202)).body.status).toBe('cancelled');
    await service.get(`site-audits/${id}/compare`, ann).expect(404);
    expect((await service.get(`sites/${siteId}`, ann)).body.trend).toEqual([]);
  });

  it('end without a score when nothing was read, at once while they wait', async () => {
    await openFor({ working: false });
    const waiting = await start();
    expect((await service.post(`site-audits/${waiting}/cancel`, ann).expect(202)).body.status).toBe(
      'cancelled',
    );
    expect(await read(waiting)).toMatchObject({ status: 'cancelled', partial: true, score: null });
    shop.latency = 3000;
    await open();
    const running = await start();
    await vi.waitFor(() => expect(shop.asked).toContain('/'), soon);
    await service.post(`site-audits/${running}/cancel`, ann).expect(202);
    expect(await ended(running)).toMatchObject({ status: 'cancelled', score: null, counts: { read: 0 } });
  });

  it('go on after their worker died, and ask for no address twice', async () => {
    shop.latency = 60;
    await openFor({ timing: { lease: 500 } });
    const id = await start();
    await someRead();
    // As after kill -9: nothing is put back. The dead run's lease expires, and another run continues.
    await database.db
      .update(siteAudits)
      .set({ worker: crypto.randomUUID(), leaseUntil: new Date(Date.now() + 400) });
    const before = (await kept()).map(({ row }) => Reflect.get(Object(row), 'url'));
    expect(await ended(id)).toMatchObject({ status: 'completed', partial: false, counts: { read: 7 } });
    for (const url of before.filter((one) => one.includes('/pot-')))
      expect(pagesRead().filter((path) => url.endsWith(path))).toHaveLength(1);
    expect(new Set((await kept()).map(({ row }) => Reflect.get(Object(row), 'url'))).size).toBe(7);
  });

  it('that were ended early and whose worker then died are judged by another from what was read', async () => {
    shop.latency = 60;
    await openFor({ timing: { lease: 500 } });
    const id = await start();
    await someRead();
    await database.db.update(siteAudits).set({
      worker: crypto.randomUUID(),
      leaseUntil: new Date(Date.now() + 400),
      cancelRequestedAt: new Date(),
    });
    const done = await ended(id);
    expect(done).toMatchObject({ status: 'cancelled', partial: true, score: expect.any(Number) });
    expect(done.counts.read).toBeGreaterThan(1);
  });

  it('put back by a stopping service are done by the next', async () => {
    shop.latency = 500;
    await openFor();
    const id = await start();
    await someRead();
    await service.close();
    services = [];
    expect(
      await database.db
        .select({ worker: siteAudits.worker })
        .from(siteAudits)
        .where(and(eq(siteAudits.id, id), eq(siteAudits.status, 'running'))),
    ).toEqual([{ worker: null }]);
    shop.latency = 0;
    service = await open();
    expect(await ended(id)).toMatchObject({ status: 'completed', counts: { read: 7 } });
  });

  it('stop when their site is deleted, and leave nothing', async () => {
    shop.latency = 60;
    await openFor();
    const id = await start();
    await someRead();
    const watching = await new Promise<{ items: ReturnType<typeof watched> }>((resolve) => {
      const items = watched(id, () => resolve({ items }));
    });
    await service.remove(`sites/${siteId}`, ann).expect(204);
    expect((await watching.items).at(-1)).toEqual({
      type: 'error',
      error: 'The audit was deleted.',
      code: 'not_found',
    });
    await service.get(`site-audits/${id}`, ann).expect(404);
    expect(await kept()).toEqual([]);
  });

  it('are watched and ended on whichever instance they run', async () => {
    shop.latency = 100;
    await openFor();
    const id = await start();
    await someRead();
    const runs = service;
    service = await open({ working: false });
    const watching = watched(id);
    await service.post(`site-audits/${id}/cancel`, ann).expect(202);
    expect((await watching).at(-1)).toMatchObject({ type: 'completed', id });
    const asked = shop.asked.length;
    expect(await read(id)).toMatchObject({ status: 'cancelled', partial: true });
    // No request is left open: what ends the run ends its requests.
    await runs.close();
    services = services.filter((one) => one !== runs);
    expect(shop.asked.length).toBe(asked);
  });

  it('are shared by instances: each once, two of an owner at a time', async () => {
    const here: string[] = [];
    const there: string[] = [];
    const began = () => [...here, ...there];
    const release = new AbortController();
    const holding =
      (own: string[]): NonNullable<SitesServiceSettings['auditSite']> =>
      async (url) => {
        own.push(url);
        if (!release.signal.aborted)
          await new Promise((resolve) => release.signal.addEventListener('abort', resolve, { once: true }));
        return madeAudit(1);
      };
    service = await open({ auditSite: holding(here) });
    await open({ auditSite: holding(there) });
    const owners = await Promise.all([service.account(), service.account()]);
    const urls: string[] = [];
    for (const [owner, who] of owners.entries())
      for (const site of [1, 2, 3]) {
        const url = `https://${site}.owner-${owner}.example/`;
        const { body } = await service.post('sites', who, { url }).expect(201);
        await service.post(`sites/${body.id}/audits`, who).expect(202);
        urls.push(url);
      }
    await vi.waitFor(() => expect(began()).toHaveLength(4), soon);
    expect([here.length, there.length]).toEqual([2, 2]);
    for (const owner of [0, 1])
      expect(began().filter((url) => url.includes(`owner-${owner}`))).toHaveLength(2);
    release.abort();
    await vi.waitFor(async () => {
      expect(await database.db.$count(siteAudits, eq(siteAudits.status, 'completed'))).toBe(6);
    }, soon);
    expect(began().sort()).toEqual(urls.sort());
  });

  it('are watched by ten streams of an account at a time', async () => {
    await openFor({ working: false });
    const id = await start();
    const watching = Array.from({ length: 11 }, async () => {
      const { status } = await service.get(`site-audits/${id}/events`, ann);
      return status;
    });
    expect(await Promise.race(watching)).toBe(429);
    service.stop.stop();
    expect((await Promise.all(watching)).sort()).toEqual([...Array(10).fill(200), 429]);
  });

  it('have streams that say a last word when the service stops', async () => {
    shop.latency = 100;
    await openFor();
    const watching = watched(await start());
    await someRead();
    service.stop.stop();
    expect((await watching).at(-1)).toMatchObject({ type: 'error', code: 'shutting_down' });
  });
});
