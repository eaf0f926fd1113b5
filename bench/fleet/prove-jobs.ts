import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { checkJob, generateContent, listContent } from '@visible-ai/shared/content/endpoints';
import { askApi } from '../support/ask-api.ts';
import { callApi, nextClient } from '../support/call-api.ts';
import type { PagedSite } from '../support/open-paged-site.ts';
import type { Row } from '../support/print-table.ts';
import { ADMIN, type Fleet, INSTANCES } from './open-fleet.ts';
import { proof } from './proof.ts';

const USERS = 3;
const JOBS_EACH = 4;
const WITHIN_MS = 120_000;

interface Author {
  token: string;
  jobs: string[];
}

/**
 * Accounts that may generate. An account runs two jobs at a time, so it takes several accounts to keep a
 * fleet busy.
 */
async function openAuthors({ proxy }: Fleet): Promise<Author[]> {
  const signedIn = login.answers[200];
  const owner = await askApi(proxy.url, 'auth/login', signedIn, { body: ADMIN });
  const token = owner.tokens.accessToken;
  return Promise.all(
    Array.from({ length: USERS }, async (_, index) => {
      const email = `author-${index}@example.com`;
      const body = { email, password: 'a long password', displayName: 'Author' };
      const author = await askApi(proxy.url, 'auth/register', signedIn, { body });
      const subscription = { status: 'active', plan: 'Pro', credits: 100 };
      const path = `users/${author.user.id}/subscription`;
      const set = await callApi(proxy.url, path, { method: 'PUT', body: subscription, token });
      if (set.status !== 200) throw new Error(`No subscription: ${JSON.stringify(set.body)}`);
      return { token: author.tokens.accessToken, jobs: [] };
    }),
  );
}

/** Each address is a separate request about the same site. */
async function beginJobs({ proxy }: Fleet, authors: readonly Author[], origin: string, round: string) {
  await Promise.all(
    authors.map(async (author) => {
      author.jobs = [];
      for (let job = 0; job < JOBS_EACH; job += 1) {
        const body = { url: `${origin}/${round}-${job}`, contentType: 'llms_txt' };
        const started = generateContent.answers[202];
        const call = { body, token: author.token };
        const begun = await askApi(proxy.url, 'generate-content-firecrawl', started, call);
        author.jobs.push(begun.job_id);
      }
    }),
  );
}

async function whenEnded({ proxy }: Fleet, { token }: Author, jobId: string): Promise<string> {
  const deadline = performance.now() + WITHIN_MS;
  const client = nextClient();
  while (performance.now() < deadline) {
    const job = { jobId, contentType: 'llms_txt' };
    const { body } = await callApi(proxy.url, 'check-batch-job', { body: job, token, client });
    const status = checkJob.answers[200].safeParse(body).data?.status ?? 'running';
    if (status !== 'running') return status;
    await wait(500);
  }
  return 'running';
}

const allEnded = async (fleet: Fleet, authors: readonly Author[]) =>
  (
    await Promise.all(authors.flatMap((author) => author.jobs.map((job) => whenEnded(fleet, author, job))))
  ).filter((status) => status === 'completed').length;

/** How many runs of jobs each instance has completed, by its metrics. */
async function completedRuns({ metricsUrls }: Fleet): Promise<number[]> {
  const line = /job_run_seconds_count\{queue="generation",outcome="completed"\} (\d+)/;
  const texts = await Promise.all(
    metricsUrls.map((url) =>
      fetch(url).then(
        (answer) => answer.text(),
        () => '',
      ),
    ),
  );
  return texts.map((text) => Number(line.exec(text)?.[1] ?? 0));
}

async function contentsOf({ proxy }: Fleet, authors: readonly Author[]): Promise<number> {
  const lists = await Promise.all(
    authors.map(({ token }) => askApi(proxy.url, 'content', listContent.answers[200], { token })),
  );
  return lists.reduce((sum, { content }) => sum + content.length, 0);
}

/** Jobs are distributed and run once, and those of an instance that died are finished by the others. */
export async function proveJobs(
  fleet: Fleet,
  { origin, answered }: PagedSite,
  pages: number,
): Promise<Row[]> {
  const authors = await openAuthors(fleet);
  const jobs = USERS * JOBS_EACH;
  await beginJobs(fleet, authors, origin, 'calm');
  const calm = await allEnded(fleet, authors);
  const read = answered.length;
  const runs = await completedRuns(fleet);
  const rows: Row[] = [
    proof(`${jobs} of ${USERS} accounts, completed`, calm, jobs),
    proof('contents', await contentsOf(fleet, authors), jobs),
    proof('instances that worked', runs.filter((count) => count > 0).length, INSTANCES),
    proof(`pages read, ${pages} for each job`, read, jobs * pages),
    proof('runs by instance, those that found nothing left to do included', runs.join(' ')),
  ];
  const seconds: number[] = [];
  let finished = 0;
  for (let victim = 0; victim < INSTANCES; victim += 1) {
    await beginJobs(fleet, authors, origin, `kill-${victim}`);
    await wait(2500);
    await fleet.kill(victim);
    const killedAt = performance.now();
    finished += await allEnded(fleet, authors);
    seconds.push((performance.now() - killedAt) / 1000);
    await fleet.start(victim);
  }
  const slowest = Math.max(...seconds);
  return [
    ...rows,
    proof(`each instance killed once (kill -9) amid ${jobs} jobs: completed`, finished, jobs * INSTANCES),
    proof('contents then', await contentsOf(fleet, authors), jobs * (INSTANCES + 1)),
    {
      what: 'from the kill until all were done, by the two that were left',
      measured: seconds.map((value) => `${value.toFixed(0)} s`).join(', '),
      target: 'at most 60 s',
      met: slowest <= 60,
    },
  ];
}
