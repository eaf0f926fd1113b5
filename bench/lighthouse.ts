/**
 * `npm run bench:lighthouse`: Lighthouse 12 on our own public pages, with its mobile settings; the median of
 * five runs of each.
 */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium } from '../scripts/find-programs.mjs';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { startService } from './support/start-service.ts';

const PAGES = ['/', '/pricing', '/faq', '/website-analysis'];
const RUNS = Number(process.argv[2] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Performance is a measured time, and this machine has other work: we allow two points less. */
const leastOf = (category: string) => (category === 'performance' ? 98 : 100);

const score = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
const lighthouseResult = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});
type Result = z.infer<typeof lighthouseResult>;

const command = fileURLToPath(new URL('../node_modules/lighthouse/cli/index.js', import.meta.url));

/** On a busy machine Chrome sometimes misses the start of its own trace: such a run is repeated. */
async function measure(url: string, tries = 3): Promise<Result> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const run = promisify(execFile)(process.execPath, [command, url, ...flags], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
  });
  const output = await run.catch((error: unknown) => {
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return null;
    throw error;
  });
  return output ? lighthouseResult.parse(JSON.parse(output.stdout)) : measure(url, tries - 1);
}

const median = (values: readonly number[]) => percentile([...values], 0.5);

function rowsOf(path: string, results: readonly Result[]): Row[] {
  const categories = CATEGORIES.map((category): Row => {
    const points = Math.round(100 * median(results.map(({ categories }) => categories[category].score)));
    const least = leastOf(category);
    return {
      what: `${path} ${category}`,
      measured: String(points),
      target: least === 100 ? '100' : `${least} or more`,
      met: points >= least,
    };
  });
  const medianOf = (name: keyof Result['audits']) =>
    median(results.map(({ audits }) => audits[name].numericValue));
  const shift = medianOf('cumulative-layout-shift');
  return [
    ...categories,
    {
      what: `${path} largest contentful paint, blocking time`,
      measured: `${(medianOf('largest-contentful-paint') / 1000).toFixed(2)} s, ${medianOf('total-blocking-time').toFixed(0)} ms`,
      target: '',
      met: null,
    },
    { what: `${path} layout shift`, measured: shift.toFixed(3), target: '0', met: shift < 0.0005 },
  ];
}

const service = await startService([], 4);
try {
  const rows: Row[] = [];
  for (const path of PAGES) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await measure(service.url + path));
    rows.push(...rowsOf(path, results));
  }
  printTable(`Lighthouse, mobile settings, median of ${RUNS}, ${availableParallelism()} cores`, rows);
} finally {
  await service.stop();
}
