import type { CrawlSite, Engine } from '@visible-ai/engine';
import type { Db } from '../db/database.ts';
import type { LeaseDeps, LeaseTiming } from '../infra/leased-jobs/leased-jobs.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';

export interface RefreshTiming extends LeaseTiming {
  /** How long a refresh may work in all, ms. */
  limit: number;
}

/** What refreshes stand on. */
export interface RefreshDeps extends LeaseDeps {
  timing: RefreshTiming;
  crawlSite: CrawlSite;
  /** What files are written with. */
  tools: Engine;
  optionalMails: OptionalMails;
  appUrl: string;
}

/** What the use cases around hosted files stand on. */
export interface HostingDeps extends RefreshDeps {
  db: Db;
  compareLiveBytes: Engine['compareLiveBytes'];
  /** An id that nobody guesses: 128 bits or more. */
  newBaseId(): string;
}
