import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureTools } from '../../tools/ensure-tools.mjs';
import type { CrawlFigures } from '../support/print-crawl.ts';
import type { Row } from '../support/print-table.ts';

const PAGES = 2000;
/** The two run in turns, this many times: other load then affects both equally, and the median counts. */
const ROUNDS = 3;
const MOST_MEGABYTES = 700;
const LEAST_SHARE = 0.8;
/** Our reader never opens more connections to a host. */
const CONNECTIONS = 2;
const withTsx = ['--import', 'tsx'];

const script = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

async function run(name: string, ...args: (string | number)[]): Promise<CrawlFigures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...withTsx, script(name), ...args.map(String)],
    {
      maxBuffer: 16 * 1024 * 1024,
      // As `npm start` sets it.
      env: {
        ...process.env,
        UV_THREADPOOL_SIZE: '16',
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '131072',
      },
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

async function serve(): Promise<{ origin: string; server: ChildProcess }> {
  const server = spawn(process.execPath, [...withTsx, script('support/generated-site.ts'), String(PAGES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(server.stdout, 'data');
  return { origin: `http://127.0.0.1:${String(port).trim()}`, server };
}

const rate = ({ pages, seconds }: CrawlFigures) => pages / seconds;
const shown = (figures: CrawlFigures) =>
  `${rate(figures).toFixed(0)} pages/s (${figures.pages} in ${figures.seconds.toFixed(1)} s, ${figures.cpuSeconds.toFixed(1)} s of processor, ${figures.megabytes.toFixed(0)} MB)`;

function median(runs: CrawlFigures[]): CrawlFigures {
  const middle = [...runs].sort((one, other) => rate(one) - rate(other))[Math.floor(runs.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

/**
 * Pages per second and memory of an audit and of a plain crawl by crawlee: one server, two connections, no
 * pauses.
 */
export async function measureReading(): Promise<Row[]> {
  await ensureTools();
  const { origin, server } = await serve();
  try {
    const runs: { theirs: CrawlFigures[]; ours: CrawlFigures[] } = { theirs: [], ours: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.theirs.push(await run('../tools/crawl-crawlee.mjs', origin, PAGES, CONNECTIONS));
      runs.ours.push(await run('site-audit/audit-ours.ts', origin, PAGES));
    }
    const [theirs, ours] = [median(runs.theirs), median(runs.ours)];
    const most = Math.max(...runs.ours.map(({ megabytes }) => megabytes));
    const share = rate(ours) / rate(theirs);
    return [
      {
        what: `crawlee CheerioCrawler, ${CONNECTIONS} at once: reads`,
        measured: shown(theirs),
        target: '',
        met: null,
      },
      {
        what: `ours, ${CONNECTIONS} connections: reads, judges and scores`,
        measured: shown(ours),
        target: `${PAGES} pages`,
        met: ours.pages === PAGES,
      },
      {
        what: 'pages a second, ours to crawlee’s',
        measured: share.toFixed(2),
        target: `at least ${LEAST_SHARE}`,
        met: share >= LEAST_SHARE,
      },
      {
        what: 'memory of the process with all its threads at its peak (getrusage), worst run',
        measured: `${most.toFixed(0)} MB`,
        target: `under ${MOST_MEGABYTES} MB`,
        met: most < MOST_MEGABYTES,
      },
      {
        what: 'wait of the event loop, p99 and at worst',
        measured: `${ours.waitP99Ms.toFixed(0)}, ${ours.longestWaitMs.toFixed(0)} ms`,
        target: '',
        met: null,
      },
    ];
  } finally {
    server.kill();
  }
}
