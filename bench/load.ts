/**
 * `npm run bench:load`: how much load two cores take. A hundred audits at once, five hundred at once, a
 * thousand idle streams, slow readers and senders, bodies that are too long. `npm run bench:soak` is the long
 * run.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../e2e/support/free-ports.ts';
import { serveSite } from '../e2e/support/serve-site.ts';
import { type AuditEnding, auditAll } from './support/audit-to-end.ts';
import { hasRealPages, openRealPages } from './support/open-real-pages.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';
import { watchHealth } from './support/watch-health.ts';

const CORES = 2;
const LATENCY_MS = 150;
const TOGETHER = 100;
const FLOOD = 500;
const IDLE = { pages: 50, streams: 1000, mostKilobytes: 100 };
const CUT_WITHIN_S = 60;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function together(service: Service, sites: readonly string[]): Promise<Row[]> {
  await auditAll(service.url, sites.slice(0, 10), 5);
  const { rows: stop } = watchHealth(service.url);
  service.forgetPeak();
  const endings = await auditAll(service.url, sites, sites.length);
  const health = stop(`${sites.length} at once`);
  const p95 = percentile(
    endings.map(({ ms }) => ms),
    0.95,
  );
  const failed = endings.filter(({ type }) => type !== 'completed').length;
  const peak = service.peakMegabytes();
  return [
    {
      what: `${sites.length} audits at once, upstream ${LATENCY_MS} ms: p95`,
      measured: seconds(p95),
      target: 'at most 2.2 s',
      met: p95 <= 2200,
    },
    { what: 'of them without a result', measured: String(failed), target: '0', met: failed === 0 },
    {
      what: 'memory meanwhile',
      measured: peak === null ? '?' : `${peak.toFixed(0)} MB`,
      target: 'at most 500 MB',
      met: peak === null ? null : peak <= 500,
    },
    ...health,
  ];
}

const isTold = ({ type, code, retryAfter }: AuditEnding) =>
  type === 'completed' || (type === 'refused' && code === '503' && Number(retryAfter) > 0);

async function flood(service: Service, sites: readonly string[]): Promise<Row[]> {
  const urls = Array.from({ length: FLOOD }, (_, at) => `${sites[at % sites.length]}?visitor=${at}`);
  const { rows: stop } = watchHealth(service.url);
  service.forgetPeak();
  const endings = await auditAll(service.url, urls, FLOOD);
  const [, health] = stop(`${FLOOD} at once`);
  const slowest = Math.max(...endings.map(({ ms }) => ms));
  const untold = endings.filter((ending) => !isTold(ending));
  const refused = endings.filter(({ code }) => code === '503').length;
  const peak = service.peakMegabytes();
  return [
    {
      what: `${FLOOD} audits at once: with a result, and refused with 503 and Retry-After`,
      measured: `${FLOOD - refused - untold.length} and ${refused}`,
      target: '',
      met: null,
    },
    {
      what: 'of them anything else',
      measured: untold.map(({ type, code }) => `${type} ${code}`).join(', ') || 'none',
      target: 'none',
      met: untold.length === 0,
    },
    {
      what: 'the last one ends after',
      measured: seconds(slowest),
      target: 'at most 60 s',
      met: slowest <= 60_000,
    },
    {
      what: 'memory meanwhile',
      measured: peak === null ? '?' : `${peak.toFixed(0)} MB`,
      target: '',
      met: null,
    },
    ...(health ? [health] : []),
  ];
}

/** A site whose pages arrive byte by byte: the stream of an audit of one is idle for ten seconds. */
async function serveDrip(port: number) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write('a'), 1000);
    response.on('close', () => clearInterval(timer));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() && server.closeAllConnections() };
}

/** Opens a stream on a raw socket, so that a thousand of them cost this process little. */
async function openStream(service: Service, site: string): Promise<Socket> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/analyze-url?url=${encodeURIComponent(site)} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

async function idle(service: Service, drip: string): Promise<Row[]> {
  const page = (at: number) => `${drip}?page=${at % IDLE.pages}`;
  const first = await Promise.all(
    Array.from({ length: IDLE.pages }, (_, at) => openStream(service, page(at))),
  );
  await wait(500);
  const before = service.holding();
  const more = await Promise.all(
    Array.from({ length: IDLE.streams - IDLE.pages }, (_, at) => openStream(service, page(at))),
  );
  await wait(1000);
  const after = service.holding();
  for (const socket of [...first, ...more]) socket.destroy();
  const each = before && after ? ((after.megabytes - before.megabytes) * 1024) / more.length : null;
  return [
    {
      what: `${IDLE.streams} idle streams: each of them`,
      measured: each === null ? '?' : `${Math.max(0, each).toFixed(0)} kB`,
      target: `under ${IDLE.mostKilobytes} kB`,
      met: each === null ? null : each < IDLE.mostKilobytes,
    },
  ];
}

async function closedWithin(socket: Socket): Promise<number> {
  const began = performance.now();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), CUT_WITHIN_S * 1000 + 5000);
  await once(socket, 'close', { signal: late.signal }).catch(() => undefined);
  clearTimeout(timer);
  return performance.now() - began;
}

const cutRow = (what: string, after: number): Row => ({
  what,
  measured: `cut after ${seconds(after)}`,
  target: `within ${CUT_WITHIN_S} s`,
  met: after <= CUT_WITHIN_S * 1000,
});

async function dawdlers(service: Service): Promise<Row[]> {
  const { hostname, port } = new URL(service.url);
  const open = () => connect({ host: hostname, port: Number(port) }).on('error', () => undefined);

  const headers = open();
  headers.write('GET /health HTTP/1.1\r\n');
  const slowHeaders = setInterval(() => headers.write('x-a: b\r\n'), 1000);

  const body = open();
  body.write(
    'POST /api/analyze-url HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n',
  );
  const slowBody = setInterval(() => body.write(' '), 1000);

  // Requests far more than the buffers on the way can hold, and reads nothing.
  const reader = open();
  reader.pause();
  reader.write('GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(500));
  // A paused socket notices that it was closed only when it sends.
  const knocking = setInterval(() => reader.write('\r\n'), 1000);

  const [headersCut, bodyCut, readerCut] = await Promise.all([
    closedWithin(headers.resume()),
    closedWithin(body.resume()),
    closedWithin(reader),
  ]);
  clearInterval(slowHeaders);
  clearInterval(slowBody);
  clearInterval(knocking);
  reader.destroy();
  return [
    cutRow('a sender of headers, one a second', headersCut),
    cutRow('a sender of a body, one byte a second', bodyCut),
    cutRow('a reader that reads nothing', readerCut),
  ];
}

async function tooLong(service: Service): Promise<Row[]> {
  const send = async (kilobytes: number, chunked: boolean) => {
    const text = JSON.stringify({ url: 'x'.repeat(kilobytes * 1024) });
    const answer = await fetch(`${service.url}/api/analyze-url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: chunked ? new Blob([text]).stream() : text,
      ...(chunked ? { duplex: 'half' } : {}),
    }).catch(() => null);
    return answer?.status ?? 0;
  };
  const statuses = await Promise.all([
    send(99, false),
    send(101, false),
    send(5000, false),
    send(101, true),
    send(5000, true),
  ]);
  const expected = '400 413 413 413 413';
  return [
    {
      what: 'bodies of 99, 101, 5000 kB, and the last two in chunks',
      measured: statuses.join(' '),
      target: expected,
      met: statuses.join(' ') === expected,
    },
  ];
}

const ports = await freePorts(TOGETHER + 1);
const [dripPort = 0, ...sitePorts] = ports;
const real = hasRealPages ? await openRealPages(sitePorts, LATENCY_MS) : null;
const shops = real
  ? []
  : await Promise.all(sitePorts.map((port) => serveSite('good-shop', port, { latency: LATENCY_MS })));
const drip = await serveDrip(dripPort);
const service = await startService(
  ports.map((port) => `127.0.0.1:${port}`),
  CORES,
);
try {
  const urls = (real?.pages ?? shops).map(({ url }) => url);
  // First, before memory from other tests hides what this one needs.
  const rows = await idle(service, drip.url);
  rows.push(...(await together(service, urls)), ...(await flood(service, urls)));
  rows.push(...(await tooLong(service)), ...(await dawdlers(service)));
  rows.push({
    what: 'restarts',
    measured: service.hasEnded() ? 'it died' : '0',
    target: '0',
    met: !service.hasEnded(),
  });
  printTable(`Load on ${CORES} cores`, rows);
} finally {
  await service.stop();
  drip.close();
  await Promise.all([real, ...shops].map((site) => site?.close()));
}
