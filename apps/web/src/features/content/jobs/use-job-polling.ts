import { useEffect } from 'react';
import { jobList, useJobs } from './job-list.ts';
import { pollJob } from './poll-job.ts';

const EVERY_MS = 5000;

/** Polls every running job at once, and then every five seconds. */
export function useJobPolling(): void {
  const polled = useJobs().filter((job) => job.status === 'running' && job.result !== null);
  const any = polled.length > 0;
  useEffect(() => {
    if (!any) return;
    const abort = new AbortController();
    const asked = new Set<string>();
    const ask = async (id: string) => {
      const job = jobList.all().find((candidate) => candidate.id === id);
      if (!job || asked.has(id)) return;
      asked.add(id);
      await pollJob(job, abort.signal);
      asked.delete(id);
    };
    const askAll = () => {
      for (const job of jobList.all()) if (job.status === 'running') void ask(job.id);
    };
    askAll();
    const timer = setInterval(askAll, EVERY_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [any]);
}
