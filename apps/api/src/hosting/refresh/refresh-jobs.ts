import { siteRefreshes } from '../../db/schema/hosting.ts';
import { type LeasedJobs, leaseTiming } from '../../infra/leased-jobs/leased-jobs.ts';
import type { RefreshTiming } from '../hosting-deps.ts';

export const refreshJobs: LeasedJobs = {
  table: siteRefreshes,
  queue: 'site-refresh',
  atATime: 2,
  mostPerOwner: 1,
  claimLock: 7_140_254,
};

const MINUTE_MS = 60_000;

export const refreshTiming: RefreshTiming = { ...leaseTiming, limit: 30 * MINUTE_MS };
