import { jobList } from './job-list.ts';

export function completeJob(id: string, cached = false): void {
  jobList.change(id, { status: 'completed', completedAt: new Date().toISOString(), cached });
}

/** @param error what its owner reads, e.g. 'Job timed out'. */
export function failJob(id: string, error: string): void {
  jobList.change(id, { status: 'failed', completedAt: new Date().toISOString(), error });
}
