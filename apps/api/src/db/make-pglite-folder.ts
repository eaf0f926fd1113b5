import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** It takes 5 s on an idle machine; a busy machine should wait rather than fail. */
const MAKE_WITHIN_MS = 600_000;

const script = `
const { PGlite } = await import(process.argv[1]);
await (await PGlite.create(process.argv[2])).close();
`;

/** The cause in one line: the last output line of a process, without the program that it ran. */
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

/** Next to the built program (scripts/make-new-database.mjs); there is none when running from source. */
const BUILT = fileURLToPath(new URL('new-database', import.meta.url));

/** In its own process: it briefly takes 840 MB, which the service would otherwise keep. */
async function initialise(folder: string): Promise<void> {
  const pglite = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, pglite, folder], {
    timeout: MAKE_WITHIN_MS,
    env: {},
  });
}

/**
 * Makes the folder of a new embedded database. A half-made folder is never used.
 *
 * @param built an empty database to copy; if there is none, a new one is made.
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
    // After a full disk, a partial copy would take up the remaining space.
    await rm(draft, { recursive: true, force: true });
    throw new Error(lastWords(error), { cause: error instanceof Error ? error.cause : undefined });
  }
}
