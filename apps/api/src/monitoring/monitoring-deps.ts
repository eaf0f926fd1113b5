import type { SiteEvent } from '@visible-ai/shared/sites/webhook-events';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { SiteRow } from '../sites/site-store.ts';
import type { LookDeps } from './looks/look-at-site.ts';

export interface MonitoringDeps extends LookDeps {
  db: Db;
  queue: Pick<Queue, 'send' | 'wake'>;
  logger: Logger;
  appUrl: string;
  /**
   * Reports what has happened at a site, in the transaction that decides it. If there is no room for one more
   * mail, nothing is reported.
   *
   * @returns false to be called again later.
   */
  notify(tx: Db, site: SiteRow, events: readonly SiteEvent[]): Promise<boolean>;
  now(): Date;
}
