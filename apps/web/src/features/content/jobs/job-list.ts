import { z } from 'zod';
import { browserStorage } from '@/lib/browser-storage.ts';
import { type BackgroundJob, backgroundJob } from './background-job.ts';

type Jobs = readonly BackgroundJob[];
type EndListener = (job: BackgroundJob) => void;

const none: Jobs = [];
const listeners = new Set<() => void>();
const endListeners = new Set<EndListener>();
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

/** Shows a newer list, and tells of every job that this tab saw running and that has ended. */
function become(next: Jobs): void {
  const running = new Set(jobs.filter((job) => job.status === 'running').map((job) => job.id));
  jobs = next;
  for (const listener of listeners) listener();
  for (const job of next)
    if (job.status !== 'running' && running.has(job.id)) for (const listener of endListeners) listener(job);
}

/** Changes what all tabs share: on top of what another tab may have written a moment ago. */
function update(change: (current: Jobs) => Jobs): void {
  const next = change(stored() ?? jobs);
  if (key !== null) browserStorage.write(key, JSON.stringify(next));
  become(next);
}

function onStorage(event: StorageEvent): void {
  if (event.key === key && event.newValue !== null) become(stored() ?? none);
}

/**
 * The background jobs of whoever is signed in: one list for all tabs, kept in local storage, so that a
 * reload, or another page, loses none.
 */
export const jobList = {
  /** Takes up the list of this account. Returns what puts it down again. */
  open(ownerId: string): () => void {
    key = `background_jobs:${ownerId}`;
    // What ended before was told then; what has no id yet was lost with the page that asked.
    update((current) => current.filter((job) => job.status === 'running' && job.result !== null));
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      key = null;
      jobs = none;
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
    return () => endListeners.delete(listener);
  },

  /** A job already known, by either of its ids, is left as it is. */
  add(job: BackgroundJob): void {
    update((current) => {
      const jobId = job.result?.job_id;
      const known = current.some(
        ({ id, result }) => id === job.id || (jobId !== undefined && result?.job_id === jobId),
      );
      return known ? current : [...current, job];
    });
  },

  change(id: string, difference: Partial<BackgroundJob>): void {
    update((current) => current.map((job) => (job.id === id ? { ...job, ...difference } : job)));
  },

  remove(id: string): void {
    update((current) => current.filter((job) => job.id !== id));
  },
};
