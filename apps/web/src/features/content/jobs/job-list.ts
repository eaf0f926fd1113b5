import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { browserStorage } from '@/lib/browser-storage.ts';
import { type BackgroundJob, backgroundJob } from './background-job.ts';

type Jobs = readonly BackgroundJob[];
type EndListener = (job: BackgroundJob) => void;

const none: Jobs = [];
const listeners = new Set<() => void>();
const endListeners = new Set<EndListener>();
/** Ended while nobody listened: the answer can be quicker than the code that tells of it. */
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
/** Asked for by this tab and not answered yet: no other tab could follow it, so it is kept here alone. */
const isPending = (job: BackgroundJob): boolean => isRunning(job) && job.result === null;

/** What all tabs share, as another tab may have written it a moment ago, and what waits in this one. */
const current = (): Jobs => {
  const shared = stored();
  return shared ? [...shared, ...jobs.filter(isPending)] : jobs;
};

function tell(job: BackgroundJob): void {
  if (endListeners.size === 0) untold = [...untold, job];
  for (const listener of endListeners) listener(job);
}

/** Shows a newer list, and tells of every job that this tab saw running and that has ended. */
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

/**
 * The background jobs of whoever is signed in: one list for all tabs, kept in local storage, so that a
 * reload, or another page, loses none.
 */
export const jobList = {
  /** Takes up the list of this account. Returns what puts it down again. */
  open(ownerId: string): () => void {
    const before = jobs.filter(isRunning);
    key = `background_jobs:${ownerId}`;
    // What ended was told then. What this page asked for before its list was opened belongs to it.
    update((known) => [
      ...before,
      ...known.filter((job) => isRunning(job) && !before.some((mine) => isSame(mine, job))),
    ]);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
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

  /** Calls at each job that ends, in whichever tab. */
  onEnd(listener: EndListener): () => void {
    endListeners.add(listener);
    const missed = untold;
    untold = none;
    for (const job of missed) listener(job);
    return () => endListeners.delete(listener);
  },

  /** A job already known, by either of its ids, is left as it is. */
  add(job: BackgroundJob): void {
    update((known) => (known.some((other) => isSame(other, job)) ? known : [...known, job]));
  },

  change(id: string, difference: Partial<BackgroundJob>): void {
    update((known) => {
      const job = known.find((candidate) => candidate.id === id);
      if (!job) return known;
      const changed = { ...job, ...difference };
      // The server's list may have named it before its own answer did.
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

/** @param error what its owner reads, e.g. 'Job timed out'. */
export function failJob(id: string, error: string): void {
  jobList.change(id, { status: 'failed', completedAt: new Date().toISOString(), error });
}

/** The background jobs of whoever is signed in. */
export const useJobs = (): readonly BackgroundJob[] =>
  useSyncExternalStore(jobList.subscribe, jobList.all, () => none);
