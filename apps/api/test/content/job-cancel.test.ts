import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobTiming } from '../../src/content/jobs/job-deps.ts';
import type { Database } from '../../src/db/database.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openContentService } from '../support/open-content-service.ts';
import { type LocalShop, openLocalShop } from './local-shop.ts';

const PAGES = 80;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(testDatabases)('cancelling a job at the pace of the product, on $name', ({ create }) => {
  let database: Database;
  let shop: LocalShop;
  beforeEach(async () => {
    [database, shop] = await Promise.all([create(), openLocalShop(PAGES)]);
  });
  afterEach(async () => {
    await Promise.all([shop.close(), database.close()]);
  });

  it('asks the site for nothing more after a second', async () => {
    shop.latency = 150;
    const service = await openContentService(database, {
      allow: [shop.host],
      timing: { beat: jobTiming.beat },
    });
    try {
      const ann = await service.account();
      const body = { url: shop.url, contentType: 'llms_txt' };
      const { job_id } = (await service.post('generate-content-firecrawl', ann, body).expect(202)).body;
      const asked = () => shop.asked.filter((path) => path.startsWith('/pot-')).length;
      await vi.waitFor(() => expect(asked()).toBeGreaterThan(0), { timeout: 15_000, interval: 10 });
      await service.post(`jobs/${job_id}/cancel`, ann).expect(200);
      await wait(1000);
      const askedByThen = asked();
      await wait(700);
      expect(asked()).toBe(askedByThen);
      expect(askedByThen).toBeLessThan(PAGES / 2);
    } finally {
      await service.close();
    }
  });
});
