/**
 * `npm run bench:soak`: five audits a second for ten minutes (or `SOAK_MINUTES`), and whether memory and open
 * files grow. The first minutes are a warm-up; the use after them is compared with the use at the end.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../e2e/support/free-ports.ts';
import { serveSite } from '../e2e/support/serve-site.ts';
import { type AuditEnding, auditToEnd } from './support/audit-to-end.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';

const CORES = 2;
const A_SECOND = 5;
const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const SITES = 20;
/** Growth up to this is noise: garbage collection runs at any time. */
const SLACK = { megabytes: 60, descriptors: 20 };

type Holding = NonNullable<ReturnType<Service['holding']>>;

/** The lowest use in a period: what is held between two audits, without their own needs. */
async function floorOf(service: Service): Promise<Holding | null> {
  const seen: Holding[] = [];
  for (let look = 0; look < 60; look += 1) {
    const holding = service.holding();
    if (holding) seen.push(holding);
    await wait(500);
  }
  if (seen.length === 0) return null;
  return {
    megabytes: Math.min(...seen.map(({ megabytes }) => megabytes)),
    descriptors: Math.min(...seen.map(({ descriptors }) => descriptors)),
  };
}

async function soak(service: Service, sites: readonly string[]): Promise<Row[]> {
  const endings: Promise<AuditEnding>[] = [];
  const end = Date.now() + MINUTES * 60_000;
  let warm: Promise<Holding | null> | undefined;
  let last: Promise<Holding | null> | undefined;
  for (let at = 0; Date.now() < end; at += 1) {
    endings.push(auditToEnd(service.url, `${sites[at % sites.length]}?visitor=${at}`));
    const left = end - Date.now();
    if (left < MINUTES * 60_000 * 0.7) warm ??= floorOf(service);
    if (left < 32_000) last ??= floorOf(service);
    if (at % (A_SECOND * 60) === 0)
      console.log(`${Math.round(left / 60_000)} minutes left`, service.holding());
    await wait(1000 / A_SECOND);
  }
  const done = await Promise.all(endings);
  const [before, after] = [await warm, await last];
  const failed = done.filter(({ type }) => type !== 'completed').length;
  const p95 = percentile(
    done.map(({ ms }) => ms),
    0.95,
  );
  const rows: Row[] = [
    {
      what: `${done.length} audits in ${MINUTES} minutes, without a result`,
      measured: String(failed),
      target: '0',
      met: failed === 0,
    },
    { what: 'p95', measured: `${p95.toFixed(0)} ms`, target: '', met: null },
  ];
  if (before && after)
    for (const what of ['megabytes', 'descriptors'] as const)
      rows.push({
        what: `${what} held after the first third, and at the end`,
        measured: `${before[what].toFixed(0)}, ${after[what].toFixed(0)}`,
        target: 'no growth',
        met: after[what] <= before[what] + SLACK[what],
      });
  return rows;
}

const ports = await freePorts(SITES);
const sites = await Promise.all(ports.map((port) => serveSite('good-shop', port, { latency: 150 })));
const service = await startService(
  ports.map((port) => `127.0.0.1:${port}`),
  CORES,
);
try {
  printTable(
    `${A_SECOND} audits a second on ${CORES} cores`,
    await soak(
      service,
      sites.map(({ url }) => url),
    ),
  );
} finally {
  await service.stop();
  await Promise.all(sites.map((site) => site.close()));
}
