import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeNewDatabase } from './make-new-database.mjs';
import { root, runNpm } from './run.mjs';
import { sourceHash } from './source-hash.mjs';

const stamp = join(root, 'apps/api/dist/.built-from');
const products = ['apps/api/dist/main.js', 'apps/web/dist/index.html', 'packages/cli/dist/visible-ai.js'].map(
  (path) => join(root, path),
);

function isFresh(hash) {
  return existsSync(stamp) && products.every(existsSync) && readFileSync(stamp, 'utf8') === hash;
}

const buildWorkspace = (name) =>
  runNpm(['run', '--silent', 'build', '-w', `@visible-ai/${name}`], { NODE_ENV: 'production' });

async function buildApi() {
  const code = await buildWorkspace('api');
  if (code === 0) await makeNewDatabase();
  return code;
}

/**
 * Builds web, API and command line in parallel, and stores a hash of their sources inside the build. A build
 * that was deleted or interrupted is therefore made again.
 *
 * @returns the exit code of the first step that failed, else 0.
 */
export async function build() {
  const hash = sourceHash();
  const started = Date.now();
  rmSync(stamp, { force: true });
  const codes = await Promise.all([buildWorkspace('web'), buildApi(), buildWorkspace('cli')]);
  const failed = codes.find((code) => code !== 0);
  if (failed) return failed;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return 0;
}

/** Builds only when the build is missing or its sources have changed. @returns an exit code. */
export async function ensureBuilt() {
  if (isFresh(sourceHash())) return 0;
  console.log('Building ...');
  return build();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(await (process.argv.includes('--if-stale') ? ensureBuilt() : build()));
