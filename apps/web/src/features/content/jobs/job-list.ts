import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { browserStorage } from '@/lib/browser-storage.ts';
import { type BackgroundJob, backgroundJob } from './background-job.ts';

type Jobs = readonly BackgroundJob[];
type EndListener = (job: BackgroundJob) => void;

const none: Jobs = [];
const listeners = new Set<() => void>();
const endListeners = new Set<EndListener>();
/** Jobs that ended before anybody listened: the answer can arrive before the code that reports it. */
let untold: Jobs = none;
let key: string | null = null;
let jobs: Jobs = none;

function stored(): Jobs | null {
  const text = key === null ? null : browserStorage.read(key);
  if (text === null) return null;
  try {
    return z.array(backgroundJob).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const isRunning = (job: BackgroundJob): boolean => job.status === 'running';
/** The server has not answered yet. No other tab could track such a job, so only this tab knows it. */
const isPending = (job: BackgroundJob): boolean => isRunning(job) && job.result === null;

/** The list of all tabs, which another tab may just have changed, and the pending jobs of this tab. */
const current = (): Jobs => {
  const shared = stored();
  return shared ? [...shared, ...jobs.filter(isPending)] : jobs;
};

function tell(job: BackgroundJob): void {
  if (endListeners.size === 0) untold = [...untold, job];
  for (const listener of endListeners) listener(job);
}

/** Shows a new list, and reports every job that was running in this tab and has ended. */
function become(next: Jobs): void {
  const running = new Set(jobs.filter(isRunning).map((job) => job.id));
  jobs = next;
  for (const listener of listeners) listener();
  for (const job of next) if (!isRunning(job) && running.has(job.id)) tell(job);
}

function update(change: (known: Jobs) => Jobs): void {
  const next = change(current());
  if (key !== null) browserStorage.write(key, JSON.stringify(next.filter((job) => !isPending(job))));
  become(next);
}

function onStorage(event: StorageEvent): void {
  if (event.key === key && event.newValue !== null) become(current());
}

const isSame = (one: BackgroundJob, other: BackgroundJob): boolean =>
  one.id === other.id || (one.result !== null && one.result.job_id === other.result?.job_id);

/** The signed-in person's background jobs: one list for all tabs in local storage, so none gets lost. */
export const jobList = {
  /** Opens the list of this account. Returns a function that closes it. */
  open(ownerId: string): () => void {
    const before = jobs.filter(isRunning);
    key = `background_jobs:${ownerId}`;
    // Ended jobs were reported before. Jobs that this page started before opening the list are added to it.
    update((known) => [
      ...before,
      ...known.filter((job) => isRunning(job) && !before.some((mine) => isSame(mine, job))),
    ]);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      // An empty list would only leave the account's id behind.
      if (key !== null && stored()?.length === 0) browserStorage.remove(key);
      key = null;
      jobs = none;
      untold = none;
      for (const listener of listeners) listener();
    };
  },

  all: (): Jobs => jobs,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Calls the listener for each job that ends, in any tab. */
  onEnd(listener: EndListener): () => void {
    endListeners.add(listener);
    const missed = untold;
    untold = none;
    for (const job of missed) listener(job);
    return () => endListeners.delete(listener);
  },

  /** Ignores a job that is already known by either of its ids. */
  add(job: BackgroundJob): void {
    update((known) => (known.some((other) => isSame(other, job)) ? known : [...known, job]));
  },

  change(id: string, difference: Partial<BackgroundJob>): void {
    update((known) => {
      const job = known.find((candidate) => candidate.id === id);
      if (!job) return known;
      const changed = { ...job, ...difference };
      // The server's list may have added this job before the answer with its id arrived.
      return known.flatMap((other) => (other.id === id ? [changed] : isSame(other, changed) ? [] : [other]));
    });
  },

  remove(id: string): void {
    update((known) => known.filter((job) => job.id !== id));
  },
};

export function completeJob(id: string, cached = false): void {
  jobList.change(id, { status: 'completed', completedAt: new Date().toISOString(), cached });
}

/** @param error the text for the user, e.g. 'Job timed out'. */
export function failJob(id: string, error: string): void {
  jobList.change(id, { status: 'failed', completedAt: new Date().toISOString(), error });
}

/** The background jobs of the signed-in person. */
export const useJobs = (): readonly BackgroundJob[] =>
  useSyncExternalStore(jobList.subscribe, jobList.all, () => none);
