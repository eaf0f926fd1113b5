import { existsSync } from 'node:fs';
import { findChromium, findProgram, hasPostgres } from './find-programs.mjs';
import { run } from './run.mjs';

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get');

async function installFromDebian(packages) {
  console.log(`Installing ${packages.join(' and ')} (apt-get) ...`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}

/**
 * Sees to the two programs the tests use besides npm's packages: a Chromium for the browser tests and a
 * PostgreSQL server for the database tests. As root on Debian they are installed; elsewhere one line says
 * what is missing and what is left out because of it.
 *
 * @returns whether the browser tests can run.
 */
export async function ensureSystemPackages() {
  const missing = [];
  if (!findChromium()) missing.push('chromium');
  if (!hasPostgres()) missing.push('postgresql');
  if (missing.length > 0 && isRootOnDebian()) await installFromDebian(missing);
  if (!hasPostgres())
    console.log('PostgreSQL is not installed: the database tests run on the embedded database only.');
  if (findChromium()) return true;
  console.log('Chromium is not installed: the browser tests are left out (install it, or set CHROME_PATH).');
  return false;
}
