import type { Engine } from '@visible-ai/engine';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimJob } from '../../src/content/jobs/claim-job.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { contents, crawledPages, generationJobs } from '../../src/db/schema/content.ts';
import { AppError } from '../../src/http/app-error.ts';
import { testDatabases } from '../support/create-test-database.ts';
import {
  type ContentServiceSettings,
  openContentEngine,
  openContentService,
} from '../support/open-content-service.ts';
import { type LocalShop, openLocalShop } from './local-shop.ts';

const soon = { timeout: 15_000, interval: 25 };
type Service = Awaited<ReturnType<typeof openContentService>>;
type Account = Awaited<ReturnType<Service['account']>>;

describe.each(testDatabases)('generation jobs, on $name', ({ create }) => {
  let database: Database;
  let shop: LocalShop;
  let engine: Engine;
  let services: Service[];
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
    services = [];
  });
  afterEach(async () => {
    await Promise.all(services.map((one) => one.close()));
    await database.close();
  });

  async function open(settings: ContentServiceSettings = {}): Promise<Service> {
    const opened = await openContentService(database, { engine, ...settings });
    services.push(opened);
    service ??= opened;
    return opened;
  }
  async function openFor(settings: ContentServiceSettings = {}, account = {}) {
    service = await open(settings);
    ann = await service.account(account);
  }
  const generate = (body: object = {}, who = ann) =>
    service.post('generate-content-firecrawl', who, { url: shop.url, contentType: 'llms_txt', ...body });
  const check = async (jobId: string, contentType = 'llms_txt', who = ann) =>
    (await service.post('check-batch-job', who, { jobId, contentType }).expect(200)).body;
  async function ended(jobId: string, contentType = 'llms_txt', who = ann) {
    await vi.waitFor(async () => {
      expect((await check(jobId, contentType, who)).status).not.toBe('running');
    }, soon);
    return check(jobId, contentType, who);
  }
  const creditsOf = async ({ id }: Account) =>
    (await database.db.select().from(users).where(eq(users.id, id)))[0]?.credits;
  const trial = (credits: number) => ({ subscriptionStatus: 'trial' as const, credits });
  const pagesAsked = () => shop.asked.filter((path) => path.startsWith('/pot-'));

  it('answer at once, read the site in the background and keep what was written', async () => {
    const written: unknown[] = [];
    await openFor({ onWritten: async (_tx, one) => void written.push(one) }, trial(3));
    const started = await generate().expect(202);
    expect(started.body).toEqual({
      success: true,
      job_started: true,
      job_id: expect.any(String),
      status: 'running',
      cached: false,
    });
    expect(await creditsOf(ann)).toBe(2);
    const done = await ended(started.body.job_id);
    expect(done).toMatchObject({ success: true, status: 'completed', completed: true });
    expect(done.progress).toMatchObject({ pagesDone: 7, pagesTotal: 7 });
    const [contentId, contentType] = [done.content.id, 'llms_txt'];
    expect(written).toEqual([
      { ownerId: ann.id, contentId, contentType, websiteUrl: shop.url, regenerated: false },
    ]);
    expect(done.content.content_text.match(/\[Pot \d\]/g)).toHaveLength(6);
    const { body } = await service.get('jobs', ann).expect(200);
    expect(body.jobs).toMatchObject([{ status: 'completed', content_id: done.content.id, error: null }]);
    const revisions = await service.get(`content/${done.content.id}/revisions`, ann).expect(200);
    expect(revisions.body.revisions).toMatchObject([{ origin: 'generated' }]);
    expect(await database.db.select().from(crawledPages)).toEqual([]);
  });

  it('are one job for the same request while it runs, and none when its content is of today', async () => {
    shop.latency = 40;
    await openFor({}, trial(5));
    const asked = await Promise.all([generate(), generate(), generate({ url: shop.url.slice(0, -1) })]);
    const ids = new Set(asked.map(({ status, body }) => `${status} ${body.job_id}`));
    expect(ids.size).toBe(1);
    const done = await ended(asked[0]?.body.job_id);
    const again = await generate().expect(200);
    expect(again.body).toEqual({
      success: true,
      job_started: false,
      status: 'completed',
      cached: true,
      content: done.content,
    });
    expect(await creditsOf(ann)).toBe(4);
    service.advance(24 * 3_600_000 + 1000);
    const later = await generate().expect(202);
    await ended(later.body.job_id);
    expect((await service.get('content', ann)).body.content).toHaveLength(2);
  });

  it('are others for other options, and each owner has their own', async () => {
    await openFor();
    const ben = await service.account();
    const ten = await generate({ contentType: 'qa_section', questionCount: 10 }).expect(202);
    await ended(ten.body.job_id, 'qa_section');
    await generate({ contentType: 'qa_section' }).expect(200);
    await generate({ contentType: 'qa_section', questionCount: 11 }).expect(202);
    const his = await service
      .post('generate-content-firecrawl', ben, { url: shop.url, contentType: 'qa_section' })
      .expect(202);
    await service
      .post('check-batch-job', ann, { jobId: his.body.job_id, contentType: 'qa_section' })
      .expect(404);
    await service.post(`jobs/${his.body.job_id}/cancel`, ann).expect(404);
    await service
      .post('check-batch-job', ben, { jobId: his.body.job_id, contentType: 'llms_txt' })
      .expect(404);
    await ended(his.body.job_id, 'qa_section', ben);
    expect((await service.get('jobs', ben)).body.jobs).toHaveLength(1);
  });

  it('take no job from an account without a credit', async () => {
    await openFor({ working: false }, trial(1));
    await generate().expect(202);
    await generate({ contentType: 'qa_section' }).expect(403);
    expect(await database.db.select().from(generationJobs)).toHaveLength(1);
  });

  it('give the credit back when the site cannot be read, and say why', async () => {
    await openFor({}, trial(1));
    const { body } = await generate({ url: 'http://127.0.0.1:9/' }).expect(202);
    const failed = await ended(body.job_id);
    expect(failed).toMatchObject({ status: 'failed', completed: false });
    expect(failed.error).toMatch(/public internet/);
    expect(await creditsOf(ann)).toBe(1);
  });

  it.each([
    [
      'a failure we expect, in its own words',
      new AppError('unavailable', { text: 'Batch scrape job failed' }),
      'Batch scrape job failed',
    ],
    [
      'a bug, in no words of its own',
      new TypeError('x is undefined'),
      'Something went wrong on our side. Please try again.',
    ],
  ])('end with %s', async (_name, error, text) => {
    const crawlSite = async () => {
      throw error;
    };
    await openFor({ parts: { crawlSite } }, trial(1));
    const { body } = await generate().expect(202);
    expect(await ended(body.job_id)).toMatchObject({ status: 'failed', error: text });
    expect(await creditsOf(ann)).toBe(1);
  });

  it('time out, even when the crawl never ends, whatever it is told', async () => {
    const crawlSite = () => new Promise<never>(() => undefined);
    const limitOf = () => 300;
    await openFor({ timing: { limitOf }, parts: { crawlSite } }, trial(1));
    const { body } = await generate().expect(202);
    expect(await ended(body.job_id)).toMatchObject({ status: 'failed', error: 'Job timed out' });
    expect(await creditsOf(ann)).toBe(1);
  });

  it('are cancelled while they wait and while they run, with the credit back, and the crawl stops', async () => {
    shop.latency = 100;
    await openFor({ working: false }, trial(2));
    const waiting = await generate().expect(202);
    const cancelled = await service.post(`jobs/${waiting.body.job_id}/cancel`, ann).expect(200);
    expect(cancelled.body).toMatchObject({ status: 'failed', error: 'Cancelled' });
    await open();
    const running = await generate({ url: `${shop.url}shelf` }).expect(202);
    await vi.waitFor(() => expect(pagesAsked().length).toBeGreaterThan(0), soon);
    await service.post(`jobs/${running.body.job_id}/cancel`, ann).expect(200);
    expect(await creditsOf(ann)).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = shop.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(shop.asked.length).toBe(asked);
    expect((await service.get('content', ann)).body.content).toEqual([]);
    await service.post(`jobs/${running.body.job_id}/cancel`, ann).expect(200);
    expect(await creditsOf(ann)).toBe(2);
  });

  it('are cancelled on whichever instance they run', async () => {
    shop.latency = 100;
    await openFor();
    const { body } = await generate().expect(202);
    await vi.waitFor(() => expect(pagesAsked().length).toBeGreaterThan(0), soon);
    const other = await open({ working: false });
    await other.post(`jobs/${body.job_id}/cancel`, ann).expect(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = shop.asked.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(shop.asked.length).toBe(asked);
  });

  it('go on after their worker died, without reading a page twice and without a second content', async () => {
    shop.latency = 60;
    await openFor({ timing: { lease: 500 } }, trial(1));
    const { body } = await generate().expect(202);
    await vi.waitFor(() => expect(pagesAsked().length).toBeGreaterThan(2), soon);
    await vi.waitFor(async () => {
      expect((await database.db.select().from(crawledPages)).length).toBeGreaterThan(1);
    }, soon);
    // As after kill -9: nothing is put back. The dead run's lease expires, and another run continues.
    await database.db
      .update(generationJobs)
      .set({ worker: crypto.randomUUID(), leaseUntil: new Date(Date.now() + 400) });
    const kept = await database.db.select().from(crawledPages);
    const done = await ended(body.job_id);
    expect(done.content.content_text.match(/\[Pot \d\]/g)).toHaveLength(6);
    for (const { url } of kept.filter((page) => page.url.includes('/pot-')))
      expect(shop.asked.filter((path) => url.endsWith(path))).toHaveLength(1);
    expect(await database.db.select().from(contents)).toHaveLength(1);
    expect(await creditsOf(ann)).toBe(0);
  });

  it('put back by a stopping service are done by the next', async () => {
    shop.latency = 60;
    await openFor();
    const { body } = await generate({ contentType: 'llms_full' }).expect(202);
    await vi.waitFor(() => expect(pagesAsked().length).toBeGreaterThan(1), soon);
    await service.close();
    services = [];
    service = await open();
    const done = await ended(body.job_id, 'llms_full');
    expect(done).toMatchObject({ status: 'completed' });
    // The pages of the first run have their Markdown, too.
    expect(done.content.content_text.match(/^Source: .*\/pot-\d$/gm)).toHaveLength(6);
    expect(await database.db.select().from(contents)).toHaveLength(1);
  });

  it('are fair: one owner’s ten do not hold up another’s one', async () => {
    await openFor({ working: false });
    const ben = await service.account();
    for (let number = 0; number < 10; number += 1)
      await generate({ url: `${shop.url}shelf-${number}` }).expect(202);
    service.advance(1000);
    const his = (await generate({}, ben).expect(202)).body.job_id;
    const claim = () => claimJob(database.db, { worker: crypto.randomUUID(), leaseMs: 60_000 });
    const claims = await Promise.all([claim(), claim(), claim(), claim()]);
    const owners = claims.map((one) => one?.job.ownerId);
    expect(owners.filter((owner) => owner === ann.id)).toHaveLength(2);
    expect(claims.filter((one) => one?.job.id === his)).toHaveLength(1);
    expect(owners.filter((owner) => owner === undefined)).toHaveLength(1);
  });

  it('all end, though there are more than are worked on at a time', async () => {
    await openFor();
    const ids: string[] = [];
    for (let number = 0; number < 6; number += 1)
      ids.push(
        (await generate({ contentType: 'qa_section', questionCount: number + 1 }).expect(202)).body.job_id,
      );
    for (const id of ids) expect(await ended(id, 'qa_section')).toMatchObject({ status: 'completed' });
  });

  it('write robots.txt from robots.txt and sitemap alone when pages are not to be read', async () => {
    await openFor();
    const robots = { skipCrawling: true, disallowPaths: ['/cart'] };
    const { body } = await generate({ contentType: 'robots_txt', robots }).expect(202);
    const done = await ended(body.job_id, 'robots_txt');
    expect(done.content.content_text).toContain('Disallow: /cart');
    expect(done.content.agents).not.toHaveLength(0);
    expect(pagesAsked()).toEqual([]);
  });

  it('show the robots.txt a form would lead to, and store nothing', async () => {
    await openFor();
    shop.files['/robots.txt'] = 'User-agent: *\nDisallow: /x\n';
    const { body } = await service
      .post('preview-robots-txt', ann, { url: shop.url, robots: { disallowPaths: ['/cart'] } })
      .expect(200);
    expect(body).toMatchObject({
      live: { found: true, url: `${shop.url}robots.txt`, text: 'User-agent: *\nDisallow: /x\n' },
    });
    expect(body.text).toMatch(/^User-agent: \*\nDisallow: \/x\n(?:.*\n)*Disallow: \/cart/);
    expect(body.agents.length).toBeGreaterThan(10);
    expect(await database.db.select().from(contents)).toEqual([]);
    expect(await database.db.select().from(generationJobs)).toEqual([]);
  });

  describe('that write content again', () => {
    it('refuse content that is not there, not theirs or of another type', async () => {
      await openFor();
      const row = await service.keep(ann, 'x', { contentType: 'robots_txt' });
      const ben = await service.account();
      const again = { regenerate: { contentId: row.id, handEdits: 'keep' } };
      await generate(again).expect(404);
      await generate({ ...again, contentType: 'robots_txt' }, ben).expect(404);
      const jobs = await database.db
        .select()
        .from(generationJobs)
        .where(and(eq(generationJobs.status, 'running')));
      expect(jobs).toEqual([]);
    });

    it('keep to the choices made for a robots.txt, unless others are made', async () => {
      await openFor();
      const written = async (more: object) => {
        const { body } = await generate({ contentType: 'robots_txt', ...more }).expect(202);
        const { content } = await ended(body.job_id, 'robots_txt');
        return content;
      };
      const first = await written({ robots: { skipCrawling: true, disallowPaths: ['/cart'] } });
      const regenerate = { contentId: first.id, handEdits: 'discard' };
      expect((await written({ regenerate })).content_text).toContain('Disallow: /cart');
      const robots = { skipCrawling: true, disallowPaths: ['/till'] };
      const changed = (await written({ regenerate, robots })).content_text;
      expect(changed).toContain('Disallow: /till');
      expect(changed).not.toContain('/cart');
      expect((await written({ regenerate })).content_text).toContain('Disallow: /till');
    });

    it('keep what was edited by hand, and note what the writer would have put', async () => {
      await openFor();
      const written = (text: string) => ({ text, notes: [], agents: null });
      const row = await service.keep(ann, '# Shop\r\n\r\n> mine\r\n- a\r\n- b\r\n- c', {
        generatedText: '# Shop\n\n> theirs\n- a\n- b',
        websiteUrl: shop.url,
      });
      await service.close();
      services = [];
      const llmsTxt = async () => written('# Shop\n\n> theirs again\n- a\n- b2');
      service = await open({
        parts: {
          writers: {
            llmsTxt,
            robotsTxt: llmsTxt,
            qaSection: llmsTxt,
            llmsFull: llmsTxt,
            jsonLd: llmsTxt,
            markdownPages: llmsTxt,
          },
        },
      });
      const again = { regenerate: { contentId: row.id, handEdits: 'keep' } };
      const done = await ended((await generate(again).expect(202)).body.job_id);
      expect(done.content.id).toBe(row.id);
      expect(done.content.content_text).toBe('# Shop\r\n\r\n> mine\r\n- a\r\n- b\r\n- c');
      expect(done.content.notes).toEqual([
        'Your words were kept instead of this new text: > theirs again',
        'Your words were kept instead of this new text: - b2',
      ]);
      const discard = { regenerate: { contentId: row.id, handEdits: 'discard' } };
      const replaced = await ended((await generate(discard).expect(202)).body.job_id);
      expect(replaced.content).toMatchObject({
        content_text: '# Shop\n\n> theirs again\n- a\n- b2',
        edited: false,
      });
      const { body } = await service.get(`content/${row.id}/revisions`, ann).expect(200);
      expect(body.revisions.map(({ origin }: { origin: string }) => origin)).toEqual([
        'regenerated',
        'regenerated',
        'generated',
      ]);
    });

    it('fail with the credit back when the content is deleted meanwhile', async () => {
      shop.latency = 60;
      await openFor({}, trial(1));
      const row = await service.keep(ann, 'x', { websiteUrl: shop.url });
      const again = { regenerate: { contentId: row.id, handEdits: 'keep' } };
      const { body } = await generate(again).expect(202);
      await service.remove(`content/${row.id}`, ann).expect(204);
      expect(await ended(body.job_id)).toMatchObject({ status: 'failed', error: /deleted/ });
      expect(await creditsOf(ann)).toBe(1);
    });
  });

  describe('by a language model', () => {
    const ask = (body = {}) =>
      service.post('generate-ai-content', ann, {
        contentType: 'llms_txt',
        websiteUrl: shop.url,
        customPrompt: 'Be brief',
        ...body,
      });

    it('say so when none is configured, and cost nothing', async () => {
      await openFor({ working: false }, trial(1));
      const { body } = await ask().expect(503);
      expect(body).toEqual({ error: 'No language model is configured', code: 'not_configured' });
      expect(await creditsOf(ann)).toBe(1);
    });

    it('are kept like any other content, and paid when they were written', async () => {
      let works = false;
      const llmsTxt = async ({ prompt, site }: { prompt: string; site: { name: string } }) => {
        if (!works) throw new AppError('unavailable');
        return { text: `# ${site.name}: ${prompt}\n`, notes: [], agents: null };
      };
      const promptWriters = { llmsTxt, robotsTxt: llmsTxt, qaSection: llmsTxt };
      await openFor({ working: false, parts: { promptWriters } }, trial(1));
      await ask().expect(503);
      expect(await creditsOf(ann)).toBe(1);
      works = true;
      const { body } = await ask().expect(200);
      expect(body).toMatchObject({ success: true, content: { content_text: '# Shop: Be brief\n' } });
      expect(await creditsOf(ann)).toBe(0);
      await ask({ customPrompt: ' ' }).expect(400);
    });
  });
});
