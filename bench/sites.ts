/**
 * `npm run bench:sites`: audits of sites in the built service, on the embedded database and on PostgreSQL:
 * killed ten times, with 2,000 pages, the size of their rows, how fast their lists are answered, and what
 * their table costs a browser. `-- embedded kills` runs only that part. Needs the maker of sites, see
 * `packages/engine/test/site-audit/made-sites.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../apps/api/test/support/start-postgres.ts';
import { measureLists } from './sites/measure-lists.ts';
import { measureTable } from './sites/measure-table.ts';
import { proveKills } from './sites/prove-kills.ts';
import { weighRows } from './sites/weigh-rows.ts';
import { printTable } from './support/print-table.ts';

const parts = ['kills', 'large', 'table'] as const;
type Part = (typeof parts)[number];
const KILLS = 'kill -9 at ten moments of an audit';
const LARGE = 'An audit of 2,000 pages';
const TABLE = 'The table of 2,000 pages in a browser';

async function onEmbedded(part: Part): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-sites-'));
  const store = { DATA_DIR: folder };
  try {
    if (part === 'table') printTable(TABLE, await measureTable(store));
    else if (part === 'kills') printTable(`${KILLS}, embedded database`, await proveKills(store));
    else printTable(`${LARGE}, embedded database`, await measureLists(store, async () => []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(part: Part): Promise<void> {
  const programs = await findPostgres();
  // The browser does not depend on the database.
  if (part === 'table') return;
  if (!programs) return console.log('PostgreSQL is not installed: its half was left out');
  const postgres = await startPostgres(programs);
  const store = { DATABASE_URL: postgres.url, JWT_SECRET: 'only for this benchmark, 32 bytes or more' };
  const weigh = (auditId: string) => weighRows(postgres.url, auditId);
  try {
    if (part === 'kills') printTable(`${KILLS}, PostgreSQL`, await proveKills(store));
    else printTable(`${LARGE}, PostgreSQL`, await measureLists(store, weigh));
  } finally {
    await postgres.stop();
  }
}

const wanted = new Set(process.argv.slice(2));
const isWanted = (one: string, all: readonly string[]) =>
  wanted.has(one) || !all.some((other) => wanted.has(other));
for (const part of parts) {
  if (!isWanted(part, parts)) continue;
  const stores = ['embedded', 'postgres'];
  if (isWanted('embedded', stores)) await onEmbedded(part);
  if (isWanted('postgres', stores)) await onPostgres(part);
}
