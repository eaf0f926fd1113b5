import type { Report } from './report.ts';
import type { BlamedAddress, ReportedPage } from './report-model.ts';
import { type ReportedSite, siteModel } from './site-model.ts';

export interface SiteToReport {
  /** Its JSON says all that is given here; `createdAt` is ISO 8601, UTC. */
  audit: ReportedSite & { id?: string; createdAt: string };
  /** What its owner calls the site. */
  name: string | null;
  /** In the order in which they were read; JSON says all that is given here. */
  pages: readonly ReportedPage[];
  addresses: () => Iterable<BlamedAddress> | AsyncIterable<BlamedAddress>;
}

/** The audit of a site as a report to be rendered. */
export const reportOfSite = ({ audit, name, pages, addresses }: SiteToReport): Report => ({
  kind: 'site',
  model: siteModel(audit, pages, { id: audit.id ?? null, createdAt: audit.createdAt, name }),
  document: { ...audit, pages },
  addresses,
});
