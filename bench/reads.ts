/**
 * `npm run bench:reads`: how much one account may request at once without an effect on others. Many callers
 * read a file with a hundred revisions of 89 kB in every possible way; `/health` is watched meanwhile.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { checkJob, generateContent, updateContent } from '@visible-ai/shared/content/endpoints';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { findPostgres, startPostgres } from '../apps/api/test/support/start-postgres.ts';
import { freePorts } from '../e2e/support/free-ports.ts';
import { serveSite } from '../e2e/support/serve-site.ts';
import { askApi } from './support/ask-api.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';
import { watchHealth } from './support/watch-health.ts';

const CORES = 2;
const REVISIONS = 100;
const LONG = 89_000;
/** Requests of each caller, one after the other. */
const TURNS = 3;
const ADMIN = { email: 'bench@example.com', password: 'bench-password' };

/** Makes a file with a hundred long revisions. @returns its id. */
async function keepRevisions({ url }: Service, token: string, site: string): Promise<string> {
  const contentType = 'llms_txt';
  const order = { body: { url: site, contentType }, token };
  const started = generateContent.answers[202];
  const { job_id: jobId } = await askApi(url, 'generate-content-firecrawl', started, order);
  const ended = async () =>
    askApi(url, 'check-batch-job', checkJob.answers[200], { body: { jobId, contentType }, token });
  let job = await ended();
  for (; job.status === 'running'; job = await ended()) await wait(200);
  let item: ContentItem | undefined = job.content;
  if (!item) throw new Error(`The file was not written: ${job.error}`);
  for (let at = 0; at < REVISIONS; at += 1) {
    // All different, and not compressible.
    const text = Array.from({ length: LONG / 10 }, () =>
      Math.random().toString(36).slice(2, 12).padEnd(10),
    ).join('');
    const body: object = { content_text: text, updated_at: item.updated_at };
    item = await askApi(url, `content/${item.id}`, updateContent.answers[200], {
      method: 'PUT',
      body,
      token,
    });
  }
  return item.id;
}

interface Reads {
  service: Service;
  token: string;
  callers: number;
}

/** Many callers at once, each several times in a row. */
async function readAtOnce({ service, token, callers }: Reads, what: string, path: string): Promise<Row[]> {
  const watched = watchHealth(service.url);
  service.forgetPeak();
  const took: number[] = [];
  const statuses = new Map<number, number>();
  let bytes = 0;
  const ask = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const began = performance.now();
      const answer = await fetch(`${service.url}/api/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      bytes = Math.max(bytes, (await answer.arrayBuffer()).byteLength);
      took.push(performance.now() - began);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: callers }, ask));
  const health = watched.rows(`${callers} at once, ${what}`);
  const seen = [...statuses].map(([status, times]) => `${times} of ${status}`).join(', ');
  const slowest = percentile(took, 1);
  const facts = `${(bytes / 1024).toFixed(0)} kB; ${seen}; ${slowest.toFixed(0)} ms; ${service.peakMegabytes()?.toFixed(0)} MB`;
  return [
    {
      what: `${callers} at once, ${what}: largest; answers; slowest; memory`,
      measured: facts,
      target: '',
      met: null,
    },
    ...health,
  ];
}

async function measure(database: string, callers: number, settings: Record<string, string>): Promise<void> {
  const [port = 0] = await freePorts(1);
  const site = await serveSite('good-shop', port);
  const service = await startService([`127.0.0.1:${port}`], CORES, {
    ...settings,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    const { tokens } = await askApi(service.url, 'auth/login', login.answers[200], { body: ADMIN });
    const token = tokens.accessToken;
    const id = await keepRevisions(service, token, site.url);
    const reads = { service, token, callers };
    const rows = await readAtOnce(reads, 'revisions', `content/${id}/revisions`);
    const listed = await fetch(`${service.url}/api/content/${id}/revisions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [revision] = (await listed.json()).revisions;
    rows.push(...(await readAtOnce(reads, 'one text', `content/${id}/revisions/${revision.id}`)));
    rows.push(...(await readAtOnce(reads, 'all content', 'content')));
    rows.push(...(await readAtOnce(reads, 'the export', 'auth/export')));
    printTable(`Reads on ${CORES} cores, ${database}`, rows);
  } finally {
    await service.stop();
    await site.close();
  }
}

await measure('embedded database', 30, {});
const programs = await findPostgres();
const postgres = programs === null ? null : await startPostgres(programs);
try {
  if (postgres)
    await measure('PostgreSQL', 60, {
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret of the bench, 32 bytes or more',
    });
} finally {
  await postgres?.stop();
}
