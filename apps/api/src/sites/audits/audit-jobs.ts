import { siteAudits } from '../../db/schema/sites.ts';
import { type LeasedJobs, leaseTiming } from '../../infra/leased-jobs/leased-jobs.ts';
import type { AuditTiming } from '../sites-deps.ts';

export const siteAuditJobs: LeasedJobs = {
  table: siteAudits,
  queue: 'site-audit',
  // With 2,000 pages each: an instance has memory for two.
  atATime: 2,
  mostPerOwner: 2,
  claimLock: 7_140_252,
};

const MINUTE = 60_000;

export const auditTiming: AuditTiming = {
  ...leaseTiming,
  // 2,000 pages at three a second take eleven minutes; a slow site may take four times as long.
  readingLimit: 45 * MINUTE,
  limit: 75 * MINUTE,
  look: 700,
};
