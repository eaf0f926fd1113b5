import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Response } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { siteAudits, sites } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openSitesService } from '../support/open-sites-service.ts';

type Service = Awaited<ReturnType<typeof openSitesService>>;
type Account = Awaited<ReturnType<Service['account']>>;
const HOUR = 3_600_000;

describe.each(testDatabases)('sites, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  let ann: Account;
  beforeAll(async () => {
    database = await create();
    service = await openSitesService(database, { working: false });
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });
  beforeEach(async () => {
    ann = await service.account();
  });

  const add = (url: string, body: object = {}, who = ann) => service.post('sites', who, { url, ...body });
  const nothing = { subscriptionStatus: null, credits: 0 };

  it('are kept as often as they are added once, whoever is first', async () => {
    const added = await Promise.all(
      ['acme.example', 'https://ACME.example/', 'https://acme.example:443/?x=1#top', 'acme.example/'].map(
        (url) => add(url),
      ),
    );
    expect(added.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    expect(added[0]?.body).toEqual({
      id: expect.any(String),
      url: 'https://acme.example/',
      name: 'acme.example',
      createdAt: expect.any(String),
      schedule: { every: 'none', hour: 6, timeZone: 'UTC' },
      alerts: expect.objectContaining({ mail: true, scoreDrop: 5, muted: false }),
      nextAuditAt: null,
      lastAudit: null,
      trend: [],
    });
    const docs = await add('https://acme.example/docs', { name: '  The docs ' }).expect(201);
    expect(docs.body).toMatchObject({ url: 'https://acme.example/docs', name: 'The docs' });
    await add('http://acme.example').expect(201);
    await add('nonsense').expect(400);
    const { body } = await service.get('sites', ann).expect(200);
    expect(body.sites.map(({ name, url }: { name: string; url: string }) => `${name} ${url}`).sort()).toEqual(
      [
        'The docs https://acme.example/docs',
        'acme.example http://acme.example/',
        'acme.example https://acme.example/',
      ],
    );
  });

  it('are as many as the plan holds, however many are added at once', async () => {
    const plans = [
      { account: nothing, holds: 1, plan: 'no plan' },
      { account: { subscriptionStatus: 'trial' as const, credits: 2 }, holds: 3, plan: 'trial' },
      { account: { plan: 'Pro' }, holds: 20, plan: 'Pro' },
    ];
    for (const { account, holds, plan } of plans) {
      const who = await service.account(account);
      const added = await Promise.all(
        Array.from({ length: holds + 2 }, (_, at) => add(`https://site-${at}.example/`, {}, who)),
      );
      expect(added.filter(({ status }) => status === 201)).toHaveLength(holds);
      const refused = added.filter(({ status }) => status === 403);
      expect(refused).toHaveLength(2);
      expect(refused[0]?.body).toMatchObject({
        code: 'plan_limit',
        error: expect.stringContaining(`(${plan}) holds`),
        details: { limit: 'sites', plan },
      });
      const kept = added.find(({ status }) => status === 201);
      await add(kept?.body.url, {}, who).expect(200);
    }
    const admin = await service.account({ ...nothing, isAdmin: true });
    for (let at = 0; at < 23; at += 1) await add(`https://site-${at}.example/`, {}, admin).expect(201);
  });

  it('are listed by name, page after page, each once', async () => {
    const admin = await service.account({ isAdmin: true });
    const names = Array.from({ length: 130 }, (_, at) => ['ä', 'Zoo', 'acme', 'Älg'][at % 4] ?? '');
    await database.db.insert(sites).values(
      names.map((name, at) => ({
        ownerId: admin.id,
        url: `https://${at}.example/`,
        name,
        schedule: { every: 'none' as const, hour: 6, timeZone: 'UTC' },
        alerts: {
          mail: true,
          scoreDrop: 5,
          agentBlocked: true,
          noindex: true,
          pageGone: true,
          fileDrift: true,
          newHighIssue: true,
          muted: false,
        },
      })),
    );
    const met: { id: string; name: string }[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Response = await service
        .get(`sites${cursor ? `?cursor=${cursor}` : ''}`, admin)
        .expect(200);
      met.push(...body.sites);
      cursor = body.nextCursor;
    } while (cursor);
    expect(new Set(met.map(({ id }) => id)).size).toBe(130);
    expect(met.slice(0, 32).map(({ name }) => name)).toEqual(Array.from({ length: 32 }, () => 'acme'));
    for (const wrong of ['x', 'WyJhIl0', '!']) await service.get(`sites?cursor=${wrong}`, admin).expect(400);
  });

  it('are found by words of their name and address, page after page', async () => {
    const admin = await service.account({ isAdmin: true });
    await add('https://acme.example/docs', { name: 'The 100% Handbook' }, admin);
    await add('https://acme.example/caf%C3%A9', { name: 'Corner' }, admin);
    await add('https://other.example/', { name: 'Zoë' }, admin);
    await add('https://acme.example/hers', { name: 'Hers' });
    for (let at = 0; at < 60; at += 1) await add(`https://bulk-${at}.example/`, {}, admin);
    const found = async (q: string) => {
      const { body }: Response = await service.get(`sites?q=${encodeURIComponent(q)}`, admin).expect(200);
      return body.sites.map(({ name }: { name: string }) => name);
    };
    expect(await found('ACME')).toEqual(['Corner', 'The 100% Handbook']);
    expect(await found('  acme   handbook ')).toEqual(['The 100% Handbook']);
    expect(await found('100%')).toEqual(['The 100% Handbook']);
    expect(await found('zoë')).toEqual(['Zoë']);
    expect(await found('/café')).toEqual(['Corner']);
    expect(await found('_')).toEqual([]);
    expect(await found('acme\u0000')).toEqual([]);
    expect(await found('   ')).toHaveLength(50);
    const first: Response = await service.get('sites?q=bulk', admin).expect(200);
    const rest: Response = await service
      .get(`sites?q=bulk&cursor=${first.body.nextCursor}`, admin)
      .expect(200);
    expect([first.body.sites.length, rest.body.sites.length, rest.body.nextCursor]).toEqual([50, 10, null]);
    await service.get(`sites?q=${'x'.repeat(201)}`, admin).expect(400);
  });

  it('are changed by their owner, each thing by itself', async () => {
    const { id } = (await add('acme.example').expect(201)).body;
    const schedule = { every: 'weekly', hour: 7, weekday: 1, timeZone: 'Europe/Berlin' };
    const { body } = await service.put(`sites/${id}`, ann, { schedule, alerts: { mail: false } }).expect(200);
    expect(body).toMatchObject({ name: 'acme.example', schedule, alerts: { mail: false, scoreDrop: 5 } });
    await service.put(`sites/${id}`, ann, { name: 'Ours\u0000' }).expect(200);
    const changed = (await service.get(`sites/${id}`, ann).expect(200)).body;
    expect(changed).toMatchObject({ name: 'Ours', schedule, alerts: { mail: false } });
    await service.put(`sites/${id}`, ann, { schedule: { ...schedule, timeZone: 'Mars' } }).expect(400);
    const ben = await service.account({ isAdmin: true });
    for (const who of [ben, { token: `admin-${ben.id}` }]) {
      await service.put(`sites/${id}`, who, { name: 'His' }).expect(404);
      await service.get(`sites/${id}`, who).expect(404);
      await service.remove(`sites/${id}`, who).expect(404);
    }
    await service.remove(`sites/${id}`, ann).expect(204);
    await service.remove(`sites/${id}`, ann).expect(404);
  });

  it('are audited by themselves where the plan holds that', async () => {
    const who = await service.account(nothing);
    const { id } = (await add('acme.example', {}, who).expect(201)).body;
    const schedule = { every: 'daily', hour: 7, timeZone: 'UTC' };
    const { body } = await service.put(`sites/${id}`, who, { schedule }).expect(403);
    expect(body).toMatchObject({ code: 'plan_limit', details: { limit: 'monitoring' } });
    await service.put(`sites/${id}`, who, { schedule: { ...schedule, every: 'none' } }).expect(200);
    await service.put(`sites/${id}`, who, { alerts: { scoreDrop: null } }).expect(200);
  });

  describe('and their audits', () => {
    const ended = (id: string) =>
      database.db.update(siteAudits).set({ status: 'completed' }).where(eq(siteAudits.id, id));
    const start = (siteId: string, body: object = {}, who = ann) =>
      service.post(`sites/${siteId}/audits`, who, body);

    it('read as many pages as the plan allows, and no more than was asked', async () => {
      const who = await service.account(nothing);
      const { id } = (await add('acme.example', {}, who).expect(201)).body;
      const { body } = await start(id, { pages: 26 }, who).expect(403);
      expect(body).toMatchObject({
        code: 'plan_limit',
        error: 'Your plan (no plan) allows 25 pages in an audit.',
      });
      const limitOf = async (asked: object) => {
        const { audit_id } = (await start(id, asked, who).expect(202)).body;
        await ended(audit_id);
        return (await service.get(`site-audits/${audit_id}`, who).expect(200)).body.pageLimit;
      };
      expect(await limitOf({})).toBe(25);
      expect(await limitOf({ pages: 7 })).toBe(7);
      await start(id, { pages: 0 }, who).expect(400);
      await start(id, { pages: 2001 }, who).expect(400);
    });

    it('are so many within 24 hours, and say when there is another', async () => {
      const who = await service.account(nothing);
      const { id } = (await add('acme.example', {}, who).expect(201)).body;
      await ended((await start(id, {}, who).expect(202)).body.audit_id);
      service.advance(HOUR);
      await ended((await start(id, {}, who).expect(202)).body.audit_id);
      service.advance(HOUR);
      const refused = await start(id, {}, who).expect(429);
      expect(refused.body).toMatchObject({ code: 'plan_limit', details: { limit: 'audits_per_day' } });
      const seconds = Number(refused.headers['retry-after']);
      expect(Math.abs(seconds - 22 * 3600)).toBeLessThan(60);
      service.advance(seconds * 1000);
      await ended((await start(id, {}, who).expect(202)).body.audit_id);
      await start(id, {}, who).expect(429);
    });

    it('are no more for a site that is deleted and added again', async () => {
      const who = await service.account(nothing);
      for (const at of [1, 2]) {
        const { id } = (await add('acme.example', {}, who).expect(201)).body;
        await ended((await start(id, {}, who).expect(202)).body.audit_id);
        await service.remove(`sites/${id}`, who).expect(204);
        service.advance(at * HOUR);
      }
      const { id } = (await add('acme.example', {}, who).expect(201)).body;
      const refused = await start(id, {}, who).expect(429);
      expect(refused.body).toMatchObject({ code: 'plan_limit', details: { limit: 'audits_per_day' } });
      expect(Math.abs(Number(refused.headers['retry-after']) - 22 * 3600)).toBeLessThan(60);
      service.advance(24 * HOUR);
      await ended((await start(id, {}, who).expect(202)).body.audit_id);
    });

    it('cost no credit of a trial', async () => {
      const who = await service.account({ subscriptionStatus: 'trial', credits: 1 });
      const { id } = (await add('acme.example', {}, who).expect(201)).body;
      await start(id, {}, who).expect(202);
      const [row] = await database.db.select().from(users).where(eq(users.id, who.id));
      expect(row?.credits).toBe(1);
    });

    it('go with their site, and with the account', async () => {
      const { id } = (await add('acme.example').expect(201)).body;
      await start(id).expect(202);
      await database.db.delete(users).where(eq(users.id, ann.id));
      expect(await database.db.$count(siteAudits, eq(siteAudits.siteId, id))).toBe(0);
      await start(randomUUID(), {}, await service.account()).expect(404);
    });
  });
});
