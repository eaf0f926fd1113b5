import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, json, sentRequests } from '../../../../test/fake-server.ts';
import type { BackgroundJob } from './background-job.ts';
import { jobList } from './job-list.ts';
import { pollJob } from './poll-job.ts';

const limit = kindOf('llms_txt').timeLimitMs;
const minute = 60_000;

/** A running job of this age, after one poll. */
async function polled(ageMs: number, answer: () => Response) {
  const fetch = answering(answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const job: BackgroundJob = {
    id: 'a',
    type: 'llms_txt',
    domain: 'shop.example',
    status: 'running',
    startedAt: new Date(Date.now() - ageMs).toISOString(),
    completedAt: null,
    error: null,
    result: { job_id: 'server-a', url: 'https://shop.example/' },
    progress: null,
    cached: false,
    hidden: false,
  };
  jobList.add(job);
  await pollJob(job, new AbortController().signal);
  const now = jobList.all().find(({ id }) => id === 'a');
  return { now, asked: sentRequests(fetch) };
}
const broken = () => json(500, { error: 'Something broke', code: 'internal' });
const running = () =>
  json(200, {
    success: true,
    status: 'running',
    completed: false,
    progress: { pagesDone: 3, pagesTotal: 9, phase: 'crawling' },
  });

describe('a job that is polled', () => {
  let close = () => {};
  beforeEach(() => {
    close = jobList.open('ann');
  });
  afterEach(() => close());

  it('is asked for by its number and kind', async () => {
    const { asked } = await polled(0, broken);
    expect(JSON.parse(String(asked[0]?.body))).toEqual({ jobId: 'server-a', contentType: 'llms_txt' });
  });

  it('goes on while it cannot be polled within its time', async () => {
    expect((await polled(limit - minute, broken)).now).toMatchObject({ status: 'running' });
  });

  it('has failed when it cannot be polled and its time is over', async () => {
    expect((await polled(limit + minute, broken)).now).toMatchObject({
      status: 'failed',
      error: 'Job timed out',
    });
  });

  it('goes on beyond its time as long as the server says that it runs', async () => {
    expect((await polled(limit + minute, running)).now).toMatchObject({ status: 'running' });
  });
});
