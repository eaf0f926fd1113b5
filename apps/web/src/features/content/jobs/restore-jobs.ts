import { useQuery } from '@tanstack/react-query';
import { listJobs } from '@visible-ai/shared/content/endpoints';
import type { GenerationJob } from '@visible-ai/shared/content/schema';
import { useEffect } from 'react';
import { call } from '@/lib/api-client.ts';
import { queryClient } from '@/lib/query-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { hostOf } from '../../../lib/address-text.ts';
import type { BackgroundJob } from './background-job.ts';
import { jobList } from './job-list.ts';

const followed = (job: GenerationJob): BackgroundJob => ({
  id: job.id,
  type: job.content_type,
  domain: hostOf(job.website_url),
  status: 'running',
  startedAt: job.started_at,
  completedAt: null,
  error: null,
  result: { job_id: job.id, url: job.website_url },
  progress: job.progress,
  cached: false,
  hidden: false,
});

/**
 * Adds jobs that run on the server and that this browser does not know.
 *
 * @returns how looking them up went; asked again when somebody comes back to the tab.
 */
export function useRestoredJobs(ownerId: string) {
  // The card of the jobs stands outside of the pages and their provider.
  const lookUp = useQuery(
    { queryKey: ['jobs', ownerId], queryFn: ({ signal }) => call(listJobs, {}, { signal }) },
    queryClient,
  );
  const { data, error } = lookUp;
  useEffect(() => {
    for (const job of data?.jobs ?? []) if (job.status === 'running') jobList.add(followed(job));
  }, [data]);
  useEffect(() => {
    if (error) reportProblem('The running jobs could not be looked up', error);
  }, [error]);
  return lookUp;
}
