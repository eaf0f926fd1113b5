/**
 * `npm run bench:sites`: audits of sites in the built service, on the embedded database and on PostgreSQL: killed ten
 * times, of 2,000 pages, what their rows weigh and how fast their lists are answered. `-- embedded kills`: that part
 * alone. Needs the maker of sites, see `packages/engine/test/site-audit/made-sites.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../apps/api/test/support/start-postgres.ts';
import { measureLists } from './sites/measure-lists.ts';
import { proveKills } from './sites/prove-kills.ts';
import { weighRows } from './sites/weigh-rows.ts';
import { printTable } from './support/print-table.ts';

type Part = 'kills' | 'large';
const KILLS = 'kill -9 at ten moments of an audit';
const LARGE = 'An audit of 2,000 pages';

async function onEmbedded(part: Part): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-sites-'));
  const store = { DATA_DIR: folder };
  try {
    if (part === 'kills') printTable(`${KILLS}, embedded database`, await proveKills(store));
    else printTable(`${LARGE}, embedded database`, await measureLists(store, async () => []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(part: Part): Promise<void> {
  const programs = await findPostgres();
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
const isWanted = (one: string, other: string) => wanted.has(one) || !wanted.has(other);
for (const part of ['kills', 'large'] as const) {
  if (!isWanted(part, part === 'kills' ? 'large' : 'kills')) continue;
  if (isWanted('embedded', 'postgres')) await onEmbedded(part);
  if (isWanted('postgres', 'embedded')) await onPostgres(part);
}
