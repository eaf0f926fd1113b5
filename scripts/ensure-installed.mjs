import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runNpm } from './run.mjs';

const lock = join(root, 'package-lock.json');
/** npm writes it as the last step of an installation: it is missing after an interrupted one. */
const installed = join(root, 'node_modules/.package-lock.json');
const stamp = join(root, 'node_modules/.cache/visible-ai/installed-lock');

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

function readOr(path, fallback) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fallback;
  }
}

/**
 * A checkout changes the date of an unchanged lock file. A lock file that looks newer is therefore compared
 * by content with the one of the last installation.
 */
function isFresh() {
  const installedAt = statSync(installed, { throwIfNoEntry: false })?.mtimeMs;
  if (installedAt === undefined) return false;
  return installedAt >= statSync(lock).mtimeMs || readOr(stamp, '') === lockHash();
}

/** Installs the dependencies with `npm ci` when they are missing or older than the lock file. */
export async function ensureInstalled() {
  if (isFresh()) return;
  console.log('Installing dependencies (npm ci) ...');
  const started = Date.now();
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The dependencies could not be installed: see the lines above, then try again.');
    process.exit(code);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash());
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
