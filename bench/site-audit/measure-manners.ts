import { createEngine } from '@visible-ai/engine';
import { loadMaker, quickFaults } from '../../packages/engine/test/site-audit/made-sites.ts';
import type { Row } from '../support/print-table.ts';
import { serveUnder } from '../support/serve-under.ts';

const SEED = 8800;
const PAGES = 60;
const RATE = 3;
const SECOND = 1000;
/** The site is so slow that the next page is requested before the last one is answered. */
const LATENCY_MS = 900;

/** The most moments that lie within one second. */
function mostInASecond(moments: readonly number[]): number {
  const sorted = [...moments].sort((one, other) => one - other);
  return sorted.reduce((most, from, at) => {
    const within = sorted.slice(at).findIndex((moment) => moment - from >= SECOND);
    return Math.max(most, within === -1 ? sorted.length - at : within);
  }, 0);
}

/** How polite an audit with default settings is, as the site sees it. */
export async function measureManners(): Promise<Row[]> {
  const maker = await loadMaker();
  const site = maker.makeSite({ seed: SEED, pages: PAGES, faults: quickFaults(maker, 1) });
  const placed = await serveUnder(site, { under: '', tls: null, latencyMs: LATENCY_MS });
  const engine = createEngine({
    version: '1.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: [placed.host],
  });
  try {
    const audit = await engine.auditSite(`${placed.base}/`, { pages: 2000 }, new AbortController().signal);
    const { seen } = placed;
    const seconds = ((seen.at(-1)?.at ?? 0) - (seen[0]?.at ?? 0)) / SECOND;
    const most = mostInASecond(seen.map(({ at }) => at));
    const own = seen
      .filter(({ agent }) => agent.includes('VisibleAI'))
      .map(({ method, path }) => `${method} ${path}`);
    const closed = seen.filter(({ path }) => path.startsWith('/private/')).length;
    return [
      { what: `pages of ${PAGES} asked, read`, measured: String(audit.counts.read), target: '', met: null },
      {
        what: 'requests under way at once, at most',
        measured: String(placed.mostOpen()),
        target: '2',
        met: placed.mostOpen() <= 2,
      },
      {
        what: `requests a second: on the whole, most in any second (${seen.length} in ${seconds.toFixed(0)} s)`,
        measured: `${(seen.length / seconds).toFixed(2)}, ${most}`,
        target: `${RATE}, ${RATE + 1}`,
        met: seen.length / seconds <= RATE + 0.1 && most <= RATE + 1,
      },
      {
        what: 'asked twice under our own name',
        measured: String(own.length - new Set(own).size),
        target: '0',
        met: own.length === new Set(own).size,
      },
      {
        what: 'requests for what robots.txt closes',
        measured: String(closed),
        target: '0',
        met: closed === 0,
      },
    ];
  } finally {
    await engine.close();
    await placed.close();
  }
}
