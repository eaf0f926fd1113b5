import type { Engine } from '@visible-ai/engine';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { testDatabases } from '../support/create-test-database.ts';
import {
  type ContentServiceSettings,
  openContentEngine,
  openContentService,
} from '../support/open-content-service.ts';
import { type LocalShop, openLocalShop } from './local-shop.ts';

type Service = Awaited<ReturnType<typeof openContentService>>;
type Account = Awaited<ReturnType<Service['account']>>;

describe.each(testDatabases)('the old contract of llms.txt, on $name', ({ create }) => {
  let database: Database;
  let shop: LocalShop;
  let engine: Engine;
  let service: Service;
  let ann: Account;
  beforeAll(async () => {
    shop = await openLocalShop(6);
    engine = openContentEngine([shop.host]);
  });
  afterAll(() => Promise.all([engine.close(), shop.close()]));
  beforeEach(async () => {
    database = await create();
    shop.forget();
  });
  afterEach(async () => {
    await service.close();
    await database.close();
  });

  async function openFor(account = {}, settings: ContentServiceSettings = {}) {
    service = await openContentService(database, { engine, ...settings });
    ann = await service.account(account);
  }
  const order = (body: object, who: { token: string } = ann) =>
    request(service.app).post('/v1/llmstxt').set('authorization', `Bearer ${who.token}`).send(body);
  const read = (id: string, who: { token: string } = ann) =>
    request(service.app).get(`/v1/llmstxt/${id}`).set('authorization', `Bearer ${who.token}`);
  async function ended(id: string) {
    await vi.waitFor(async () => expect((await read(id)).body.status).not.toBe('processing'), {
      timeout: 15_000,
      interval: 25,
    });
    return (await read(id).expect(200)).body;
  }

  it('takes an order as its clients send it, says how far it is, and hands out what was written', async () => {
    shop.latency = 40;
    await openFor();
    const { body: ordered } = await order({
      url: shop.url,
      maxUrls: 3,
      showFullText: false,
      origin: 'js-sdk@1.29.3',
    }).expect(200);
    expect(ordered).toEqual({ success: true, id: expect.any(String) });
    const { body: underWay } = await read(ordered.id).expect(200);
    expect(underWay).toEqual({
      success: true,
      status: 'processing',
      data: { llmstxt: '' },
      expiresAt: expect.any(String),
    });
    const done = await ended(ordered.id);
    expect(done).toEqual({
      success: true,
      status: 'completed',
      data: { llmstxt: expect.stringMatching(/^# Shop\n/) },
      expiresAt: underWay.expiresAt,
    });
    expect(Date.parse(done.expiresAt)).toBeGreaterThan(service.now().getTime());
    expect(done.data.llmstxt.match(/\]\(http/g)).toHaveLength(3);
  });

  it('is the same job for the same order, and of today the same file', async () => {
    await openFor({ subscriptionStatus: 'trial', credits: 1 });
    const { body: first } = await order({ url: shop.url }).expect(200);
    const done = await ended(first.id);
    const { body: second } = await order({ url: shop.url, maxUrls: 10 }).expect(200);
    expect(await ended(second.id)).toMatchObject({ status: 'completed', data: done.data });
    const { body: refused } = await order({ url: shop.url, maxUrls: 11 }).expect(403);
    expect(refused).toMatchObject({ success: false, code: 'not_entitled', error: expect.any(String) });
    const { body } = await service.get('content', ann).expect(200);
    expect(body.content).toMatchObject([{ content_type: 'llms_txt', content_text: done.data.llmstxt }]);
  });

  it('writes the full text as well where it is asked for', async () => {
    await openFor();
    const { body: ordered } = await order({ url: shop.url, maxUrls: 4, showFullText: true }).expect(200);
    const { data, status } = await ended(ordered.id);
    expect(status).toBe('completed');
    expect(data.llmstxt).toMatch(/^# Shop\n/);
    expect(data.llmsfulltxt.match(/was thrown by hand/g)).toHaveLength(3);
    const { body: again } = await order({ url: shop.url, maxUrls: 4, showFullText: true }).expect(200);
    expect((await read(again.id).expect(200)).body).toMatchObject({ status, data });
  });

  it('takes nothing for an order of two files of which one can be paid', async () => {
    await openFor({ subscriptionStatus: 'trial', credits: 1 });
    await order({ url: shop.url, showFullText: true }).expect(403);
    expect((await service.get('jobs', ann).expect(200)).body.jobs).toEqual([]);
    const { body: ordered } = await order({ url: shop.url }).expect(200);
    expect((await ended(ordered.id)).status).toBe('completed');
  });

  it('says that an order failed, and why', async () => {
    const llmsTxt = () => Promise.reject(new Error('no more paper'));
    await openFor({}, { parts: { writers: { ...engine.writers, llmsTxt } } });
    const { body: ordered } = await order({ url: shop.url }).expect(200);
    expect(await ended(ordered.id)).toEqual({
      success: false,
      status: 'failed',
      data: { llmstxt: '' },
      error: expect.any(String),
      expiresAt: expect.any(String),
    });
  });

  it('says success: false with every error', async () => {
    await openFor();
    const ben = await service.account();
    const { body: ordered } = await order({ url: shop.url }).expect(200);
    const noJson = request(service.app).post('/v1/llmstxt').set('authorization', `Bearer ${ann.token}`);
    const cases = [
      await order({}).expect(400),
      await order({ url: 'not an address' }).expect(400),
      await order({ url: shop.url, maxUrls: 0 }).expect(400),
      await order({ url: shop.url, maxUrls: 101 }).expect(400),
      await noJson.set('content-type', 'application/json').send('{').expect(400),
      await request(service.app).post('/v1/llmstxt').send({ url: shop.url }).expect(401),
      await request(service.app).get(`/v1/llmstxt/${ordered.id}`).expect(401),
      await order({ url: shop.url }, { token: `outsider-${ann.token}` }).expect(403),
      await read(ordered.id, ben).expect(404),
      await read('0197a3c4-5b7e-7c1d-9a52-3f1e6d8b2c90').expect(404),
      await read('elsewhere').expect(400),
      await request(service.app).post('/v1/scrape').send({ url: shop.url }).expect(404),
    ];
    for (const { body } of cases) expect(body).toMatchObject({ success: false, error: expect.any(String) });
    const ours = await service.post('generate-content-firecrawl', ann, {}).expect(400);
    expect(ours.body).not.toHaveProperty('success');
    await ended(ordered.id);
  });
});
