import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { isDatabaseAway } from '../../src/db/is-database-away.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createPostgresDatabase } from '../support/create-test-database.ts';
import { type FaultyProxy, openFaultyProxy } from '../support/faulty-proxy.ts';

const logger = pino({ level: 'silent' });
const server = inject('postgresUrl');

describe.skipIf(!server)('PostgreSQL behind a network that breaks', () => {
  let own: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let proxy: FaultyProxy;
  let database: Database;
  beforeEach(async () => {
    own = await createPostgresDatabase(server ?? '');
    const url = new URL(own.url);
    proxy = await openFaultyProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    database = await openDatabase({ databaseUrl: url.href, dataDir: '', logger });
    await database.execute('create table notes (n int)');
  });
  afterEach(async () => {
    proxy.become('refusing');
    await database.close();
    await proxy.close();
    await own.drop();
  });

  const write = (pauseMs = 0) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (1)`);
      if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await tx.execute(sql`select pg_sleep(0.2)`);
    });
  const answersAgain = () =>
    vi.waitFor(() => Promise.all(Array.from({ length: 20 }, () => write())), {
      timeout: 8000,
      interval: 100,
    });
  const failures = async (tries: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(tries);
    return settled.map((one) => (one.status === 'rejected' ? isDatabaseAway(one.reason) : 'went through'));
  };

  it('cut in the middle of transactions: each fails as an outage, and all connections come back', async () => {
    for (let round = 0; round < 3; round += 1) {
      const running = Array.from({ length: 15 }, (_, n) => write(n % 2 ? 300 : 0));
      setTimeout(() => proxy.become('refusing'), 100);
      expect(new Set(await failures(running))).toEqual(new Set([true]));
      expect(await failures([write()])).toEqual([true]);
      proxy.become('passing');
      await answersAgain();
    }
  }, 40_000);

  it('silent: a ping says so first, calls fail, and it goes on by itself', async () => {
    await Promise.all(Array.from({ length: 10 }, () => write()));
    proxy.become('silent');
    const ended: string[] = [];
    const running = failures(Array.from({ length: 30 }, () => write())).finally(() => ended.push('calls'));
    await expect(database.ping()).rejects.toThrow();
    ended.push('ping');
    expect(new Set(await running)).toEqual(new Set([true]));
    expect(ended).toEqual(['ping', 'calls']);
    for (let call = 0; call < 3; call += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(await failures([write()])).toEqual([true]);
    }
    proxy.become('passing');
    await answersAgain();
    await database.ping();
  }, 30_000);

  it('at work for long, it is not taken for silent', async () => {
    await expect(database.execute('select pg_sleep(6)')).resolves.toBeDefined();
  }, 15_000);

  it('falling silent for good in the middle of a long statement, it is given up', async () => {
    const asked = failures([database.execute('select pg_sleep(10)')]);
    setTimeout(() => proxy.become('silent'), 500);
    expect(await asked).toEqual([true]);
  }, 15_000);
});
