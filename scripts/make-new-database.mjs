import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const api = join(root, 'apps/api');
const made = join(api, 'dist/new-database');
const cache = join(root, 'node_modules/.cache/new-database');

/** A hash over what an empty database depends on: the tables, and the program that makes it. */
function databaseHash() {
  const hash = createHash('sha256');
  const pglite = createRequire(join(api, 'package.json')).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(pglite, '../../package.json')));
  for (const name of readdirSync(join(api, 'migrations')).filter((name) => name.endsWith('.sql')))
    hash.update(name).update(readFileSync(join(api, 'migrations', name)));
  return hash.digest('hex');
}

/**
 * Lays an empty embedded database with today's tables beside the built API. To make one takes ten times as long and
 * five times the memory that a copy takes; so it is made when the tables change, not at every first start. The program
 * is whole without it, so a build that has too little memory or time for it goes on.
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
  // It holds nobody's data, and who runs the service may be another than who built it, as in the image.
  chmodSync(made, 0o755);
}
