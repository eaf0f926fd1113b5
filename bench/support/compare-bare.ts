import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../e2e/support/free-ports.ts';
import { auditToEnd } from './audit-to-end.ts';
import { type AskedFor, openRealPages, type RealPage } from './open-real-pages.ts';
import { percentile } from './percentile.ts';
import type { Row } from './print-table.ts';
import { type Service, startService } from './start-service.ts';
import { watchHealth } from './watch-health.ts';

const WAVES = 4;
const OWN_AGENT = /VisibleAI/;

/** The requests of an audit, in three groups; those of a group can run at once. */
interface Plan {
  page: AskedFor & { url: string };
  together: AskedFor[];
  after: AskedFor[];
}

function planOf({ url, asked }: RealPage): Plan {
  const { pathname } = new URL(url);
  const own = asked.filter(({ userAgent, method }) => OWN_AGENT.test(userAgent) && method === 'GET');
  const page = own.find(({ path }) => path === pathname) ?? { path: pathname, method: 'GET', userAgent: '' };
  const together = ['/robots.txt', '/llms.txt'].flatMap((path) => own.find((one) => one.path === path) ?? []);
  const first = new Set([page, ...together]);
  return { page: { ...page, url }, together, after: asked.filter((one) => !first.has(one)) };
}

interface Wave {
  p95: number;
  health: number;
  cpuMs: number;
}

/** All pages at once: how long they took, how `/health` responded, and the cost for the process. */
async function wave(
  service: Service,
  pages: readonly RealPage[],
  audit: (page: RealPage) => Promise<number>,
): Promise<Wave> {
  const health = watchHealth(service.url);
  const before = service.processorMs();
  const times = await Promise.all(pages.map(audit));
  const cpuMs = (service.processorMs() - before) / pages.length;
  return { p95: percentile(times, 0.95), health: health.p99(), cpuMs };
}

async function waves(
  service: Service,
  pages: readonly RealPage[],
  audit: (page: RealPage) => Promise<number>,
) {
  const done: Wave[] = [];
  for (let turn = 0; turn < WAVES; turn += 1) {
    done.push(await wave(service, pages, audit));
    await wait(1000);
  }
  return done;
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function row(what: string, ours: number, bare: number, most: number, show: (value: number) => string): Row {
  const ratio = ours / bare;
  return {
    what,
    measured: `${show(ours)} to ${show(bare)}: ${ratio.toFixed(2)}`,
    target: `at most ${most} times`,
    met: ratio <= most,
  };
}

/**
 * Audits real pages at once, each on its own origin, and compares with a bare server that makes the same
 * requests, parses each page once and stores the same reports. The sites, the load and the service share the cores.
 */
export async function compareBare(count: number, latency: number, cores: number): Promise<Row[]> {
  const ports = await freePorts(count);
  const real = await openRealPages(ports, latency);
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-bare-'));
  const stored = join(folder, 'reports.json');
  const reports = new Map<string, string>();
  const ourAudit =
    (service: Service) =>
    async ({ url }: RealPage) => {
      const ending = await auditToEnd(service.url, url);
      if (ending.type !== 'completed') throw new Error(`${url}: ${ending.type} ${ending.code}`);
      reports.set(url, JSON.stringify(ending.report));
      return ending.ms;
    };
  const bareAudit =
    (service: Service, plans: ReadonlyMap<string, Plan>) =>
    async ({ url }: RealPage) => {
      const began = performance.now();
      const answer = await fetch(`${service.url}/audit`, {
        method: 'POST',
        body: JSON.stringify(plans.get(url)),
      });
      await answer.text();
      return performance.now() - began;
    };
  try {
    const allow = ports.map((port) => `127.0.0.1:${port}`);
    const service = await startService(allow, cores);
    const [first, ...warm] = await waves(service, real.pages, ourAudit(service)).finally(() =>
      service.stop(),
    );
    const asked = real.pages.map(({ asked }) => asked.length / WAVES);
    for (const page of real.pages) page.asked.splice(Math.round(page.asked.length / WAVES));
    const plans = new Map(real.pages.map((page) => [page.url, planOf(page)]));
    writeFileSync(stored, JSON.stringify(Object.fromEntries(reports)));
    const bare = await startService(
      [],
      cores,
      { REPORTS: stored },
      fileURLToPath(new URL('bare-server.mjs', import.meta.url)),
    );
    const [bareFirst, ...bareWarm] = await waves(bare, real.pages, bareAudit(bare, plans)).finally(() =>
      bare.stop(),
    );
    if (!first || !bareFirst) throw new Error('Nothing was measured');
    const of = (which: Wave[], part: keyof Wave) => median(which.map((one) => one[part]));
    return [
      {
        what: 'requests an audit makes, mean',
        measured: (asked.reduce((sum, one) => sum + one, 0) / count).toFixed(1),
        target: '',
        met: null,
      },
      row('p95 right after the start', first.p95, bareFirst.p95, 1.3, seconds),
      row('p95 when warm', of(warm, 'p95'), of(bareWarm, 'p95'), 1.3, seconds),
      row('/health p99 right after the start', first.health, bareFirst.health, 1, seconds),
      row('/health p99 when warm', of(warm, 'health'), of(bareWarm, 'health'), 1, seconds),
      row(
        'processor time of an audit, right after the start',
        first.cpuMs,
        bareFirst.cpuMs,
        1.6,
        (ms) => `${ms.toFixed(0)} ms`,
      ),
      row(
        'processor time of an audit, warm',
        of(warm, 'cpuMs'),
        of(bareWarm, 'cpuMs'),
        1.6,
        (ms) => `${ms.toFixed(0)} ms`,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await real.close();
  }
}
