import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { archiveEmbedded, dropDatabases, migrateTemplate } from './migrate-templates.ts';
import { findPostgres, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server whose user may create databases, or null if there is none. */
    postgresUrl: string | null;
    /** The prefix of the run's databases on that server. */
    databasePrefix: string;
    /** The archive of an embedded database with all tables. */
    embeddedArchive: string;
  }
}

/** Finds or starts PostgreSQL: TEST_DATABASE_URL if set, else Debian's programs. */
async function findServer(): Promise<{ url: string | null; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const programs = await findPostgres();
  if (programs) return startPostgres(programs);
  process.stdout.write('PostgreSQL is not installed: the stores are tested on the embedded database only\n');
  return { url: null, stop: async () => undefined };
}

/** Starts PostgreSQL once for the whole run, and migrates one database of each kind that tests copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'visible-ai-databases-'));
  const archive = join(folder, 'embedded.tar');
  const [server] = await Promise.all([findServer(), archiveEmbedded(archive)]);
  if (server.url) await migrateTemplate(server.url);
  const prefix = `test_${randomBytes(4).toString('hex')}_`;
  project.provide('postgresUrl', server.url);
  project.provide('databasePrefix', prefix);
  project.provide('embeddedArchive', archive);
  return async () => {
    if (server.url) await dropDatabases(server.url, prefix);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
