import type { CrawlSite, Engine } from '@visible-ai/engine';
import type { Db } from '../db/database.ts';
import type { LeaseDeps, LeaseTiming } from '../infra/leased-jobs/leased-jobs.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';

export interface RefreshTiming extends LeaseTiming {
  /** The total time limit of a refresh, ms. */
  limit: number;
}

/** What refreshes need. */
export interface RefreshDeps extends LeaseDeps {
  timing: RefreshTiming;
  crawlSite: CrawlSite;
  /** Writes the files. */
  tools: Engine;
  optionalMails: OptionalMails;
  appUrl: string;
}

/** What the use cases about hosted files need. */
export interface HostingDeps extends RefreshDeps {
  db: Db;
  compareLiveBytes: Engine['compareLiveBytes'];
  /** An id that cannot be guessed: 128 bits or more. */
  newBaseId(): string;
}
