import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { createLogger } from '../../src/infra/logger/create-logger.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openContentService } from '../support/open-content-service.ts';
import { type LocalShop, openLocalShop } from './local-shop.ts';

describe.each(testDatabases)('the log of generation jobs, on $name', ({ create }) => {
  let database: Database;
  let shop: LocalShop;
  beforeEach(async () => {
    [database, shop] = await Promise.all([create(), openLocalShop(3)]);
  });
  afterEach(async () => {
    await Promise.all([shop.close(), database.close()]);
  });

  it('carries the id of the call that asked for the job, whoever woke its worker', async () => {
    const written: string[] = [];
    const logger = createLogger('info', { write: (text) => void written.push(text) });
    const lines = () => written.map((line) => JSON.parse(line));
    const service = await openContentService(database, { allow: [shop.host], logger });
    try {
      const ann = await service.account();
      const paths = ['a', 'b', 'c', 'd', 'e'];
      const jobs = await Promise.all(
        paths.map(async (path) => {
          const body = { url: `${shop.url}${path}`, contentType: 'llms_txt' };
          const started = await service
            .post('generate-content-firecrawl', ann, body)
            .set('x-request-id', `call-of-${path}`)
            .expect(202);
          return [started.body.job_id, `call-of-${path}`];
        }),
      );
      const ended = () => lines().filter(({ msg }) => msg === 'A job ended');
      await vi.waitFor(() => expect(ended()).toHaveLength(jobs.length), { timeout: 20_000, interval: 50 });
      for (const said of ['A job began', 'A job ended']) {
        const told = lines().filter(({ msg }) => msg === said);
        expect(new Map(told.map(({ jobId, requestId }) => [jobId, requestId]))).toEqual(
          new Map(Object.entries(Object.fromEntries(jobs))),
        );
      }
      expect(ended().map(({ end, pages }) => [end, pages])).toEqual(paths.map(() => ['completed', 4]));
    } finally {
      await service.close();
    }
  });
});
