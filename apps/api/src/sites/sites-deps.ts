import type { AuditSite } from '@visible-ai/engine';
import type { Schedule } from '@visible-ai/shared/sites/schema';
import type { Db } from '../db/database.ts';
import type { LeaseDeps, LeaseTiming } from '../infra/leased-jobs/leased-jobs.ts';
import type { SiteAuditRow } from './site-audit-store.ts';
import type { SiteRow } from './site-store.ts';

export interface AuditTiming extends LeaseTiming {
  /** The time limit for reading the pages of a site, and for the whole audit, ms. */
  readingLimit: number;
  limit: number;
  /** How often a stream checks the progress of its audit, ms. */
  look: number;
}

/** What the use cases about sites need. */
export interface SitesDeps extends LeaseDeps {
  auditSite: AuditSite;
  timing: AuditTiming;
  /** When a site with this schedule is due next. */
  nextAuditAt(site: SiteRow, schedule: Schedule): Date | null;
  /** Called for each audit that has ended, in the transaction that ends it. */
  onAuditEnded(tx: Db, audit: SiteAuditRow): Promise<void>;
}
