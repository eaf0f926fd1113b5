/**
 * `npm run bench:readers`: every reader of foreign bytes on the largest and most wasteful input it can get,
 * each in its own process, with three quarters of the memory that a worker thread has in the product. A
 * thread that runs out of memory can end the whole process, so no reader may come near.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HEAP_MB } from '@visible-ai/engine/testing/threads/create-foreign-bytes-pool';
import { pages, sitemaps, textFiles } from './support/hostile-bytes.ts';
import { printTable, type Row } from './support/print-table.ts';

const SHARE = 0.75;
const MOST_MS = 120_000;
const heapMb = Math.round(HEAP_MB * SHARE);
const script = fileURLToPath(new URL('./support/read-hostile-bytes.ts', import.meta.url));

const readers = {
  page: pages,
  contentPage: pages,
  findLines: pages,
  sitemap: sitemaps,
  robots: textFiles,
  robotsFile: textFiles,
  llms: textFiles,
};

/** @returns null if the bytes were read, else what happened. */
async function problemOf(task: string, name: string): Promise<string | null> {
  try {
    const args = ['--import', 'tsx', script, task, name, String(heapMb)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: MOST_MS });
    return stdout === 'read' ? null : `${name}: ${stdout}`;
  } catch (error) {
    const { signal, code } = error as { signal?: string | null; code?: number | null };
    return `${name}: the process ended (${signal ?? code})`;
  }
}

async function rowOf(task: string, names: string[]): Promise<Row> {
  const waiting = [...names];
  const problems: string[] = [];
  const readOn = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const problem = await problemOf(task, name);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, readOn));
  return {
    what: `\`${task}\`, ${names.length} kinds of wasteful bytes: not read in ${heapMb} MB`,
    measured: problems.join('; ') || 'none',
    target: 'none',
    met: problems.length === 0,
  };
}

const rows: Row[] = [];
for (const [task, made] of Object.entries(readers)) rows.push(await rowOf(task, Object.keys(made)));
printTable(`Readers of foreign bytes, with ${heapMb} of their ${HEAP_MB} MB`, rows);
