import { useSyncExternalStore } from 'react';
import type { BackgroundJob } from './background-job.ts';
import { jobList } from './job-list.ts';

const none: readonly BackgroundJob[] = [];

/** The background jobs of whoever is signed in. */
export const useJobs = (): readonly BackgroundJob[] =>
  useSyncExternalStore(jobList.subscribe, jobList.all, () => none);
