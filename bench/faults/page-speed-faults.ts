import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from '../../e2e/support/free-ports.ts';
import { serveSite } from '../../e2e/support/serve-site.ts';
import type { Row } from '../support/print-table.ts';
import { type Service, startService } from '../support/start-service.ts';
import { watchAnalysis } from '../support/watch-analysis.ts';

const CORES = 2;
const AUDITS = 8;
const SLOW_MS = 5000;
/** A real measurement takes up to a minute, and the service waits for it. */
const LONGEST_S = 65;

/** The faulty answers of PageSpeed. */
const badDays: Record<string, (response: ServerResponse) => unknown> = {
  'down (500)': (response) => response.writeHead(500).end('{"error":{"code":500,"message":"down"}}'),
  'not there (connection cut)': (response) => response.destroy(),
  'slow (5 s, then an error)': (response) => setTimeout(() => response.writeHead(503).end(), SLOW_MS),
  'silent (no answer at all)': () => undefined,
  'wrong (a page of HTML)': (response) => response.end('<!doctype html><title>Sorry</title>'),
  'wrong (JSON of another shape)': (response) =>
    response.end('{"lighthouseResult":{"categories":[1,null,"x"]}}'),
  'huge (1 GB without end)': (response) => {
    let sent = 0;
    response.write('{"lighthouseResult":"');
    const more = () => {
      while (sent < 1e9 && !response.destroyed) {
        sent += 65_536;
        if (!response.write('x'.repeat(65_536))) return void response.once('drain', more);
      }
      response.end('"}');
    };
    more();
  },
};

async function openPageSpeed() {
  let answer: (response: ServerResponse) => unknown = (response) => response.destroy();
  const server = createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    become(next: typeof answer) {
      answer = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The slowest of several audits at once, in seconds, and their scores. */
async function auditTogether(service: Service, site: string) {
  // Each address is a separate audit.
  const sites = Array.from({ length: AUDITS }, (_, index) => `${site}?visit=${index}`);
  const audits = await Promise.all(sites.map((url) => watchAnalysis(service.url, url)));
  return {
    slowest: Math.max(...audits.map(({ total }) => total)) / 1000,
    scores: new Set(audits.map(({ score }) => score)),
  };
}

/** PageSpeed fails in different ways: each audit must end in time, with everything else right. */
export async function pageSpeedFaults(): Promise<Row[]> {
  const [sitePort = 0] = await freePorts(1);
  const site = await serveSite('good-shop', sitePort);
  const pageSpeed = await openPageSpeed();
  const allow = [`127.0.0.1:${sitePort}`];
  const without = await startService(allow, CORES);
  const { scores: expected } = await auditTogether(without, site.url);
  await without.stop();
  const service = await startService(allow, CORES, {
    PAGESPEED: 'psi',
    PAGESPEED_API_URL: `http://127.0.0.1:${pageSpeed.port}/runPagespeed`,
  });
  const rows: Row[] = [];
  try {
    service.forgetPeak();
    for (const [name, answer] of Object.entries(badDays)) {
      pageSpeed.become(answer);
      const { slowest, scores } = await auditTogether(service, site.url);
      const right = scores.size === 1 && [...scores].every((score) => expected.has(score));
      rows.push({
        what: `**PageSpeed ${name}**: ${AUDITS} audits at once, slowest`,
        measured: `${slowest.toFixed(1)} s, ${right ? 'all else right' : `scores ${[...scores].join(' ')}`}`,
        target: `within ${LONGEST_S} s, all else right`,
        met: right && slowest <= LONGEST_S,
      });
    }
    const peak = service.peakMegabytes();
    const measured = peak === null ? 'not told by this system' : `${peak.toFixed(0)} MB`;
    return [
      ...rows,
      { what: 'memory meanwhile', measured, target: '700 MB', met: peak === null || peak <= 700 },
    ];
  } finally {
    await service.stop();
    pageSpeed.close();
    await site.close();
  }
}
