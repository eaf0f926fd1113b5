import { randomUUID } from 'node:crypto';
import type { Engine } from '@visible-ai/engine';
import { writeHere } from '@visible-ai/engine/testing/write/testing/write-here';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { siteRegressions } from '../../src/db/schema/monitoring.ts';
import { siteAudits, sites } from '../../src/db/schema/sites.ts';
import { testDatabases } from '../support/create-test-database.ts';
import type { Account } from '../support/open-calls.ts';
import {
  type Clock,
  type MonitoringService,
  openClock,
  openMonitoringService,
} from '../support/open-monitoring-service.ts';
import { openTestEngine } from '../support/open-test-engine.ts';
import { type ChangingSite, openChangingSite, pathOf, well } from './changing-site.ts';

const DAY = 24 * 60;
const daily = { every: 'daily', hour: 6, timeZone: 'Europe/Berlin' };
const clay = pathOf('clay');

describe.each(testDatabases)('schedules and alerts, on $name', ({ create }) => {
  let site: ChangingSite;
  let engine: Engine;
  beforeAll(async () => {
    site = await openChangingSite();
    engine = openTestEngine([site.host], { writing: writeHere });
  });
  afterAll(() => Promise.all([engine.close(), site.close()]));

  let database: Database;
  let clock: Clock;
  let services: MonitoringService[];
  let service: MonitoringService;
  let ann: Account;
  let siteId: string;
  beforeEach(async () => {
    database = await create();
    site.become(well);
    site.read.length = 0;
    clock = openClock('2026-05-04T12:00:00Z');
    services = [];
    service = await open();
    ann = await service.account();
    siteId = await add(site.url);
  });
  afterEach(async () => {
    await Promise.all(services.map((one) => one.close()));
    await database.close();
  });

  async function open(): Promise<MonitoringService> {
    const opened = await openMonitoringService(database, { clock, engine });
    services.push(opened);
    return opened;
  }
  async function add(url: string): Promise<string> {
    const { body } = await service.post('sites', ann, { url, name: 'Pots' });
    // A page that is gone is also an issue of the pages that link to it: these tests check only the first.
    const alerts = { newHighIssue: false };
    await service.put(`sites/${body.id}`, ann, { schedule: daily, alerts }).expect(200);
    return body.id;
  }
  const change = (body: object) => service.put(`sites/${siteId}`, ann, body).expect(200);
  const plan = (subscriptionStatus: 'active' | 'expired') =>
    database.db.update(users).set({ subscriptionStatus }).where(eq(users.id, ann.id));
  const dueAt = async () => (await service.siteRow(siteId)).nextAuditAt;
  const told = async () => (await service.mails()).map(({ subject }) => subject);

  /** The next day's audit, judged; its suspects wait for their first check. */
  async function audit(): Promise<void> {
    clock.set((await dueAt()) ?? clock.now());
    await service.doDue();
    await service.audited();
    await service.doDue();
  }
  async function look(minutes: number): Promise<void> {
    clock.advance(minutes);
    await service.doDue();
  }
  /** A whole day: the audit and both checks. */
  async function day(): Promise<void> {
    await audit();
    await look(10);
    await look(50);
  }
  const GONE = ['Pots: 1 page is gone'];

  it('start each due audit once, however many instances there are', async () => {
    for (const path of ['glaze', 'kiln', 'wheel']) await add(`${site.url}${path}/`);
    const other = await open();
    clock.advance(DAY);
    await Promise.all([service.doDue(), other.doDue(), service.doDue(), other.doDue()]);
    await service.audited();
    const audits = await service.audits();
    expect(audits.map(({ origin }) => origin)).toEqual(Array(4).fill('schedule'));
    expect(new Set(audits.map((one) => one.siteId)).size).toBe(4);
    await Promise.all([service.doDue(), other.doDue()]);
    expect(await service.audits()).toHaveLength(4);
  });

  it('make up once for what was missed in an outage', async () => {
    clock.advance(9.3 * DAY);
    await service.doDue();
    await service.audited();
    expect(await service.audits()).toHaveLength(1);
    expect((await dueAt())?.getTime()).toBeGreaterThan(clock.now().getTime());
    expect((await dueAt())?.getTime()).toBeLessThanOrEqual(clock.now().getTime() + (DAY + 60) * 60_000);
  });

  it('do not rest for a year because the clock was once a year ahead', async () => {
    const right = clock.now();
    clock.advance(365 * DAY);
    await service.doDue();
    await service.audited();
    expect(await service.audits()).toHaveLength(1);
    clock.set(right);
    await service.doDue();
    expect(await service.audits()).toHaveLength(1);
    expect((await dueAt())?.getTime()).toBeLessThanOrEqual(right.getTime() + (DAY + 60) * 60_000);
    clock.advance(DAY + 60);
    await service.doDue();
    await service.audited();
    expect(await service.audits()).toHaveLength(2);
  });

  it('rest with a plan that has ended, and go on with the next', async () => {
    await plan('expired');
    await audit();
    await audit();
    expect(await service.audits()).toEqual([]);
    expect((await service.siteRow(siteId)).schedule).toEqual(daily);
    await plan('active');
    await audit();
    expect(await service.audits()).toHaveLength(1);
  });

  it('start one that is due whatever was started by hand, and none beside one that runs', async () => {
    const by = { siteId, ownerId: ann.id, url: site.url, pageLimit: 5 };
    const [createdAt, origin] = [(await dueAt()) ?? clock.now(), 'hand' as const];
    const done = { ...by, origin, createdAt, status: 'completed' as const };
    await database.db.insert(siteAudits).values(Array.from({ length: 24 }, () => done));
    clock.set(createdAt);
    await service.post(`sites/${siteId}/audits`, ann).expect(429);
    await audit();
    expect(await service.audits()).toHaveLength(25);
    clock.set((await dueAt()) ?? clock.now());
    const leaseUntil = new Date(Date.now() + 3_600_000);
    await database.db.insert(siteAudits).values({ ...by, origin, worker: randomUUID(), leaseUntil });
    await service.doDue();
    expect(await service.audits()).toHaveLength(26);
    await database.db.delete(siteAudits);
  });

  it('tell of what held at both looks, and read no more for them than is in question', async () => {
    await day();
    site.become({ gone: [clay] });
    await audit();
    expect(await told()).toEqual([]);
    site.read.length = 0;
    await look(10);
    expect(new Set(site.read)).toEqual(new Set(['/robots.txt', '/', '/sitemap.xml', '/llms.txt', clay]));
    expect(await told()).toEqual([]);
    await look(49);
    expect(await told()).toEqual([]);
    await look(1);
    expect(await told()).toEqual(GONE);
    const [mail] = await service.mails();
    const [, newest] = await service.audits();
    expect(mail?.text).toContain(`https://visible.example/sites/${siteId}/audits/${newest?.id}`);
    expect(mail?.text).toMatch(/The audit of 6 May 2026 at 06:\d\d \(Europe\/Berlin\) found/);
    expect(mail?.text).toContain(`${site.url}clay answered before`);
  });

  it('lose and repeat nothing when the service starts anew between two looks', async () => {
    await day();
    site.become({ gone: [clay] });
    await audit();
    for (const minutes of [10, 50]) {
      await services.pop()?.close();
      service = await open();
      await look(minutes);
    }
    await look(60);
    expect(await told()).toEqual(GONE);
  });

  it('are told once by two instances that look at the same moment', async () => {
    const other = await open();
    await day();
    site.become({ gone: [clay] });
    await audit();
    for (const minutes of [10, 50]) {
      clock.advance(minutes);
      await Promise.all([service.doDue(), other.doDue()]);
    }
    expect(await told()).toEqual(GONE);
  });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['its kind', () => change({ alerts: { pageGone: false } }), () => change({ alerts: { pageGone: true } })],
    ['mails', () => change({ alerts: { mail: false } }), () => change({ alerts: { mail: true } })],
    ['all', () => change({ alerts: { muted: true } }), () => change({ alerts: { muted: false } })],
    ['the plan', () => plan('expired'), () => plan('active')],
  ])(
    'tell nothing once %s is off while it is looked at again, nor when it is on once more',
    async (what, off, on) => {
      await day();
      site.become({ gone: [clay] });
      await audit();
      await off();
      await look(10);
      await look(50);
      await on();
      await day();
      expect(await told()).toEqual([]);
      // Without mail there are still webhooks.
      const isTold = service.events().includes('site.regressed');
      expect(isTold).toBe(what === 'mails');
    },
  );

  it('tell nobody of the recovery of what a muted site did not tell', async () => {
    await change({ alerts: { muted: true } });
    await day();
    site.become({ gone: [clay] });
    await day();
    expect(service.events()).toEqual([]);
    await change({ alerts: { muted: false } });
    site.become(well);
    await day();
    expect(await told()).toEqual([]);
    expect(service.events()).toEqual(['site_audit.completed']);
    const kept = await database.db.select().from(siteRegressions);
    expect(kept).toEqual([expect.objectContaining({ kind: 'pageGone', toldAt: null })]);
    expect(kept[0]?.recoveredAt).not.toBeNull();
  });

  it('forget a site that is deleted while it is looked at again', async () => {
    await day();
    site.become({ gone: [clay] });
    await audit();
    await service.remove(`sites/${siteId}`, ann).expect(204);
    await look(10);
    await look(50);
    expect(await told()).toEqual([]);
    expect(await database.db.$count(sites)).toBe(0);
  });

  it('wait where too many such mails have left within the hour', async () => {
    await day();
    site.become({ gone: [clay] });
    await audit();
    await look(10);
    clock.advance(50);
    const full = { recipient: 'b@example.com', subject: 'full', text: '', html: '', createdAt: clock.now() };
    await database.db
      .insert(mails)
      .values(Array.from({ length: 500 }, (_, at) => ({ ...full, key: `site-alert:${at}` })));
    await service.doDue();
    expect((await told()).filter((subject) => subject !== 'full')).toEqual([]);
    await look(61);
    expect((await told()).filter((subject) => subject !== 'full')).toEqual(GONE);
  });

  it('stop by the one click of their mail, for that site, and are not started by it', async () => {
    await day();
    site.become({ gone: [clay] });
    await day();
    const [mail] = await service.mails();
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link =
      /<https:\/\/visible\.example([^>]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    await service.click(link).expect(200);
    expect((await service.siteRow(siteId)).alerts.mail).toBe(false);
    await service.click(link.replace('/unsubscribe', '/resubscribe')).expect(400);
    expect((await service.siteRow(siteId)).alerts.mail).toBe(false);
    site.become(well);
    await day();
    expect(await told()).toEqual(GONE);
  });
});
