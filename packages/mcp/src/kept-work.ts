import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import type { ContentItem, ContentType } from '@visible-ai/shared/content/schema';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';

/** The parts of a site's audit that the tools use. */
export type KeptSiteAudit = Pick<
  SiteAudit,
  | 'id'
  | 'url'
  | 'status'
  | 'partial'
  | 'error'
  | 'score'
  | 'cap'
  | 'counts'
  | 'templates'
  | 'issues'
  | 'agents'
  | 'notes'
  | 'progress'
>;

/** One page's report, or an audit of a site. */
export type KeptAudit = { kind: 'page'; analysis: SavedAnalysis } | { kind: 'site'; audit: KeptSiteAudit };

interface FileFacts {
  kind: ContentType;
  /** The site's; null if it comes with the file only. */
  url: string | null;
}

/** A file that is being generated, was generated, or failed. */
export type KeptFile = FileFacts &
  (
    | { status: 'running'; pagesDone: number; pagesTotal: number; phase: string }
    | { status: 'completed'; text: string; notes: string[]; downloads: ContentItem['downloads'] }
    | { status: 'failed'; why: string }
  );
