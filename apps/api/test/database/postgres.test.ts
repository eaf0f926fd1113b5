import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAnalysisStore } from '../../src/analysis/analysis-store.ts';
import { isDatabaseAway } from '../../src/db/is-database-away.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { startProblem } from '../../src/infra/process/start-problem.ts';
import { createPostgresDatabase } from '../support/create-test-database.ts';

const logger = pino({ level: 'silent' });
const server = inject('postgresUrl');

describe.skipIf(!server)('on PostgreSQL', () => {
  let own: Awaited<ReturnType<typeof createPostgresDatabase>>;
  beforeAll(async () => {
    own = await createPostgresDatabase(server ?? '');
  });
  afterAll(() => own.drop());

  const open = () => openDatabase({ databaseUrl: own.url, dataDir: '', logger });

  it('three processes that start at once bring the tables up to date together', async () => {
    const opened = await Promise.all([open(), open(), open()]);
    const { rows } = await opened[0].execute(
      'select count(*)::int as times, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations',
    );
    expect(rows[0]?.times).toBeGreaterThan(0);
    expect(rows[0]?.times).toBe(rows[0]?.migrations);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('analyses are kept and found as in the embedded database', async () => {
    const database = await open();
    const store = createAnalysisStore(database.db);
    const report = {
      url: 'https://a.example/',
      requestedUrl: 'https://a.example/',
      siteName: 'A\0',
      score: 63,
    };
    const saved = await store.save(report as AnalysisReport, { userId: null, clientKey: 'k' });
    expect(await store.find(saved.id)).toEqual(saved);
    expect((await store.findLatest('k', 'https://a.example/', new Date(0)))?.id).toBe(saved.id);
    await database.close();
  });

  it('a database of a newer version is refused, and says what to do', async () => {
    const database = await open();
    const nextYear = Date.now() + 365 * 24 * 3_600_000;
    await database.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)",
      [nextYear],
    );
    await expect(open()).rejects.toThrow(
      /belongs to a newer Visible AI.*Start the newer version, or restore a backup/,
    );
    await database.execute("delete from drizzle.__drizzle_migrations where hash = 'newer'");
    await database.close();
  });

  it('a server that takes no writes is not well', async () => {
    const reading = new URL(own.url);
    reading.searchParams.set('options', '-c default_transaction_read_only=on');
    const [writable, readOnly] = [
      await openPostgres(own.url, logger),
      await openPostgres(reading.href, logger),
    ];
    await expect(writable.ping()).resolves.toBeUndefined();
    await expect(readOnly.ping()).rejects.toThrow('takes no writes');
    const refused = await readOnly.execute('create table t ()').catch((error: unknown) => error);
    expect(isDatabaseAway(refused)).toBe(true);
    await Promise.all([writable.close(), readOnly.close()]);
  });

  it('a server that takes no writes is no database to start on, which is said', async () => {
    const reading = new URL(own.url);
    reading.searchParams.set('options', '-c default_transaction_read_only=on');
    const opening = openDatabase({ databaseUrl: reading.href, dataDir: '', logger });
    await expect(opening).rejects.toThrow('PostgreSQL only reads: it takes no writes');
  });

  it('a server that is not there is refused in words, not waited for for ever', async () => {
    const closed = openDatabase({ databaseUrl: 'postgres://x@127.0.0.1:1/x', dataDir: '', logger });
    const problem = startProblem(await closed.catch((error: unknown) => error));
    expect(problem).toMatch(/^PostgreSQL, which DATABASE_URL names, could not be opened\. .*ECONNREFUSED/);
  }, 60_000);
});
