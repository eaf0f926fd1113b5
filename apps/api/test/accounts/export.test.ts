import { randomUUID } from 'node:crypto';
import { defaultAlerts, defaultSchedule } from '@visible-ai/shared/sites/schema';
import { describe, expect, it } from 'vitest';
import { exportAccount } from '../../src/accounts/export/export-account.ts';
import type { Database } from '../../src/db/database.ts';
import { auditLog, trialRequests } from '../../src/db/schema/accounts.ts';
import { analyses } from '../../src/db/schema/analyses.ts';
import {
  answerJudgements,
  answerMentions,
  answerPanelVersions,
  answerRuns,
  answerSamples,
  answerSources,
} from '../../src/db/schema/answers.ts';
import { contentRevisions, contents, generationJobs } from '../../src/db/schema/content.ts';
import { fileRefreshes, hostedFiles, siteHostings, siteRefreshes } from '../../src/db/schema/hosting.ts';
import { agentVisits, assistantReferrals, countedLogs } from '../../src/db/schema/logs.ts';
import { siteRegressions } from '../../src/db/schema/monitoring.ts';
import { siteAudits, sites } from '../../src/db/schema/sites.ts';
import { webhookDeliveries, webhooks } from '../../src/db/schema/webhooks.ts';
import { defaultRefreshSchedule } from '../../src/hosting/present-hosting.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type Service, serveEachTest } from '../support/serve-each-test.ts';

const LONG = 'ä"\n'.repeat(10_000);

describe.each(testDatabases)('what an account takes home, on $name', ({ create }) => {
  let database: Database;
  let service: Service;
  serveEachTest(create, (opened) => {
    ({ database, service } = opened);
  });

  /** Stores so many audits, files, and revisions of each file. */
  async function keep(ownerId: string, audits: number, files: number, revisions: number) {
    const report = JSON.parse('{"score":50}');
    const audit = { ownerId, clientKey: 'a', requestedUrl: 'u', url: 'u', siteName: 's', score: 50, report };
    const written = {
      ownerId,
      websiteUrl: 'https://acme.example/',
      contentType: 'llms_txt' as const,
      contentText: LONG,
      generatedText: LONG,
      request: {},
      requestKey: 'k',
    };
    const { db } = database;
    if (audits > 0)
      await db
        .insert(analyses)
        .values(Array.from({ length: audits }, () => ({ ...audit, id: randomUUID() })));
    for (let file = 0; file < files; file += 1) {
      const [row] = await db.insert(contents).values(written).returning({ id: contents.id });
      const revision = { contentId: row?.id ?? '', origin: 'edited' as const, contentText: LONG };
      if (revisions > 0)
        await db.insert(contentRevisions).values(Array.from({ length: revisions }, () => revision));
    }
  }

  /** Stores so many sites, with so many audits each. */
  async function keepSites(ownerId: string, count: number, audits: number) {
    for (let at = 0; at < count; at += 1) {
      const url = `https://acme.example/${at}/`;
      const site = { ownerId, url, name: 'Acme', schedule: defaultSchedule, alerts: defaultAlerts };
      const [row] = await database.db.insert(sites).values(site).returning({ id: sites.id });
      const audit = { siteId: row?.id ?? '', ownerId, url, origin: 'hand', pageLimit: 25 } as const;
      const done = { ...audit, status: 'completed', score: 60 } as const;
      await database.db.insert(siteAudits).values(Array.from({ length: audits }, () => done));
    }
  }

  /** Stores so many webhooks, with so many deliveries each. */
  async function keepWebhooks(userId: string, count: number, deliveries: number) {
    for (let at = 0; at < count; at += 1) {
      const url = `https://acme.example/${at}`;
      const kept = { userId, url, events: [], secret: 'sealed-now', secretBefore: 'sealed-before' };
      const [row] = await database.db.insert(webhooks).values(kept).returning({ id: webhooks.id });
      const sent = {
        webhookId: row?.id ?? '',
        event: 'webhook.test',
        body: '{}',
        status: 'delivered' as const,
      };
      await database.db.insert(webhookDeliveries).values(Array.from({ length: deliveries }, () => sent));
    }
  }

  const idsOf = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)).size;

  it('is each of its rows once, in one JSON document, whatever their number', async () => {
    const ann = await service.signUp('ann@example.com');
    const ben = await service.signUp('ben@example.com');
    await keep(ann.id, 11, 6, 7);
    await keep(ben.id, 1, 1, 1);
    await keepSites(ann.id, 6, 2);
    await keepSites(ben.id, 1, 1);
    await keepWebhooks(ann.id, 2, 3);
    await keepWebhooks(ben.id, 1, 1);
    const answer = await service.get('/api/auth/export', ann.access).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="visible-ai-account.json"',
      'transfer-encoding': 'chunked',
    });
    const { body } = answer;
    expect(Object.keys(body)).toEqual([
      'exportedAt',
      'user',
      'trialRequest',
      'apiKeys',
      'branding',
      'sessions',
      'changes',
      'analyses',
      'content',
      'jobs',
      'sites',
      'webhooks',
    ]);
    expect(body).toMatchObject({
      exportedAt: '2026-11-20T12:00:00.000Z',
      user: { email: 'ann@example.com' },
    });
    expect(idsOf(body.sessions)).toBe(1);
    expect(body.analyses).toHaveLength(11);
    expect(idsOf(body.analyses)).toBe(11);
    expect(idsOf(body.content)).toBe(6);
    for (const file of body.content) {
      expect(file).toMatchObject({ websiteUrl: 'https://acme.example/', contentText: LONG });
      expect(idsOf(file.revisions)).toBe(7);
      expect(file.revisions[3]).toMatchObject({ contentId: file.id, origin: 'edited', contentText: LONG });
    }
    expect(idsOf(body.sites)).toBe(6);
    for (const site of body.sites) {
      expect(site).toMatchObject({ name: 'Acme', schedule: { every: 'none' } });
      expect(idsOf(site.audits)).toBe(2);
      expect(site.audits[0]).toMatchObject({ status: 'completed', score: 60 });
    }
    expect(idsOf(body.webhooks)).toBe(2);
    for (const webhook of body.webhooks) {
      expect(webhook.url).toMatch(/^https:\/\/acme\.example\/\d$/);
      expect(idsOf(webhook.deliveries)).toBe(3);
      expect(webhook.deliveries[0]).toMatchObject({ event: 'webhook.test', status: 'delivered' });
    }
    expect(JSON.stringify(body)).not.toMatch(/password|hash|clientKey|ownerId|sealed/i);
  });

  it('has what its owner asked for, was told and had done, and no more of others than that they did it', async () => {
    const ann = await service.signUp('ann@example.com');
    await keepSites(ann.id, 1, 1);
    const { db } = database;
    const [site] = await db.select({ id: sites.id }).from(sites);
    const siteId = site?.id ?? '';
    const at = new Date('2026-11-01T00:00:00Z');
    await db.insert(siteRegressions).values(
      ['indexable', 'links'].map((subject) => ({
        siteId,
        kind: 'check',
        subject,
        regression: { title: subject },
        auditId: randomUUID(),
        foundAt: at,
      })),
    );
    await db.insert(generationJobs).values({
      ownerId: ann.id,
      websiteUrl: 'https://acme.example/',
      contentType: 'qa_section',
      request: {},
      requestKey: 'k',
      status: 'failed',
      error: 'It could not be read.',
    });
    await db.insert(trialRequests).values({ userId: ann.id });
    const admin = randomUUID();
    const change = { subjectId: ann.id, action: 'subscription_set', detail: 'active' };
    await db.insert(auditLog).values({ ...change, actorId: admin });
    await db.insert(answerPanelVersions).values({
      siteId,
      version: 1,
      entities: [],
      prompts: [],
      engines: ['openai'],
      samples: 3,
    });
    const run = { siteId, ownerId: ann.id, panelVersion: 1, origin: 'hand' as const, total: 3 };
    await db.insert(countedLogs).values({ siteId, digest: 'd', bytes: 9, linesRead: 2, linesUnread: 1 });
    const visit = { siteId, day: '2026-11-01', token: 'GPTBot', status: 200, firstAt: at, lastAt: at };
    const verdict = 'verified' as const;
    await db.insert(agentVisits).values([
      { ...visit, verdict, path: '/', visits: 2 },
      { ...visit, verdict, path: '/pricing', visits: 3 },
    ]);
    await db
      .insert(assistantReferrals)
      .values({ siteId, day: '2026-11-01', assistant: 'chatgpt', visits: 4 });
    const [kept] = await db
      .insert(contents)
      .values({
        ownerId: ann.id,
        websiteUrl: 'https://acme.example/',
        contentType: 'llms_txt',
        contentText: '# Acme',
        generatedText: '# Acme',
        request: {},
        requestKey: 'l',
      })
      .returning({ id: contents.id });
    const contentId = kept?.id ?? '';
    await db
      .insert(siteHostings)
      .values({ siteId, baseId: '4fJ2k9QbTz0aWm7XcR1uYd', schedule: defaultRefreshSchedule });
    const served = {
      siteId,
      kind: 'llms_txt',
      contentId,
      mediaType: 'text/plain',
      bytes: 6,
      version: 1,
    } as const;
    await db.insert(hostedFiles).values(
      Array.from({ length: 12 }, (_, nth) => ({
        ...{ ...served, file: `${nth}.txt`, body: `# Acme ${nth}` },
        ...{ hash: 'sum', sourceHash: 'sum', publishedAt: at },
      })),
    );
    const [refresh] = await db
      .insert(siteRefreshes)
      .values({ siteId, ownerId: ann.id, origin: 'hand' })
      .returning({ id: siteRefreshes.id });
    const proposal = {
      siteId,
      contentId,
      kind: 'llms_txt',
      status: 'waiting',
      before: 'a',
      after: 'b',
    } as const;
    await db.insert(fileRefreshes).values({ ...proposal, refreshId: refresh?.id ?? '' });
    const [{ id: runId = '' } = {}] = await db
      .insert(answerRuns)
      .values({ ...run, worker: randomUUID() })
      .returning({ id: answerRuns.id });
    // More than one read returns.
    const samples = Array.from({ length: 45 }, (_, position) => ({
      ...{ runId, position, promptId: 'p1', engine: 'openai' as const, n: position + 1 },
      ...{ requestedModel: 'm', text: `Answer ${position}`, status: 'ok' as const, state: 'done' as const },
    }));
    const asked = await db.insert(answerSamples).values(samples).returning({ id: answerSamples.id });
    const sampleId = asked[41]?.id ?? '';
    const url = 'https://acme.example/loft';
    await db
      .insert(answerSources)
      .values({ sampleId, position: 0, kind: 'cited', url, host: 'acme.example' });
    await db.insert(answerMentions).values({ sampleId, entityId: 'own', count: 2, first: 3, places: [] });
    await db.insert(answerJudgements).values({ sampleId, value: 1, passage: 'solid', model: 'judge' });
    const { body, text } = await service.get('/api/auth/export', ann.access).expect(200);
    expect(body.trialRequest).toMatchObject({ status: 'open', decidedAt: null });
    expect(body.jobs).toMatchObject([
      { contentType: 'qa_section', status: 'failed', error: 'It could not be read.' },
    ]);
    expect(body.changes).toContainEqual(
      expect.objectContaining({ action: 'subscription_set', detail: 'active', byOwner: false }),
    );
    const [exported] = body.sites;
    expect(idsOf(exported.regressions)).toBe(2);
    expect(exported.regressions[0]).toMatchObject({
      kind: 'check',
      foundAt: at.toISOString(),
      toldAt: null,
      recoveredAt: null,
    });
    expect(exported.answerPanels).toMatchObject([{ version: 1, engines: ['openai'] }]);
    expect(exported.answerRuns).toMatchObject([{ panelVersion: 1, status: 'running', total: 3 }]);
    expect(exported.countedLogs).toMatchObject([{ digest: 'd', linesRead: 2, linesUnread: 1 }]);
    expect(exported.agentVisits).toEqual([{ day: '2026-11-01', token: 'GPTBot', verdict, visits: 5 }]);
    expect(exported.assistantReferrals).toEqual([{ day: '2026-11-01', assistant: 'chatgpt', visits: 4 }]);
    expect(exported.hosting).toMatchObject({ baseId: '4fJ2k9QbTz0aWm7XcR1uYd', additions: false });
    expect(new Set(exported.hostedFiles.map(({ body: served }: { body: string }) => served)).size).toBe(12);
    expect(exported.fileRefreshes).toMatchObject([{ status: 'waiting', before: 'a', after: 'b' }]);
    const { answers } = exported.answerRuns[0];
    expect(answers.map((answer: { text: string }) => answer.text)).toEqual(samples.map(({ text }) => text));
    expect(answers[41]).toMatchObject({
      ...{ engine: 'openai', status: 'ok', canary: false },
      sources: [{ kind: 'cited', url, host: 'acme.example' }],
      mentions: [{ entityId: 'own', count: 2 }],
      judgement: { value: 1, passage: 'solid', model: 'judge' },
    });
    expect(text).not.toContain(admin);
    expect(text).not.toMatch(/worker|ownerId/i);
  });

  it('is a whole document also where there is nothing', async () => {
    const ann = await service.signUp('ann@example.com');
    const { body } = await service.get('/api/auth/export', ann.access).expect(200);
    expect(body).toMatchObject({ analyses: [], content: [], sites: [], webhooks: [] });
  });

  it('is read as it is taken: what nobody takes is not read', async () => {
    const { id: userId } = await service.signUp('ann@example.com');
    await keep(userId, 0, 30, 0);
    let reads = 0;
    const db = new Proxy(database.db, {
      get: (real, name) => {
        if (name === 'select') reads += 1;
        return Reflect.get(real, name);
      },
    });
    const file = await exportAccount({ db, now: () => new Date() }, { userId });
    let taken = 0;
    let longest = 0;
    for await (const piece of file.open()) {
      taken += piece.length;
      longest = Math.max(longest, piece.length);
      if (taken > 8 * LONG.length) break;
    }
    // The account, its trial request, its keys, its brand, its sessions, changes and audits, the list of its
    // files, three of thirty files, and the revision lists of two of them.
    expect(reads).toBe(13);
    expect(longest).toBeLessThan(4 * LONG.length);
  });
});
