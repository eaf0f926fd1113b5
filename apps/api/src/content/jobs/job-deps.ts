import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { Logger } from 'pino';
import type { Queue } from '../../infra/queue/queue.ts';
import type { ContentDeps } from '../content-deps.ts';
import type { CrawledSite, CrawlSite } from '../crawl/crawled-site.ts';
import type { WrittenFile } from '../write/written-file.ts';
import type { MergeEdits } from './merge-edits-task.ts';

/** What turns a site that was read into a file. */
export interface ContentWriters {
  llmsTxt(site: CrawledSite, signal: AbortSignal): Promise<WrittenFile>;
  robotsTxt(site: CrawledSite, request: RobotsRequest, signal: AbortSignal): Promise<WrittenFile>;
  qaSection(site: CrawledSite, questions: number, signal: AbortSignal): Promise<WrittenFile>;
}

/** What jobs stand on. */
export interface JobDeps extends ContentDeps {
  queue: Pick<Queue, 'send' | 'wake'>;
  crawlSite: CrawlSite;
  writers: ContentWriters;
  mergeEdits: MergeEdits;
  logger: Logger;
  timing: JobTiming;
}

/** Milliseconds. */
export interface JobTiming {
  /** How often a run tells how far it is, and learns that it is to stop. */
  beat: number;
  /** A run that has not told anything for so long is dead: another may go on with its job. */
  lease: number;
  /** The time limits of the product. */
  limits: { llms_txt: number; qa_section: number; robots_txt: number };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const jobTiming: JobTiming = {
  beat: 700,
  lease: 15 * SECOND,
  limits: { llms_txt: 10 * MINUTE, qa_section: 10 * MINUTE, robots_txt: 5 * MINUTE },
};

/** The queue whose jobs wake a worker; which row it then works on, the rows decide. */
export const JOB_QUEUE = 'generation';
