/**
 * `npm run bench:site`: pages per second and memory of an audit of 2,000 pages compared with a plain crawl by
 * crawlee, its politeness as the site sees it, and audits that are interrupted and resumed.
 *
 * `npm run bench:site -- --truth [FIRST_SEED]`: audits of twenty generated sites, compared with the
 * generator's truth: exactly the faults between pages, templates and counts; the same result twice; and what
 * a change to the site has changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { measureManners } from './site-audit/measure-manners.ts';
import { measureReading } from './site-audit/measure-reading.ts';
import { measureResume } from './site-audit/measure-resume.ts';
import { printTable } from './support/print-table.ts';

const FIRST_SEED = 7300;

/** Makes keys of a host that only this process trusts. */
function makeKeys(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject],
    {
      stdio: 'ignore',
    },
  );
}

function proveTruth(firstSeed: number): void {
  const keys = mkdtempSync(join(tmpdir(), 'made-sites-'));
  try {
    makeKeys(keys);
    const script = fileURLToPath(new URL('./site-audit/prove-truth.ts', import.meta.url));
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, String(firstSeed), keys], {
      stdio: 'inherit',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: join(keys, 'cert.pem') },
    });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(keys, { recursive: true });
  }
}

const [mode, seed] = process.argv.slice(2);
if (mode === '--truth') proveTruth(Number(seed ?? FIRST_SEED));
else {
  printTable('An audit with its defaults, as the site sees it', await measureManners());
  printTable('Audits broken off at ten moments', await measureResume());
  printTable('2,000 pages of one local site, no pause in either', await measureReading());
}
