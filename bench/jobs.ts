/**
 * Generation jobs under kill -9: the built service is killed at a random moment of a crawl, ten times, and
 * restarted. Each job must end once, with one content, and continue where it was.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { checkJob, generateContent, listContent } from '@visible-ai/shared/content/endpoints';
import { askApi } from './support/ask-api.ts';
import { openPagedSite, type PagedSite } from './support/open-paged-site.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';

const ROUNDS = 10;
const PAGES = 60;
const LATENCY_MS = 40;
/**
 * A page that was answered at least this long before the kill was read and stored; later ones were in flight.
 */
const IN_FLIGHT_MS = 250;
const CORES = 2;
const ADMIN = { email: 'bench@example.com', password: 'bench-password' };

const start = (site: PagedSite, dataDir: string) =>
  startService([site.host], CORES, {
    DATA_DIR: dataDir,
    CRAWL_RATE: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });

async function whenEnded({ url }: Service, token: string, jobId: string) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const body = { jobId, contentType: 'llms_txt' };
    const job = await askApi(url, 'check-batch-job', checkJob.answers[200], { body, token });
    if (job.status !== 'running' || Date.now() > deadline) return job;
    await wait(50);
  }
}

interface Round {
  status: string;
  /** Pages answered before the kill, fetched again after it, and fetched again although they were stored. */
  before: number;
  again: number;
  known: number;
  /** Whether the result equals that of a run without a kill. */
  same: boolean;
  backMs: number;
}

/** Each address is a separate request about the same site. */
async function generate(service: Service, token: string, url: string): Promise<string> {
  const call = { body: { url, contentType: 'llms_txt' }, token };
  const started = generateContent.answers[202];
  return (await askApi(service.url, 'generate-content-firecrawl', started, call)).job_id;
}

interface Bench {
  site: PagedSite;
  dataDir: string;
  token: string;
  /** The result of a run without a kill. */
  whole: string;
}

/** One job, one kill, and the service that finished it. */
async function runRound({ site, dataDir, token, whole }: Bench, service: Service, round: number) {
  site.answered.length = 0;
  const jobId = await generate(service, token, `${site.origin}/round-${round}`);
  const readFor = Math.random() * ((PAGES * LATENCY_MS) / 2);
  while (site.answered.length === 0) await wait(5);
  await wait(readFor);
  await service.kill();
  const killedAt = Date.now();
  const before = site.answered.splice(0);
  const next = await start(site, dataDir);
  const job = await whenEnded(next, token, jobId);
  const backMs = Date.now() - killedAt;
  const after = new Set(site.answered.map(({ path }) => path));
  const again = before.filter(({ path }) => after.has(path));
  const known = again.filter(({ at }) => killedAt - at > IN_FLIGHT_MS);
  const result: Round = {
    status: job.status,
    before: before.length,
    again: again.length,
    known: known.length,
    same: job.content?.content_text === whole,
    backMs,
  };
  return { service: next, result };
}

function rowsOf(rounds: readonly Round[], contents: number): Row[] {
  const numbers = (pick: (round: Round) => number) => rounds.map(pick).join(' ');
  const completed = rounds.filter(({ status }) => status === 'completed').length;
  const same = rounds.filter((round) => round.same).length;
  const known = rounds.reduce((sum, round) => sum + round.known, 0);
  return [
    { what: 'jobs completed', measured: `${completed}`, target: `${ROUNDS}`, met: completed === ROUNDS },
    { what: 'contents', measured: `${contents}`, target: `${ROUNDS}`, met: contents === ROUNDS },
    { what: 'contents as without a kill', measured: `${same}`, target: `${ROUNDS}`, met: same === ROUNDS },
    { what: 'pages read before each kill', measured: numbers(({ before }) => before), target: '', met: null },
    {
      what: 'of them in flight, and read again',
      measured: numbers(({ again }) => again),
      target: '',
      met: null,
    },
    { what: 'kept pages that were read again', measured: `${known}`, target: '0', met: known === 0 },
    {
      what: 'from kill to finished job, start included, ms',
      measured: numbers(({ backMs }) => backMs),
      target: '',
      met: null,
    },
  ];
}

async function main(): Promise<void> {
  const site = await openPagedSite(PAGES, LATENCY_MS);
  const dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-jobs-'));
  let service = await start(site, dataDir);
  try {
    const { tokens } = await askApi(service.url, 'auth/login', login.answers[200], { body: ADMIN });
    const token = tokens.accessToken;
    const first = await whenEnded(service, token, await generate(service, token, site.origin));
    const whole = first.content?.content_text;
    if (whole === undefined) throw new Error(`The first job ${first.status}`);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ended = await runRound({ site, dataDir, token, whole }, service, round);
      service = ended.service;
      rounds.push(ended.result);
    }
    const { content } = await askApi(service.url, 'content', listContent.answers[200], { token });
    printTable(
      `kill -9 at ${ROUNDS} random moments of a crawl of ${PAGES} pages`,
      rowsOf(rounds, content.length - 1),
    );
  } finally {
    await service.stop();
    site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
