import type { CrawlSite } from '@visible-ai/engine';
import { kindOf, type SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import { generationJobs } from '../../db/schema/content.ts';
import {
  type LeaseDeps,
  type LeasedJobs,
  type LeaseTiming,
  leaseTiming,
} from '../../infra/leased-jobs/leased-jobs.ts';
import type { ContentDeps } from '../content-deps.ts';

/** What jobs need. */
export interface JobDeps extends ContentDeps, LeaseDeps {
  crawlSite: CrawlSite;
  timing: JobTiming;
}

export interface JobTiming extends LeaseTiming {
  /** The total time limit of a job of a kind, ms. */
  limitOf(kind: SharedKind['id']): number;
}

export const jobTiming: JobTiming = { ...leaseTiming, limitOf: (kind) => kindOf(kind).timeLimitMs };

export const generation: LeasedJobs = {
  table: generationJobs,
  queue: 'generation',
  atATime: 4,
  mostPerOwner: 2,
  claimLock: 7_140_251,
};
