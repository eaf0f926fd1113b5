import type { SitePage } from '@visible-ai/shared/sites/schema';
import type { sitePages } from '../../db/schema/sites.ts';

export type PageRow = typeof sitePages.$inferSelect;

/** A page's id within its audit. */
export const pageId = (position: number): string => String(position);

/** A short form of one page of an audited site, as the API shows it. */
export function presentPage({
  auditId: _own,
  position,
  places: _apart,
  na: _aside,
  ...page
}: PageRow): SitePage {
  return { id: pageId(position), ...page };
}
