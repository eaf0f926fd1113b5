/**
 * `npm run bench:backup`: backs up the embedded database while people use it, restores it elsewhere, and then
 * moves it to PostgreSQL. After each step the service must have the same data: sign-in, session, contents
 * with their revisions, audits, and the job that was running, which continues.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { login, refreshTokens } from '@visible-ai/shared/accounts/endpoints';
import { checkJob, generateContent, listContent } from '@visible-ai/shared/content/endpoints';
import { findPostgres, startPostgres } from '../apps/api/test/support/start-postgres.ts';
import { askApi } from './support/ask-api.ts';
import { callApi } from './support/call-api.ts';
import { openPagedSite, type PagedSite } from './support/open-paged-site.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';
import { watchAnalysis } from './support/watch-analysis.ts';

const CORES = 2;
const PAGES = 80;
const LATENCY_MS = 60;
const CONTENTS = 5;
const AUDITS = 10;
const INTAKES = 200;
const ADMIN = { email: 'owner@example.com', password: 'a password of the benchmark' };
const WITHIN_MS = 90_000;
const program = fileURLToPath(new URL('../apps/api/dist/backup.js', import.meta.url));

type Environment = Record<string, string>;

/** Runs `npm run backup`, `restore` or `migrate-to-postgres` like a person. @returns the seconds it took. */
async function command(name: string, argument: string, environment: Environment): Promise<number> {
  const since = performance.now();
  await promisify(execFile)(process.execPath, [program, name, argument], {
    env: { ...process.env, ...environment },
  });
  return (performance.now() - since) / 1000;
}

const start = (site: PagedSite, environment: Environment) =>
  startService([site.host], CORES, {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CRAWL_RATE: '0',
    ...environment,
  });

const signIn = async ({ url }: Service) =>
  (await askApi(url, 'auth/login', login.answers[200], { body: ADMIN })).tokens;

async function generate({ url }: Service, token: string, address: string): Promise<string> {
  const body = { url: address, contentType: 'llms_txt' };
  const { job_id: jobId } = await askApi(url, 'generate-content-firecrawl', generateContent.answers[202], {
    body,
    token,
  });
  return jobId;
}

async function whenEnded({ url }: Service, token: string, jobId: string): Promise<string> {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const { body } = await callApi(url, 'check-batch-job', {
      body: { jobId, contentType: 'llms_txt' },
      token,
    });
    const status = checkJob.answers[200].safeParse(body).data?.status ?? 'lost';
    if (status !== 'running' || performance.now() > deadline) return status;
    await wait(200);
  }
}

/** All stored data that an account can see, as one text to compare. */
async function kept({ url }: Service, token: string): Promise<string> {
  const { body: contents } = await callApi(url, 'content', { token });
  const revisions = await Promise.all(
    listContent.answers[200]
      .parse(contents)
      .content.map(({ id }) => callApi(url, `content/${id}/revisions`, { token })),
  );
  const { body: users } = await callApi(url, 'users', { token });
  const { body: audits } = await callApi(url, 'analyses', { token });
  return JSON.stringify({ contents, revisions: revisions.map(({ body }) => body), users, audits });
}

/** Creates contents, one of them edited, and audits: what an account has after some days. */
async function liveIn(service: Service, token: string, site: PagedSite): Promise<void> {
  for (let index = 0; index < CONTENTS; index += 1)
    await whenEnded(service, token, await generate(service, token, `${site.origin}/kept-${index}`));
  const { content } = await askApi(service.url, 'content', listContent.answers[200], { token });
  const [first] = content;
  if (!first || !('content_text' in first)) throw new Error('Nothing was written');
  await callApi(service.url, `content/${first.id}`, {
    method: 'PUT',
    body: {
      content_text: `${first.content_text}\nA line of our own: ä “quoted” 😀\n`,
      updated_at: first.updated_at,
    },
    token,
  });
  for (let audit = 0; audit < AUDITS; audit += 1)
    await watchAnalysis(service.url, `${site.origin}/?${audit}`, token);
}

const yes = (what: string, met: boolean): Row => ({ what, measured: met ? 'yes' : 'no', target: 'yes', met });
const told = (what: string, measured: string): Row => ({ what, measured, target: '', met: null });

interface Before {
  refreshToken: string;
  /** The stored data, and the job that was running. */
  text: string;
  jobId: string;
}

/** Whether a service that was given the data has all of it and continues with it. */
async function prove(service: Service, before: Before, where: string): Promise<Row[]> {
  const { refreshToken } = before;
  const { body } = await callApi(service.url, 'auth/refresh-token', { body: { refreshToken } });
  const session = refreshTokens.answers[200].safeParse(body).success;
  const { accessToken } = await signIn(service);
  const text = await kept(service, accessToken);
  const job = await whenEnded(service, accessToken, before.jobId);
  return [
    yes(`${where}: contents, revisions, users and audits are the same`, text === before.text),
    yes(`${where}: the password fits`, typeof accessToken === 'string'),
    yes(`${where}: who was signed in still is`, session),
    {
      what: `${where}: the job that was running`,
      measured: job,
      target: 'completed',
      met: job === 'completed',
    },
  ];
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'visible-ai-move-'));
  const site = await openPagedSite(PAGES, LATENCY_MS);
  const file = join(folder, 'all.backup.gz');
  const old = { DATA_DIR: join(folder, 'old') };
  const restored = { DATA_DIR: join(folder, 'restored') };
  const rows: Row[] = [];
  let service = await start(site, old);
  try {
    const { accessToken, refreshToken } = await signIn(service);
    await liveIn(service, accessToken, site);
    const jobId = await generate(service, accessToken, `${site.origin}/under-way`);
    const before: Before = { refreshToken, jobId, text: await kept(service, accessToken) };
    let waited = 0;
    const traffic = (async () => {
      for (let index = 0; index < INTAKES; index += 1) {
        const body = { name: 'Ada', email: `ada-${index}@example.com`, company: 'C', website: 'example.com' };
        const since = performance.now();
        await callApi(service.url, 'send-intake-email', { body });
        waited = Math.max(waited, performance.now() - since);
      }
    })();
    const seconds = await command('backup', file, old);
    await traffic;
    await service.stop();
    rows.push(
      told(
        'backup while people write: took',
        `${seconds.toFixed(1)} s, ${(statSync(file).size / 1024).toFixed(0)} kB`,
      ),
      told('slowest of their calls meanwhile', `${waited.toFixed(0)} ms`),
      told('restore took', `${(await command('restore', file, restored)).toFixed(1)} s`),
    );
    const programs = await findPostgres();
    const postgres = programs ? await startPostgres(programs) : null;
    // Moved before the restored service starts: both must find the running job.
    const moved = postgres && (await command('migrate-to-postgres', postgres.url, restored));
    service = await start(site, restored);
    rows.push(...(await prove(service, before, 'restored')));
    if (!postgres || moved === null) return;
    try {
      await service.stop();
      const secret = readFileSync(join(restored.DATA_DIR, 'secret'), 'utf8').trim();
      rows.push(told('migrate-to-postgres took', `${moved.toFixed(1)} s`));
      service = await start(site, { ...restored, DATABASE_URL: postgres.url, JWT_SECRET: secret });
      rows.push(...(await prove(service, before, 'on PostgreSQL')));
      await service.stop();
    } finally {
      await postgres.stop();
    }
  } finally {
    await service.stop();
    site.close();
    rmSync(folder, { recursive: true, force: true });
    printTable('A backup of a working service, restored, and moved to PostgreSQL', rows);
  }
}

await main();
