import { siteRefreshes } from '../../db/schema/hosting.ts';
import { type LeasedJobs, type LeaseTiming, leaseTiming } from '../../infra/leased-jobs/leased-jobs.ts';

export interface RefreshTiming extends LeaseTiming {
  /** How long a refresh may work in all, ms. */
  limit: number;
}

export const refreshJobs: LeasedJobs = {
  table: siteRefreshes,
  queue: 'site-refresh',
  atATime: 2,
  mostPerOwner: 1,
  claimLock: 7_140_254,
};

const MINUTE_MS = 60_000;

export const refreshTiming: RefreshTiming = { ...leaseTiming, limit: 30 * MINUTE_MS };
