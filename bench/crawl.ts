/**
 * `npm run bench:crawl`: pages per second of our crawler and of crawlee's CheerioCrawler on the same local
 * site, without politeness and each in its own process; then the memory of a crawl of 2,000 pages.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureTools } from '../tools/ensure-tools.mjs';
import type { CrawlFigures } from './support/print-crawl.ts';
import { printTable, type Row } from './support/print-table.ts';

const PAGES = 1000;
/** The crawlers run in turns, this many times: other load then affects all equally, and the median counts. */
const ROUNDS = 3;
const MANY_PAGES = 2000;
const MOST_MEGABYTES = 400;
/** Our crawler never opens more connections to a host. */
const CONNECTIONS = 2;

const script = (name: string) => fileURLToPath(new URL(`./support/${name}.ts`, import.meta.url));
const crawlee = fileURLToPath(new URL('../tools/crawl-crawlee.mjs', import.meta.url));
const withTsx = ['--import', 'tsx'];

async function serveSite(pages: number): Promise<{ origin: string; server: ChildProcess }> {
  const server = spawn(process.execPath, [...withTsx, script('generated-site'), String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(server.stdout, 'data');
  return { origin: `http://127.0.0.1:${String(port).trim()}`, server };
}

async function run(path: string, ...args: (string | number)[]): Promise<CrawlFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [...withTsx, path, ...args.map(String)], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const rate = ({ pages, seconds }: CrawlFigures) => pages / seconds;
const shown = (figures: CrawlFigures) =>
  `${rate(figures).toFixed(0)} pages/s (${figures.pages} in ${figures.seconds.toFixed(1)} s, ${figures.cpuSeconds.toFixed(1)} s of processor, ${figures.megabytes.toFixed(0)} MB)`;

function median(runs: CrawlFigures[]): CrawlFigures {
  const middle = [...runs].sort((one, other) => rate(one) - rate(other))[Math.floor(runs.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

async function compare(): Promise<void> {
  await ensureTools();
  const { origin, server } = await serveSite(PAGES);
  try {
    const runs: { own: CrawlFigures[]; same: CrawlFigures[]; ours: CrawlFigures[] } = {
      own: [],
      same: [],
      ours: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.own.push(await run(crawlee, origin, PAGES, 0));
      runs.same.push(await run(crawlee, origin, PAGES, CONNECTIONS));
      runs.ours.push(await run(script('crawl-ours'), origin, PAGES));
    }
    const [theirs, theirsSame, ours] = [median(runs.own), median(runs.same), median(runs.ours)];
    const best = Math.max(rate(theirs), rate(theirsSame));
    const rows: Row[] = [
      { what: 'crawlee CheerioCrawler, its own concurrency', measured: shown(theirs), target: '', met: null },
      {
        what: `crawlee CheerioCrawler, concurrency ${CONNECTIONS}`,
        measured: shown(theirsSame),
        target: '',
        met: null,
      },
      {
        what: `ours, ${CONNECTIONS} connections`,
        measured: shown(ours),
        target: 'at least as fast as crawlee',
        met: rate(ours) >= best && ours.pages === PAGES,
      },
      {
        what: 'ours, longest wait of the event loop',
        measured: `${ours.longestWaitMs.toFixed(0)} ms`,
        target: '',
        met: null,
      },
    ];
    printTable(`${PAGES} pages of one local site, politeness off, median of ${ROUNDS} runs`, rows);
  } finally {
    server.kill();
  }
}

async function measureMemory(): Promise<void> {
  const { origin, server } = await serveSite(MANY_PAGES);
  try {
    const many = await run(script('crawl-ours'), origin, MANY_PAGES);
    printTable(`A crawl of ${MANY_PAGES} pages`, [
      {
        what: 'pages read',
        measured: String(many.pages),
        target: String(MANY_PAGES),
        met: many.pages === MANY_PAGES,
      },
      {
        what: 'memory at its peak, worker threads included',
        measured: `${many.megabytes.toFixed(0)} MB`,
        target: `at most ${MOST_MEGABYTES} MB`,
        met: many.megabytes <= MOST_MEGABYTES,
      },
    ]);
  } finally {
    server.kill();
  }
}

await compare();
await measureMemory();
