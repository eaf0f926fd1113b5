import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runNpm } from './run.mjs';

const lock = join(root, 'package-lock.json');
/** Written by npm as the last step of an installation: missing after one that was cut off. */
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
 * A checkout gives an unchanged lock a new date, so a lock that looks newer is compared by content with
 * the one last installed from.
 */
function isFresh() {
  const installedAt = statSync(installed, { throwIfNoEntry: false })?.mtimeMs;
  if (installedAt === undefined) return false;
  return installedAt >= statSync(lock).mtimeMs || readOr(stamp, '') === lockHash();
}

/** Installs the dependencies with `npm ci` when they are missing or older than the lock; else does nothing. */
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
