import type { AuditSite } from '@visible-ai/engine';
import type { Schedule } from '@visible-ai/shared/sites/schema';
import type { Db } from '../db/database.ts';
import type { LeaseDeps, LeaseTiming } from '../infra/leased-jobs/leased-jobs.ts';
import type { SiteAuditRow } from './site-audit-store.ts';
import type { SiteRow } from './site-store.ts';

export interface AuditTiming extends LeaseTiming {
  /** How long the pages of a site may be read in all, and how long an audit may take from first to last, ms. */
  readingLimit: number;
  limit: number;
  /** How often a stream looks how far its audit is, ms. */
  look: number;
}

/** What the use cases around sites stand on. */
export interface SitesDeps extends LeaseDeps {
  auditSite: AuditSite;
  timing: AuditTiming;
  /** When a site with this schedule is due next. */
  nextAuditAt(site: SiteRow, schedule: Schedule): Date | null;
  /** Told of each audit that has ended, in the transaction that ends it. */
  onAuditEnded(tx: Db, audit: SiteAuditRow): Promise<void>;
}
