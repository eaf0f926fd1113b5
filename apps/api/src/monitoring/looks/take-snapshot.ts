import type { SiteAudit, SiteRow } from '@visible-ai/engine';
import type { KnownIssue, PageFacts, SiteSnapshot } from '../rules/site-snapshot.ts';

/** The result of an audit, new or stored. */
export interface AuditSeen {
  url: string;
  rows: readonly SiteRow[];
  pages: readonly Pick<SiteAudit['pages'][number], 'url' | 'score' | 'state'>[];
  issues: readonly Omit<KnownIssue & { templateId: string | null }, 'pattern'>[];
  templates: readonly Pick<SiteAudit['templates'][number], 'id' | 'pattern'>[];
  score: number | null;
  scoreVersion: number;
  pageLimit: number;
  whole: boolean;
  partial: boolean;
  at: Date;
}

/** The home page of a site: the given address, or its redirect's target. */
function homeOf({ url, rows }: AuditSeen): string {
  const first = rows.find(({ scope }) => scope !== undefined);
  if (!first) return url;
  return first.kind === 'moved' ? first.to : first.url;
}

function factsOf(row: SiteRow, score: number | null): PageFacts | null {
  switch (row.kind) {
    case 'page':
      return { state: row.noindex ? 'noindex' : 'well', score };
    case 'gone':
      return { state: 'gone', score: null };
    case 'moved':
    case 'there':
      return { state: 'elsewhere', score: null };
    case 'unread':
      return null;
  }
}

/**
 * The parts of an audit that decide about alerts. What could not be read is marked as unread and leads to no
 * alert.
 */
export function takeSnapshot(
  seen: AuditSeen,
  { robots, files }: Pick<SiteSnapshot, 'robots' | 'files'>,
): SiteSnapshot {
  const home = homeOf(seen);
  const scores = new Map(seen.pages.map(({ url, score }) => [url, score]));
  const pages: [string, PageFacts][] = [];
  const unread = new Set(seen.pages.flatMap(({ url, state }) => (state === 'not-read' ? [url] : [])));
  for (const row of seen.rows) {
    const facts = factsOf(row, scores.get(row.url) ?? null);
    if (!facts) unread.add(row.url);
    else {
      unread.delete(row.url);
      pages.push([row.url, facts]);
    }
  }
  // Without the home page we do not know the site's links, and the rest is not the site.
  const isRead = pages.some(([url]) => url === home);
  const isJudged = isRead && !seen.partial && seen.score !== null;
  const patterns = new Map(seen.templates.map(({ id, pattern }) => [id, pattern]));
  return {
    home,
    whole: isRead && seen.whole && !seen.partial,
    score:
      isJudged && seen.score !== null
        ? {
            value: seen.score,
            version: seen.scoreVersion,
            pageLimit: seen.pageLimit,
            at: seen.at.toISOString(),
          }
        : null,
    robots,
    pages: Object.fromEntries(pages),
    unread: [...unread],
    without: [...unread],
    doubted: false,
    issues: isJudged
      ? seen.issues.map(({ templateId, checkId, title, evidence, pages: count, priority, examples }) => ({
          pattern: templateId && (patterns.get(templateId) ?? templateId),
          pages: count,
          ...{ checkId, title, evidence, priority, examples },
        }))
      : null,
    files,
  };
}
