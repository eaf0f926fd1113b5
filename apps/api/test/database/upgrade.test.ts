import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { migrateDatabase } from '../../src/db/migrate-database.ts';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';
import { openPglite } from '../../src/db/open-pglite.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { KNOWN } from '../releases/example-rows.ts';
import { createPostgresDatabase, testDatabases } from '../support/create-test-database.ts';
import { openMemoryDatabase } from '../support/open-memory-database.ts';
import { openService } from '../support/open-service.ts';

const folder = fileURLToPath(new URL('../releases/', import.meta.url));
const logger = pino({ level: 'silent' });
const dumps = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ release: name, sql: readFileSync(`${folder}${name}`, 'utf8') }));
const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });

/** An empty database of each kind, and one that this program has just migrated. */
const databases = testDatabases.map(({ name, create }) => ({
  name,
  create,
  openEmpty: async () => {
    const server = inject('postgresUrl');
    if (name === 'PGlite' || !server) {
      // Opening a copy and emptying it takes a quarter of the time.
      const copyOf = new Blob([readFileSync(inject('embeddedArchive'))]);
      const database = await openPglite('memory', logger, copyOf);
      await database.execute('drop schema public, drizzle cascade; create schema public');
      return database;
    }
    return openPostgres((await createPostgresDatabase(server)).url, logger);
  },
}));

const tablesOf = async ({ execute }: Database) =>
  (
    await execute(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    )
  ).rows.map(({ name }) => String(name));

/** Every row of the product's tables, as JSON with its columns sorted. */
async function rowsOf(database: Database, columns?: Map<string, string[]>) {
  const all = new Map<string, Record<string, unknown>[]>();
  for (const table of columns?.keys() ?? (await tablesOf(database))) {
    const some = columns?.get(table)?.join(', ') ?? '*';
    const { rows } = await database.execute(`select ${some} from ${table} order by ${table}::text`);
    all.set(table, rows);
  }
  return all;
}

/** Tables, columns, indexes and constraints, from the database's catalogue. */
async function shapeOf({ execute }: Database) {
  const columns = await execute(
    `select table_name, column_name, data_type, is_nullable, column_default, datetime_precision
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const indexes = await execute("select indexdef from pg_indexes where schemaname = 'public' order by 1");
  const constraints = await execute(
    `select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as says
     from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return [columns.rows, indexes.rows, constraints.rows];
}

it('there is a dump of a release', () => {
  expect(dumps.map(({ release }) => release)).toContain('0000_init.sql');
});

describe.each(dumps)('a database as $release has it', ({ sql }) => {
  it('was made by migrations that are what they were', () => {
    const applied = [...sql.matchAll(/__drizzle_migrations \(.+?\) VALUES \(\d+, '(\w+)', (\d+)\)/g)];
    expect(applied.length).toBeGreaterThan(0);
    const then = applied.map(([, hash, when]) => ({ hash, when: Number(when) }));
    const now = known.map(({ hash, folderMillis: when }) => ({ hash, when }));
    expect(now.slice(0, then.length)).toEqual(then);
  });

  describe.each(databases)('upgraded on $name', ({ create, openEmpty }) => {
    let database: Database;
    beforeAll(async () => {
      database = await openEmpty();
      await database.execute(sql);
    });
    afterAll(() => database.close());

    it('keeps every row of every table, and has the tables of a new one', async () => {
      const before = await rowsOf(database);
      for (const [table, rows] of before) expect(rows, table).not.toEqual([]);
      await migrateDatabase(database);
      const columns = new Map([...before].map(([table, rows]) => [table, Object.keys(rows[0] ?? {})]));
      expect(await rowsOf(database, columns)).toEqual(before);
      const fresh = await create();
      expect(await shapeOf(database)).toEqual(await shapeOf(fresh));
      await fresh.close();
    });

    it('lets its people in, shows them what is theirs, and sends the mail that waits', async () => {
      const service = openService(database);
      const { body } = await service.post('login', KNOWN).expect(200);
      expect(body.user).toMatchObject({ displayName: 'Ada Ł. 漢字', subscription: { plan: 'Essential' } });
      const { body: own } = await service.get('/api/auth/export', body.tokens.accessToken).expect(200);
      expect(own.analyses[0]).toMatchObject({ siteName: 'Acme “& Co”' });
      expect(own.content[0].contentText).toBe('# Acme\n\n> It\'s "here"; \\ and $1\n');
      expect(own.content[0].revisions.map(({ contentText }: { contentText: string }) => contentText)).toEqual(
        ['\ufeff# Acme\r\n', '# Acme\n'],
      );
      await service.close();

      const sent: string[] = [];
      const queue = createQueue({ database, logger });
      const deliver = async ({ subject }: { subject: string }) => void sent.push(subject);
      const transport = { deliver, close: () => undefined };
      const mailer = createMailer({ db: database.db, queue, transport, logger, now: () => new Date() });
      await queue.start();
      await mailer.start();
      await vi.waitFor(() => expect(sent).toEqual(['Hello']), { timeout: 15_000, interval: 20 });
      mailer.stop();
      await queue.stop();
    });
  });
});

it('the embedded database is the PostgreSQL that folders were made with: another one could not open them', async () => {
  const database = await openMemoryDatabase();
  const { rows } = await database.execute('show server_version_num');
  expect(String(rows[0]?.server_version_num).slice(0, 2)).toBe('18');
  await database.close();
});
