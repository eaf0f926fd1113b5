import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openLocalShop } from '../content/local-shop.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { type AnswersService, openAnswersService } from '../support/open-answers-service.ts';
import type { Account } from '../support/open-calls.ts';
import { openTestEngine } from '../support/open-test-engine.ts';
import { testEngine } from './test-engine.ts';

const loft = { text: 'Which ladder is best for a loft?' };
const acme = { own: true, name: 'Acme Ladders', domains: ['acme-ladders.com'] };

describe.each(testDatabases)('what is asked about a site, on $name', ({ create }) => {
  let database: Database;
  let service: AnswersService;
  let ann: Account;
  let panel: string;
  beforeEach(async () => {
    database = await create();
    const engines = [
      testEngine().engine,
      testEngine(undefined, { id: 'anthropic', mostMicros: 50_000 }).engine,
    ];
    service = await openAnswersService(database, { engines });
    ann = await service.account();
    const { body } = await service.post('sites', ann, { url: 'https://acme-ladders.com/' }).expect(201);
    panel = `sites/${body.id}/answers`;
  });
  afterEach(async () => {
    await service.close();
    await database.close();
  });
  const save = (body: object, status = 200) => service.put(`${panel}/panel`, ann, body).expect(status);

  it('begins with what the site tells of its brand, and with nothing to ask', async () => {
    const { body } = await service.get(`${panel}/panel`, ann).expect(200);
    expect(body).toEqual({
      version: 0,
      entities: [
        {
          id: 'own',
          own: true,
          name: 'Acme Ladders',
          aliases: [],
          domains: ['acme-ladders.com'],
          context: [],
        },
      ],
      ...{ prompts: [], engines: ['openai', 'anthropic'], samples: 5, monthlyBudgetUsd: 20 },
      schedule: { every: 'none', hour: 6, timeZone: 'UTC' },
      ...{ paused: false, nextRunAt: null, spentThisMonthUsd: 0 },
    });
    const refused = await service.post(`${panel}/runs`, ann).expect(422);
    expect(refused.body.error).toMatch(/No prompt is approved/);
  });

  it('is a new version when another thing would be asked, and keeps the ids of its rows', async () => {
    const first = (
      await save({
        entities: [acme, { own: false, name: 'Northwind' }],
        prompts: [loft, { text: 'Are Acme Ladders any good?' }],
      })
    ).body;
    expect(first).toMatchObject({ version: 1, samples: 5 });
    expect(first.prompts.map(({ branded }: { branded: boolean }) => branded)).toEqual([false, true]);
    const due = { every: 'weekly', hour: 6, timeZone: 'Europe/Berlin' };
    const settings = await save({ monthlyBudgetUsd: 7.5, schedule: due });
    expect(settings.body).toMatchObject({ version: 1, monthlyBudgetUsd: 7.5, schedule: due });
    expect(settings.body.nextRunAt).not.toBeNull();
    expect((await save({ prompts: [loft, { text: 'Are Acme Ladders any good?' }] })).body).toMatchObject({
      version: 1,
      prompts: first.prompts,
    });
    const { id } = first.prompts[0];
    const second = (await save({ prompts: [{ ...loft, id, tags: ['loft'] }], samples: 3 })).body;
    expect(second).toMatchObject({ version: 2, samples: 3, entities: first.entities });
    expect(second.prompts).toEqual([{ ...first.prompts[0], tags: ['loft'] }]);
    const paused = await service.put(`${panel}/pause`, ann, { paused: true }).expect(200);
    expect(paused.body).toMatchObject({ version: 2, paused: true, monthlyBudgetUsd: 7.5 });
    const refused = await service.post(`${panel}/runs`, ann).expect(422);
    expect(refused.body.error).toMatch(/paused/);
  });

  it('takes engines that are set up here, of plans that ask, from who the site belongs to', async () => {
    const { body } = await save({ engines: ['openai', 'gemini'] }, 400);
    expect(body.error).toMatch(/"gemini" is not set up here: this takes openai, anthropic/);
    await save({ entities: [{ ...acme, own: false }] }, 400);
    const trial = await service.account({ subscriptionStatus: 'trial', credits: 1 });
    const { body: site } = await service.post('sites', trial, { url: 'https://b.example/' }).expect(201);
    const refused = await service.put(`sites/${site.id}/answers/panel`, trial, {}).expect(403);
    expect(refused.body).toMatchObject({ code: 'plan_limit', details: { limit: 'answers' } });
    for (const path of ['panel', 'runs']) await service.get(`${panel}/${path}`, trial).expect(404);
    await service.put(`${panel}/panel`, trial, {}).expect(404);
    await service.post(`${panel}/estimate`, trial).expect(404);
  });

  it('says before anything is spent how many calls it is and what they cost, of what is not saved too', async () => {
    const { body } = await service
      .post(`${panel}/estimate`, ann, { prompts: [loft, { text: 'Which ladder?' }], samples: 10 })
      .expect(200);
    expect(body).toMatchObject({ calls: 40, leftThisMonthUsd: 20 });
    const each = (perCall: number) => Number((perCall * (40 + body.canaryCalls)).toFixed(6));
    expect(body.lowUsd).toBe(each(0.002));
    expect(body.highUsd).toBe(each(0.03));
    const left = await service.post(`${panel}/estimate`, ann, { monthlyBudgetUsd: 9000 }).expect(200);
    expect(left.body).toMatchObject({ calls: 0, leftThisMonthUsd: 50 });
    expect((await service.get(`${panel}/panel`, ann)).body.version).toBe(0);
  });

  it('is suggested by what the site says, read politely where nothing of it is kept; nothing is approved by itself', async () => {
    const shop = await openLocalShop(6);
    const engine = openTestEngine([shop.host]);
    const reading = await openAnswersService(database, {
      engines: [testEngine().engine],
      crawlSite: engine.crawlSite,
    });
    const { body: site } = await reading.post('sites', ann, { url: shop.url }).expect(201);
    const { body } = await reading.get(`sites/${site.id}/answers/suggestions`, ann).expect(200);
    expect(body.own).toMatchObject({ own: true, name: expect.stringMatching(/\w/) });
    expect(body.prompts.length).toBeGreaterThan(2);
    expect(body.prompts[0]).toMatchObject({ because: expect.any(String), paused: false });
    expect(shop.read).toContain('/robots.txt');
    expect((await reading.get(`sites/${site.id}/answers/panel`, ann)).body).toMatchObject({
      version: 0,
      prompts: [],
    });
    // For a site that cannot be read, only its name is suggested.
    const { body: bare } = await service.get(`${panel}/suggestions`, ann).expect(200);
    expect(bare.own).toMatchObject({ name: expect.stringMatching(/acme/i), domains: ['acme-ladders.com'] });
    await reading.close();
    await Promise.all([engine.close(), shop.close()]);
  });

  it('is read, and asks nothing, where no engine has a key', async () => {
    const bare = await openAnswersService(database);
    const nothing = { code: 'not_configured', error: 'AI search analysis is not configured' };
    for (const refused of [
      bare.post(`${panel}/runs`, ann),
      bare.post(`${panel}/estimate`, ann),
      bare.put(`${panel}/panel`, ann, {}),
      bare.post('run-ai-search-analysis', ann, { website: 'acme.example', searchEngines: ['chatgpt'] }),
    ])
      expect((await refused.expect(503)).body).toMatchObject(nothing);
    await bare.get(`${panel}/panel`, ann).expect(200);
    const admin = await bare.get('answers/setup', { token: `admin-${ann.id}` }).expect(200);
    expect(admin.body.configured).toBe(false);
    expect(admin.body.engines.map(({ missing }: { missing: string[] }) => missing)).toEqual([
      ['OPENAI_API_KEY'],
      ['ANTHROPIC_API_KEY'],
      ['PERPLEXITY_API_KEY'],
      ['GEMINI_API_KEY', 'GEMINI_TERMS_ACCEPTED=true'],
    ]);
    const person = await service.get('answers/setup', ann).expect(200);
    expect(person.body.engines[2]).toEqual({
      ...{ id: 'perplexity', name: 'Perplexity', on: false, model: null, simulated: false, missing: null },
    });
    await bare.close();
  });
});
