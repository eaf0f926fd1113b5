import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const api = join(root, 'apps/api');
const made = join(api, 'dist/new-database');
const cache = join(root, 'node_modules/.cache/new-database');

/** A hash of what an empty database depends on: the tables, and the program that makes it. */
function databaseHash() {
  const hash = createHash('sha256');
  const pglite = createRequire(join(api, 'package.json')).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(pglite, '../../package.json')));
  for (const name of readdirSync(join(api, 'migrations')).filter((name) => name.endsWith('.sql')))
    hash.update(name).update(readFileSync(join(api, 'migrations', name)));
  return hash.digest('hex');
}

/** Lets every user of the machine read a folder and everything in it. */
export function letAllRead(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/**
 * Puts an empty embedded database with the current tables next to the built API. Making one takes ten times
 * as long as copying one, and five times the memory, so it is made when the tables change and not at every
 * first start. The program also works without it, so the build continues if it lacks the memory or time for
 * it.
 */
export async function makeNewDatabase() {
  const kept = join(cache, databaseHash());
  if (!existsSync(kept)) {
    const code = await run(process.execPath, [join(api, 'dist/new-database.js'), kept]);
    if (code !== 0) {
      rmSync(made, { recursive: true, force: true });
      console.log('The empty database could not be made: the first start makes its own.');
      return;
    }
  }
  cpSync(kept, made, { recursive: true });
  // It has no private data, and another user may run the service than built it, as in the image: PGlite keeps some of its
  // files to their owner.
  letAllRead(made);
}
