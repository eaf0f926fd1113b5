/**
 * `npm run bench:exports`: exports reports from the built service, on the embedded database: twenty PDFs of
 * an analysis at once, and an audit of 2,000 pages in every format, while `/health` is watched. Needs the
 * maker of sites, see `packages/engine/test/site-audit/made-sites.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportFormats } from '@visible-ai/shared/reports/export-formats';
import { openLargeAudit } from './sites/open-large-audit.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import type { Service } from './support/start-service.ts';
import { watchAnalysis } from './support/watch-analysis.ts';
import { watchHealth } from './support/watch-health.ts';

const AT_ONCE = 20;

interface Taken {
  status: number;
  bytes: number;
  ms: number;
}

async function take(address: string, token: string): Promise<Taken> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  return { status: answer.status, bytes, ms: performance.now() - began };
}

/** One export, or several at once: duration, size, and the effect on other requests. */
async function measure(service: Service, what: string, addresses: string[], token: string): Promise<Row[]> {
  const watched = watchHealth(service.url);
  service.forgetPeak();
  const taken = await Promise.all(addresses.map((address) => take(address, token)));
  const refused = taken.filter(({ status }) => status !== 200).length;
  const slowest = percentile(
    taken.map(({ ms }) => ms),
    1,
  );
  const kilobytes = Math.round(Math.max(...taken.map(({ bytes }) => bytes)) / 1024);
  const measured = `${(slowest / 1000).toFixed(1)} s, ${kilobytes} kB, ${service.peakMegabytes()?.toFixed(0)} MB; ${refused} refused`;
  return [
    { what: `${what}: the slowest, its size, memory`, measured, target: 'none refused', met: refused === 0 },
    ...watched.rows(what),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-exports-'));
const { service, token, audit, close } = await openLargeAudit({ DATA_DIR: folder });
try {
  const { id: analysis } = await watchAnalysis(service.url, audit.url);
  const rows: Row[] = [];
  const pdf = `${service.url}/api/analyses/${analysis}/export?format=pdf`;
  // The first one starts the threads and loads the fonts.
  await take(pdf, token);
  rows.push(
    ...(await measure(service, `${AT_ONCE} PDFs of an analysis at once`, Array(AT_ONCE).fill(pdf), token)),
  );
  for (const format of exportFormats) {
    const address = `${service.url}/api/site-audits/${audit.id}/export?format=${format}`;
    rows.push(...(await measure(service, `2,000 pages as ${format}`, [address], token)));
  }
  printTable('Exports on 2 cores, embedded database', rows);
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}
