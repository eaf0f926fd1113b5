import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackgroundJob } from './background-job.ts';
import { jobList } from './job-list.ts';

const KEY = 'background_jobs:ann';

const jobOf = (id: string, difference: Partial<BackgroundJob> = {}): BackgroundJob => ({
  id,
  type: 'llms_txt',
  domain: 'shop.example',
  status: 'running',
  startedAt: '2026-01-01T00:00:00.000Z',
  completedAt: null,
  error: null,
  result: { job_id: `server-${id}`, url: 'https://shop.example/' },
  progress: null,
  cached: false,
  hidden: false,
  ...difference,
});

const ids = () => jobList.all().map(({ id }) => id);

/** Writes as another tab does, and sends its storage event. */
function anotherTabWrites(jobs: BackgroundJob[]) {
  const newValue = JSON.stringify(jobs);
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
}

describe('the list of background jobs', () => {
  let close = () => {};
  const ended: string[] = [];
  let stopListening: () => void = () => {};

  const listen = () => {
    const stop = jobList.onEnd((job) => ended.push(`${job.id} ${job.status}`));
    stopListening = () => void stop();
  };
  beforeEach(() => {
    ended.length = 0;
    close = jobList.open('ann');
    listen();
  });
  afterEach(() => {
    stopListening();
    close();
  });

  it('is there again after a reload, without what had ended', () => {
    jobList.add(jobOf('a'));
    jobList.add(jobOf('b'));
    jobList.change('b', { status: 'completed' });
    close();
    expect(ids()).toEqual([]);
    close = jobList.open('ann');
    expect(ids()).toEqual(['a']);
  });

  it('leaves nothing in the browser if it is closed with no job running', () => {
    jobList.add(jobOf('a'));
    jobList.change('a', { status: 'completed' });
    jobList.remove('a');
    close();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is not shown to another account', () => {
    jobList.add(jobOf('a'));
    close();
    close = jobList.open('ben');
    expect(ids()).toEqual([]);
  });

  it('tells of a job that ends once, in this tab or in another', () => {
    jobList.add(jobOf('a'));
    jobList.add(jobOf('b'));
    jobList.change('a', { status: 'failed', error: 'Job timed out' });
    jobList.change('a', { status: 'failed', error: 'Job timed out' });
    anotherTabWrites([jobOf('b', { status: 'completed' })]);
    expect(ended).toEqual(['a failed', 'b completed']);
  });

  it('does not tell of jobs that ended before this tab saw them', () => {
    anotherTabWrites([jobOf('a', { status: 'completed' })]);
    expect(ended).toEqual([]);
  });

  it('keeps what this tab has asked for while other tabs open and write', () => {
    jobList.add(jobOf('a', { result: null }));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([]);
    anotherTabWrites([jobOf('b')]);
    expect(ids()).toEqual(['b', 'a']);
    jobList.change('a', { result: { job_id: 'server-a', url: 'https://shop.example/' } });
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(2);
  });

  it('is one job, though the server named it before it answered', () => {
    jobList.add(jobOf('a', { result: null }));
    jobList.add(jobOf('server-a', { result: { job_id: 'server-a', url: 'https://shop.example/' } }));
    jobList.change('a', { result: { job_id: 'server-a', url: 'https://shop.example/' } });
    jobList.add(jobOf('server-a', { result: { job_id: 'server-a', url: 'https://shop.example/' } }));
    expect(ids()).toEqual(['a']);
  });

  it('loses nothing that was asked for, or answered, before it was opened', () => {
    stopListening();
    close();
    jobList.add(jobOf('quick', { result: null }));
    jobList.change('quick', { status: 'completed', cached: true });
    jobList.add(jobOf('slow', { result: null }));
    close = jobList.open('ann');
    listen();
    expect(ids()).toEqual(['slow']);
    expect(ended).toEqual(['quick completed']);
  });

  it('starts empty over storage that holds something else', () => {
    close();
    localStorage.setItem(KEY, '[{"id":1}]');
    close = jobList.open('ann');
    expect(ids()).toEqual([]);
  });
});
