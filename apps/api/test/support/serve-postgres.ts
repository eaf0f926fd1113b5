import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server whose user may create databases, or null where there is none. */
    postgresUrl: string | null;
  }
}

/** Starts PostgreSQL once for the whole run: TEST_DATABASE_URL when set, else Debian's programs. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const programs = await findPostgres();
  if (!programs) {
    process.stdout.write(
      'PostgreSQL is not installed: the stores are tested on the embedded database only\n',
    );
    project.provide('postgresUrl', null);
    return undefined;
  }
  const server = await startPostgres(programs);
  project.provide('postgresUrl', server.url);
  return server.stop;
}
