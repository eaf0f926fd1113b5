/**
 * `npm run bench:hosting`: published files from the built service on one core, with its real limits: 500
 * requests a second, the same beside 2,000 a second for made-up addresses, and what is served after the site
 * and the database are gone.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { checkJob, generateContent } from '@visible-ai/shared/content/endpoints';
import { openHosting, publishFile } from '@visible-ai/shared/hosting/endpoints';
import { addSite } from '@visible-ai/shared/sites/endpoints';
import { newBaseId } from '../apps/api/src/hosting/base-id.ts';
import { findPostgres, startPostgres } from '../apps/api/test/support/start-postgres.ts';
import { freePorts } from '../e2e/support/free-ports.ts';
import { serveSite } from '../e2e/support/serve-site.ts';
import { type Asked, askSteadily } from './hosting/ask-steadily.ts';
import { askApi } from './support/ask-api.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';

const CORES = 1;
const SECONDS = 20;
const KNOWN_RATE = 500;
const UNKNOWN_RATE = 2000;
const P99_MS = 50;
const ADMIN = { email: 'bench@example.com', password: 'bench-password' };

/** Writes and publishes an llms.txt of a site. @returns its address. */
async function publish({ url }: Service, siteUrl: string): Promise<string> {
  const { tokens } = await askApi(url, 'auth/login', login.answers[200], { body: ADMIN });
  const token = tokens.accessToken;
  const site = await askApi(url, 'sites', addSite.answers[201], { body: { url: siteUrl }, token });
  const contentType = 'llms_txt';
  const started = generateContent.answers[202];
  const order = { body: { url: siteUrl, contentType }, token };
  const { job_id: jobId } = await askApi(url, 'generate-content-firecrawl', started, order);
  const ended = () =>
    askApi(url, 'check-batch-job', checkJob.answers[200], { body: { jobId, contentType }, token });
  let job = await ended();
  for (; job.status === 'running'; job = await ended()) await wait(200);
  if (!job.content) throw new Error(`The file was not written: ${job.error}`);
  await askApi(url, `sites/${site.id}/hosting`, openHosting.answers[201], { method: 'POST', token });
  const { base } = await askApi(url, `sites/${site.id}/hosting/publish`, publishFile.answers[200], {
    body: { contentId: job.content.id },
    token,
  });
  return new URL(`${new URL(base ?? '').pathname}llms.txt`, url).href;
}

const statusesOf = (answers: readonly Asked[]) => {
  const times = new Map<number, number>();
  for (const { status } of answers) times.set(status, (times.get(status) ?? 0) + 1);
  return [...times].map(([status, count]) => `${count} of ${status}`).join(', ');
};

function rowsOf(what: string, answers: readonly Asked[], expected: readonly number[]): Row[] {
  const took = answers.map(({ ms }) => ms);
  const p99 = percentile(took, 0.99);
  const wrong = answers.filter(({ status }) => !expected.includes(status)).length;
  return [
    {
      what: `${what}: p50, p99, slowest`,
      measured: [0.5, 0.99, 1].map((share) => `${percentile(took, share).toFixed(1)} ms`).join(', '),
      target: `p99 below ${P99_MS} ms`,
      met: p99 < P99_MS,
    },
    {
      what: `${what}: answers`,
      measured: statusesOf(answers),
      target: `all ${expected.join(' or ')}`,
      met: wrong === 0,
    },
  ];
}

/** Half of the clients already have the file. */
async function openLoad(address: string) {
  const first = await fetch(address);
  const etag = first.headers.get('etag') ?? '';
  await first.arrayBuffer();
  return (seconds: number) =>
    askSteadily({
      rate: KNOWN_RATE,
      seconds,
      next: (at) => ({ address, headers: at % 2 ? { 'if-none-match': etag } : {} }),
    });
}

async function measure(service: Service, address: string): Promise<Row[]> {
  const known = await openLoad(address);
  await known(3);
  const before = service.processorMs();
  const alone = await known(SECONDS);
  const busy = (service.processorMs() - before) / (SECONDS * 10);
  const flood = (seconds: number) =>
    askSteadily({
      rate: UNKNOWN_RATE,
      seconds,
      next: () => ({ address: `${new URL(address).origin}/s/${newBaseId()}/llms.txt`, headers: {} }),
    });
  // This rate first grows the heap to its size: only growth after that would be a leak.
  await flood(5);
  service.forgetPeak();
  const held = service.holding()?.megabytes ?? 0;
  const [beside, unknown] = await Promise.all([known(SECONDS), flood(SECONDS)]);
  const grown = (service.peakMegabytes() ?? held) - held;
  return [
    ...rowsOf(`${KNOWN_RATE} a second for a file`, alone, [200, 304]),
    { what: 'of the core, meanwhile', measured: `${busy.toFixed(0)} %`, target: '', met: null },
    ...rowsOf(`the same beside ${UNKNOWN_RATE} a second for made-up addresses`, beside, [200, 304]),
    ...rowsOf(`those for made-up addresses`, unknown, [404]),
    {
      what: 'memory before, and gained meanwhile',
      measured: `${held.toFixed(0)}, ${grown.toFixed(0)} MB`,
      target: '',
      met: null,
    },
  ];
}

/** Whether a file is still the same, some seconds after its source is gone. */
async function stillServed(address: string, what: string, end: () => Promise<unknown>): Promise<Row> {
  const text = await (await fetch(address)).text();
  await end();
  await wait(5000);
  const known = await openLoad(address);
  const answers = await known(5);
  const same = (await (await fetch(address)).text()) === text;
  const all = answers.every(({ status }) => status === 200 || status === 304);
  return {
    what: `${what}: ${statusesOf(answers)}, the bytes`,
    measured: same ? 'the same' : 'others',
    target: 'the same',
    met: same && all,
  };
}

async function run(
  database: string,
  settings: Record<string, string>,
  loseDatabase?: () => Promise<unknown>,
) {
  const [port = 0] = await freePorts(1);
  const site = await serveSite('good-shop', port);
  const service = await startService([`127.0.0.1:${port}`], CORES, {
    RATE_LIMIT_SCALE: '1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...settings,
  });
  try {
    const address = await publish(service, site.url);
    const rows = await measure(service, address);
    rows.push(await stillServed(address, 'the site is gone', () => site.close()));
    if (loseDatabase) rows.push(await stillServed(address, 'the database is gone', loseDatabase));
    printTable(`Published files on ${CORES} core, ${database}`, rows);
  } finally {
    await service.stop();
    await site.close().catch(() => undefined);
  }
}

await run('embedded database', {});
const programs = await findPostgres();
if (programs) {
  const postgres = await startPostgres(programs);
  let stopped: Promise<unknown> | undefined;
  const stop = () => {
    stopped ??= postgres.stop();
    return stopped;
  };
  const settings = { DATABASE_URL: postgres.url, JWT_SECRET: 'a secret of the bench, 32 bytes or more' };
  try {
    await run('PostgreSQL', settings, stop);
  } finally {
    await stop();
  }
}
