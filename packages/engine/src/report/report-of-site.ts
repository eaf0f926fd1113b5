import type { Report } from './report.ts';
import type { BlamedAddress, ReportedPage } from './report-model.ts';
import { type ReportedSite, siteModel } from './site-model.ts';

export interface SiteToReport {
  /** Its JSON contains everything given here; `createdAt` and `completedAt` are ISO 8601, UTC. */
  audit: ReportedSite & { id?: string; createdAt: string; completedAt?: string | null };
  /** The owner's name for the site. */
  name: string | null;
  /** In the order in which they were read; the JSON contains everything given here. */
  pages: readonly ReportedPage[];
  addresses: () => Iterable<BlamedAddress> | AsyncIterable<BlamedAddress>;
}

const lasted = ({ createdAt, completedAt }: SiteToReport['audit']) =>
  completedAt ? Math.max(0, Date.parse(completedAt) - Date.parse(createdAt)) : null;

/** The audit of a site as a report for rendering. */
export const reportOfSite = ({ audit, name, pages, addresses }: SiteToReport): Report => ({
  kind: 'site',
  model: siteModel(audit, pages, {
    id: audit.id ?? null,
    createdAt: audit.createdAt,
    durationMs: lasted(audit),
    name,
  }),
  document: { ...audit, pages },
  addresses,
});
