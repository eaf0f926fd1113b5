import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const MAKE_WITHIN_MS = 120_000;

const script = `
const { PGlite } = await import(process.argv[1]);
await (await PGlite.create(process.argv[2])).close();
`;

/** What the process said last before it failed, without the program it was given to run. */
function lastWords(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = said.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /^(?:\w*Error|PANIC|FATAL)\b.*:/.test(line)) ??
    'The folder could not be made in time'
  );
}

/**
 * Makes the folder of a new embedded database, in a process of its own: making one takes 840 MB for a
 * moment, which the service would otherwise keep. A half-made folder is never taken for a whole one.
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const pglite = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href;
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, pglite, draft], {
      timeout: MAKE_WITHIN_MS,
      env: {},
    });
    await rename(draft, folder);
  } catch (error) {
    // What a full disk cut off would take the room that is left.
    await rm(draft, { recursive: true, force: true });
    throw new Error(lastWords(error), { cause: error instanceof Error ? error.cause : undefined });
  }
}
