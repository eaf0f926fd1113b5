import type { CrawlSite } from '@visible-ai/engine';
import { kindOf, type SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { Logger } from 'pino';
import type { Queue } from '../../infra/queue/queue.ts';
import type { ContentDeps } from '../content-deps.ts';

/** What jobs stand on. */
export interface JobDeps extends ContentDeps {
  queue: Pick<Queue, 'send' | 'wake'>;
  crawlSite: CrawlSite;
  logger: Logger;
  timing: JobTiming;
}

/** Milliseconds. */
export interface JobTiming {
  /** How often a run tells how far it is, and learns that it is to stop. */
  beat: number;
  /** A run that has not told anything for so long is dead: another may go on with its job. */
  lease: number;
  /** How long a job of a kind may work in all. */
  limitOf(kind: SharedKind['id']): number;
}

const SECOND = 1000;

export const jobTiming: JobTiming = {
  beat: 700,
  lease: 15 * SECOND,
  limitOf: (kind) => kindOf(kind).timeLimitMs,
};

/** The queue whose jobs wake a worker; which row it then works on, the rows decide. */
export const JOB_QUEUE = 'generation';
