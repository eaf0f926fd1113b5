import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runNpm } from './run.mjs';

const lockHash = (lock) => createHash('sha256').update(readFileSync(lock)).digest('hex');

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
function isFresh({ lock, installed, stamp }) {
  const installedAt = statSync(installed, { throwIfNoEntry: false })?.mtimeMs;
  if (installedAt === undefined) return false;
  return installedAt >= statSync(lock).mtimeMs || readOr(stamp, '') === lockHash(lock);
}

/**
 * Installs the dependencies of the project, or of another folder with a lock file, with `npm ci` when they
 * are missing or older than the lock file. Ends the program when that fails.
 */
export async function ensureInstalled(folder = root) {
  const files = {
    lock: join(folder, 'package-lock.json'),
    // npm writes it as the last step of an installation: it is missing after an interrupted one.
    installed: join(folder, 'node_modules/.package-lock.json'),
    stamp: join(folder, 'node_modules/.cache/visible-ai/installed-lock'),
  };
  if (isFresh(files)) return;
  console.log('Installing dependencies (npm ci) ...');
  const started = Date.now();
  const place = folder === root ? [] : ['--prefix', folder];
  const code = await runNpm([
    ...['ci', ...place, '--include=dev'],
    ...['--no-audit', '--no-fund', '--loglevel=error'],
  ]);
  if (code !== 0) {
    console.error('The dependencies could not be installed: see the lines above, then try again.');
    process.exit(code);
  }
  mkdirSync(dirname(files.stamp), { recursive: true });
  writeFileSync(files.stamp, lockHash(files.lock));
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
