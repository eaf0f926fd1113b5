import { createLeaseWorker, type LeaseWorker } from '../../infra/leased-jobs/create-lease-worker.ts';
import { inRequestOf } from '../../infra/logger/request-scope.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { readClaim } from './claim-job.ts';
import { generation, type JobDeps } from './job-deps.ts';
import { runJob } from './run-job.ts';

/** Works on generation jobs. @param parts.alone no other process works on this database. */
export function createJobWorker(parts: {
  deps: JobDeps;
  queue: Pick<Queue, 'define'>;
  newId(): string;
  alone: boolean;
}): LeaseWorker {
  const { deps } = parts;
  return createLeaseWorker({
    ...parts,
    jobs: generation,
    async run(lease, stopping) {
      const claim = await readClaim(deps.db, lease);
      if (!claim) return;
      const { requestId } = claim.job;
      const work = () => runJob(deps, claim, stopping);
      // The job's log lines carry the id of the request that woke the worker.
      await inRequestOf(requestId, work);
    },
  });
}
