/**
 * `npm run bench:answers`: answer engines in the built service, on the embedded database and on PostgreSQL:
 * how fast 10,000 answers are read and how large they are, kill -9 at ten moments of runs, and three
 * instances under one budget cap. `-- embedded kills` runs only that part. Needs the double of the engines,
 * see `packages/answers/test/support/start-double.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../apps/api/test/support/start-postgres.ts';
import type { Store } from './answers/asking-service.ts';
import { measureReads } from './answers/measure-reads.ts';
import { proveBudget } from './answers/prove-budget.ts';
import { proveKills } from './answers/prove-kills.ts';
import { printTable, type Row } from './support/print-table.ts';

const parts = {
  reads: ['10,000 answers', measureReads],
  kills: ['kill -9 at ten moments of runs', proveKills],
  budget: ['three instances before one cap', proveBudget],
} as const satisfies Record<string, readonly [string, (store: Store) => Promise<Row[]>]>;
type Part = keyof typeof parts;

async function onEmbedded(part: Part): Promise<void> {
  // Only one process may open the embedded database.
  if (part === 'budget') return;
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-answers-'));
  const [title, measure] = parts[part];
  try {
    printTable(`${title}, embedded database`, await measure({ DATA_DIR: folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(part: Part): Promise<void> {
  const programs = await findPostgres();
  if (!programs) return console.log('PostgreSQL is not installed: its half was left out');
  const postgres = await startPostgres(programs);
  const [title, measure] = parts[part];
  try {
    const store = { DATABASE_URL: postgres.url, JWT_SECRET: 'only for this benchmark, 32 bytes or more' };
    printTable(`${title}, PostgreSQL`, await measure(store));
  } finally {
    await postgres.stop();
  }
}

const wanted = new Set(process.argv.slice(2));
const isWanted = (one: string, all: readonly string[]) =>
  wanted.has(one) || !all.some((other) => wanted.has(other));
const names = Object.keys(parts) as Part[];
for (const part of names) {
  if (!isWanted(part, names)) continue;
  const stores = ['embedded', 'postgres'];
  if (isWanted('embedded', stores)) await onEmbedded(part);
  if (isWanted('postgres', stores)) await onPostgres(part);
}
