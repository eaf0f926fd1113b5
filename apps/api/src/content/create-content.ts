import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { ContentDeps } from './content-deps.ts';
import type { LineFinders } from './live/check-live-questions.ts';
import type { OpenFetch } from './live/fetch-live.ts';
import { contentRoutes } from './routes.ts';
import { createQaSanitiser, type QaSanitisers } from './sanitise/create-qa-sanitiser.ts';
import { purgeDeletedContent } from './store/delete-content.ts';

export interface ContentParts {
  db: Db;
  pool: LineFinders & QaSanitisers;
  openFetch: OpenFetch;
  qaDownloads: ContentDeps['qaDownloads'];
  logger: Logger;
  now(): Date;
}

export interface Content {
  routes: Route[];
  start(): void;
  stop(): void;
}

const PURGE_EVERY_MS = 6 * 3_600_000;

/** Builds the content domain from its parts: the calls of the contract, and what runs behind them. */
export function createContent(parts: ContentParts): Content {
  const { db, pool, openFetch, qaDownloads, logger, now } = parts;
  const deps = { db, pool, openFetch, qaDownloads, sanitiseQa: createQaSanitiser(pool), now };
  const purge = () =>
    purgeDeletedContent(deps).catch((error: unknown) =>
      logger.warn({ err: error }, 'Deleted content could not be purged'),
    );
  let timer: NodeJS.Timeout | undefined;
  return {
    routes: contentRoutes(deps),
    start() {
      void purge();
      timer = setInterval(purge, PURGE_EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
