import { existsSync } from 'node:fs';
import { findChromium, findProgram, hasPostgres } from './find-programs.mjs';
import { run } from './run.mjs';

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram('apt-get');

/** Its progress is left out: the installation of the npm packages prints at the same time. */
async function installFromDebian(packages) {
  console.log(`Installing ${packages.join(', ')} (apt-get) ...`);
  const started = Date.now();
  const apt = (...args) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }, 'ignore');
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  console.log(`apt-get has ended after ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Servers that run snippets: Debian's package, its program, and the snippets that need it. */
const SNIPPETS = [
  ['nginx', 'nginx', 'nginx'],
  ['apache2-bin', 'apache2', 'Apache'],
  ['php-cgi', 'php-cgi', 'Apache'],
  ['php-cli', 'php', 'WordPress'],
  ['caddy', 'caddy', 'Caddy'],
];

/** What the tests use besides npm packages, by its Debian name. */
const NEEDED = [
  { debian: 'chromium', isThere: findChromium, without: 'the browser tests are left out' },
  {
    debian: 'chromium-headless-shell',
    isThere: () => findProgram('chromium-headless-shell'),
    without: 'the browser tests take longer, in the browser that there is',
  },
  { debian: 'postgresql', isThere: hasPostgres, without: 'the database tests run on the embedded one only' },
  { debian: 'openssl', isThere: () => findProgram('openssl'), without: 'two certificate tests are left out' },
  ...SNIPPETS.map(([debian, program, target]) => ({
    debian,
    isThere: () => findProgram(program) ?? findProgram(program, ['/usr/sbin']),
    without: `the snippet for ${target} is not run`,
  })),
  {
    debian: 'procps',
    isThere: () => findProgram('pgrep'),
    without: 'left-over processes are not looked for',
  },
];

/**
 * Installs the programs that the tests use, as root on Debian. Elsewhere it prints a line for each missing
 * program and for what is skipped without it.
 *
 * @returns whether the browser tests can run, and the Debian names of what is missing.
 */
export async function ensureSystemPackages() {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && isRootOnDebian()) await installFromDebian(missing.map(({ debian }) => debian));
  const still = missing.filter(({ isThere }) => !isThere());
  for (const { debian, without } of still) console.log(`${debian} is not installed: ${without}.`);
  const chromium = findChromium();
  if (chromium) process.env.CHROME_PATH = chromium;
  return { hasBrowser: Boolean(chromium), missing: still.map(({ debian }) => debian) };
}
