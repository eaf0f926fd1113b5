import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { ContentDeps } from './content-deps.ts';
import type { CrawlSite } from './crawl/crawled-site.ts';
import { createEditMerger, type EditMergers } from './jobs/create-edit-merger.ts';
import { createJobWorker } from './jobs/create-job-worker.ts';
import type { WriteFromPrompt } from './jobs/generate-from-prompt.ts';
import { type ContentWriters, type JobTiming, jobTiming } from './jobs/job-deps.ts';
import { purgeJobs } from './jobs/job-store.ts';
import type { LineFinders } from './live/check-live-questions.ts';
import type { OpenFetch } from './live/fetch-live.ts';
import { contentRoutes } from './routes.ts';
import { createQaSanitiser, type QaSanitisers } from './sanitise/create-qa-sanitiser.ts';
import { purgeDeletedContent } from './store/delete-content.ts';

/** What reads sites and what writes from them. */
export interface ContentTools {
  openFetch: OpenFetch;
  crawlSite: CrawlSite;
  writers: ContentWriters;
  /** Null when no language model is configured. */
  writeFromPrompt: WriteFromPrompt | null;
  qaDownloads: ContentDeps['qaDownloads'];
}

export interface ContentParts extends ContentTools {
  db: Db;
  queue: Queue;
  /** No other process works on this database. */
  alone: boolean;
  pool: LineFinders & QaSanitisers & EditMergers;
  logger: Logger;
  now(): Date;
  newId(): string;
  timing?: JobTiming;
}

export interface Content {
  routes: Route[];
  /** Call before the queue starts. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PURGE_EVERY_MS = 6 * 3_600_000;
const JOBS_KEPT_MS = 30 * 24 * 3_600_000;

/** Builds the content domain from its parts: the calls of the contract, and the jobs behind them. */
export function createContent(parts: ContentParts): Content {
  const { queue, alone, newId, logger, now } = parts;
  const deps = {
    ...parts,
    timing: parts.timing ?? jobTiming,
    sanitiseQa: createQaSanitiser(parts.pool),
    mergeEdits: createEditMerger(parts.pool),
  };
  const worker = createJobWorker({ deps, queue, newId, alone });
  const purge = async () => {
    try {
      await purgeDeletedContent(deps);
      await purgeJobs(deps.db, new Date(now().getTime() - JOBS_KEPT_MS));
    } catch (error) {
      logger.warn({ err: error }, 'Deleted content could not be purged');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let purging = Promise.resolve();
  return {
    routes: contentRoutes(deps),
    async start() {
      await worker.start();
      purging = purge();
      timer = setInterval(() => {
        purging = purge();
      }, PURGE_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await purging;
      await worker.stop();
    },
  };
}
