/**
 * `npm run db:dump -w @visible-ai/api -- [MIGRATION]`: writes a PostgreSQL database of this program, migrated
 * up to that migration (default: the newest), with rows in every table and a job in the queue, as SQL next to
 * this file. Done once for each release, and never again (CONTRIBUTING.md, "Change a table").
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pino } from 'pino';
import { z } from 'zod';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import type { Database } from '../../src/db/database.ts';
import { migrationsFolder } from '../../src/db/migrations-folder.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { findPostgres, startPostgres } from '../support/start-postgres.ts';
import { exampleRows } from './example-rows.ts';

const run = promisify(execFile);
const logger = pino({ level: 'silent' });
const named = z.array(z.object({ table_name: z.string() }));

async function migrateUpTo({ execute }: Database, tag: string): Promise<void> {
  await execute('create schema drizzle');
  await execute(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const last = journal.entries.find((entry) => entry.tag === tag)?.when;
  if (last === undefined) throw new Error(`There is no migration ${tag}`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: migrationsFolder() })) {
    if (folderMillis > last) continue;
    for (const statement of sql) await execute(statement);
    await execute('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function fill({ execute }: Database): Promise<void> {
  const { rows } = await execute(
    "select table_name from information_schema.tables where table_schema = 'public'",
  );
  const tables = new Set(named.parse(rows).map((row) => row.table_name));
  for (const table of tables)
    if (!exampleRows[table]) throw new Error(`example-rows.ts has none for ${table}`);
  for (const [table, examples] of Object.entries(exampleRows)) {
    if (!tables.has(table)) continue;
    for (const row of examples) {
      const columns = Object.keys(row);
      const places = columns.map((_, at) => `$${at + 1}`).join(', ');
      const values = Object.values(row).map((value) =>
        typeof value === 'object' ? JSON.stringify(value) : value,
      );
      await execute(`insert into ${table} (${columns.join(', ')}) values (${places})`, values);
    }
  }
}

async function queueAJob(database: Database): Promise<void> {
  const queue = createQueue({ database, logger });
  queue.define('mail', { concurrency: 0, retryLimit: 1, retryDelay: 1, work: async () => undefined });
  await queue.start();
  const { rows } = await database.execute("select id from mails where key = 'waiting'");
  const mailId = String(rows[0]?.id);
  await queue.send(database.db, 'mail', { mailId }, { key: mailId });
  await queue.stop();
}

/** Removes what differs between runs and servers, and what only psql understands. */
const plain = (dump: string) =>
  dump
    .split('\n')
    .filter((line) => !/^(--|\\|SET |SELECT pg_catalog\.set_config)/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const programs = await findPostgres();
if (!programs) throw new Error("Debian's postgresql is needed");
const tag = process.argv[2] ?? journal.entries.at(-1)?.tag ?? '';
const server = await startPostgres(programs);
try {
  const database = await openPostgres(server.url, logger);
  await migrateUpTo(database, tag);
  await fill(database);
  await queueAJob(database);
  await database.close();
  const options = ['--no-owner', '--no-privileges', '--column-inserts', server.url];
  const { stdout } = await run(join(programs, 'pg_dump'), options, { maxBuffer: 64 * 1024 * 1024 });
  const file = fileURLToPath(new URL(`${tag}.sql`, import.meta.url));
  await writeFile(file, `${plain(stdout)}\n`);
  process.stdout.write(`${file}\n`);
} finally {
  await server.stop();
}
