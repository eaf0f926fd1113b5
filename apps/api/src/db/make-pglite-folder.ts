import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Takes 5 s at rest; a crowded machine should wait for it rather than go without. */
const MAKE_WITHIN_MS = 600_000;

const script = `
const { PGlite } = await import(process.argv[1]);
await (await PGlite.create(process.argv[2])).close();
`;

/** What went wrong, in one line: of a process what it said last, without the program it was given to run. */
function lastWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('stderr' in error)) return error.message;
  const lines = String(error.stderr)
    .split('\n')
    .map((line) => line.trim());
  return (
    lines.find((line) => /^(?:\w*Error|PANIC|FATAL)\b.*:/.test(line)) ??
    'The folder could not be made in time'
  );
}

/** Lies beside the built program (scripts/make-new-database.mjs); sources that run as they are have none. */
const BUILT = fileURLToPath(new URL('new-database', import.meta.url));

/** In a process of its own: it takes 840 MB for a moment, which the service would otherwise keep. */
async function initialise(folder: string): Promise<void> {
  const pglite = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, pglite, folder], {
    timeout: MAKE_WITHIN_MS,
    env: {},
  });
}

/**
 * Makes the folder of a new embedded database. A half-made folder is never taken for a whole one.
 *
 * @param built an empty database to copy; where there is none, a new one is made.
 * @throws an Error that says in one line why none could be made.
 */
export async function makePgliteFolder(folder: string, built = BUILT): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    if (existsSync(join(built, 'PG_VERSION'))) await cp(built, draft, { recursive: true });
    else await initialise(draft);
    await rename(draft, folder);
  } catch (error) {
    // What a full disk cut off would take the room that is left.
    await rm(draft, { recursive: true, force: true });
    throw new Error(lastWords(error), { cause: error instanceof Error ? error.cause : undefined });
  }
}
