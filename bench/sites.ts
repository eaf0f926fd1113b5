/**
 * `npm run bench:sites`: audits of sites in the built service, on the embedded database and on PostgreSQL: killed ten
 * times, of 2,000 pages, what their rows weigh and how fast their lists are answered. Needs the maker of sites, see
 * `packages/engine/test/site-audit/made-sites.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../apps/api/test/support/start-postgres.ts';
import { measureLists } from './sites/measure-lists.ts';
import { proveKills } from './sites/prove-kills.ts';
import { weighRows } from './sites/weigh-rows.ts';
import { printTable } from './support/print-table.ts';

async function onEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-sites-'));
  try {
    const store = { DATA_DIR: join(folder, 'kills') };
    printTable('kill -9 at ten moments of an audit, embedded database', await proveKills(store));
    const large = { DATA_DIR: join(folder, 'large') };
    printTable('2,000 pages, embedded database', await measureLists(large, async () => []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(programs: string): Promise<void> {
  for (const part of ['kills', 'large'] as const) {
    const postgres = await startPostgres(programs);
    const store = { DATABASE_URL: postgres.url, JWT_SECRET: 'only for this benchmark, 32 bytes or more' };
    try {
      if (part === 'kills')
        printTable('kill -9 at ten moments of an audit, PostgreSQL', await proveKills(store));
      else
        printTable(
          '2,000 pages, PostgreSQL',
          await measureLists(store, (auditId) => weighRows(postgres.url, auditId)),
        );
    } finally {
      await postgres.stop();
    }
  }
}

const [only] = process.argv.slice(2);
const programs = await findPostgres();
if (only !== 'postgres') await onEmbedded();
if (only !== 'embedded') {
  if (programs) await onPostgres(programs);
  else console.log('PostgreSQL is not installed: that half was left out');
}
