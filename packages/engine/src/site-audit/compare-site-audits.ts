import type { SiteAudit, SiteIssue } from './site-audit.ts';

/** The compared parts of an audit: all of them can be read from the stored audit. */
export interface ComparedAudit extends Pick<SiteAudit, 'score' | 'whole'> {
  issues: ComparedIssue[];
  pages: Pick<SiteAudit['pages'][number], 'url' | 'templateId' | 'state' | 'failed' | 'warned'>[];
}

/** A fault in one of the two audits; its template has its name in the later audit, if it exists there. */
export type ComparedIssue = Pick<SiteIssue, 'checkId' | 'templateId' | 'pages' | 'title'>;

export interface SiteComparison {
  fixed: ComparedIssue[];
  new: ComparedIssue[];
  /** The number of pages now, and before. */
  still: (ComparedIssue & { before: number })[];
  pagesAdded: string[];
  pagesGone: string[];
  scoreChange: number;
}

/** Maps templates of the earlier audit to the later one: to where most of their pages are now. */
function sameTemplates(before: ComparedAudit, after: ComparedAudit): ReadonlyMap<string, string> {
  const now = new Map(after.pages.map(({ url, templateId }) => [url, templateId]));
  const counts = new Map<string, Map<string, number>>();
  for (const { url, templateId } of before.pages) {
    const later = now.get(url);
    if (templateId === null || !later) continue;
    const known = counts.get(templateId) ?? new Map<string, number>();
    counts.set(templateId, known.set(later, (known.get(later) ?? 0) + 1));
  }
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const all = [...counts].flatMap(([earlier, laters]) =>
    [...laters].map(([later, pages]) => ({ earlier, later, pages })),
  );
  for (const { earlier, later } of all.sort((one, other) => other.pages - one.pages)) {
    if (found.has(earlier) || taken.has(later)) continue;
    found.set(earlier, later);
    taken.add(later);
  }
  return found;
}

const keyOf = ({ checkId, templateId }: Pick<ComparedIssue, 'checkId' | 'templateId'>) =>
  `${checkId} ${templateId ?? ''}`;

/** Returns the pages on which an audit found a fault; for faults of the sitemap, those that are pages. */
function placesIn({ pages }: ComparedAudit): (issue: ComparedIssue) => string[] {
  const byTemplate = new Map<string | null, ComparedAudit['pages']>();
  for (const page of pages) {
    const { templateId } = page;
    const known = byTemplate.get(templateId);
    if (known) known.push(page);
    else byTemplate.set(templateId, [page]);
  }
  return ({ checkId, templateId }) =>
    (templateId === null ? pages : (byTemplate.get(templateId) ?? []))
      .filter(({ failed, warned }) => failed.includes(checkId) || warned.includes(checkId))
      .map(({ url }) => url);
}

/**
 * Returns whether an audit knew a page of another one, because it read the page or knows that it does not
 * exist.
 */
function knowsPages({ pages, whole }: ComparedAudit): (url: string) => boolean {
  const states = new Map(pages.map(({ url, state }) => [url, state]));
  return (url) => (states.has(url) ? states.get(url) === 'read' : whole);
}

/**
 * What has changed between two audits of a site. A fault is fixed if none of its pages was left unread, and
 * new if one of its pages was known before. A fault on fewer pages still exists; a page that could not be
 * read is not gone, and if a site was read in part, no page is known to be gone. Pure.
 */
export function compareSiteAudits(before: ComparedAudit, after: ComparedAudit): SiteComparison {
  const templates = sameTemplates(before, after);
  const [placesBefore, placesAfter] = [placesIn(before), placesIn(after)];
  const earlier = new Map(
    before.issues.map((found): [string, { issue: ComparedIssue; places: string[] }] => {
      const { checkId, templateId, pages, title } = found;
      const named = templateId && (templates.get(templateId) ?? templateId);
      const issue = { checkId, templateId: named, pages, title };
      return [keyOf(issue), { issue, places: placesBefore(found) }];
    }),
  );
  const later = new Map(after.issues.map((issue) => [keyOf(issue), issue]));
  const bare = ({ checkId, templateId, pages, title }: ComparedIssue): ComparedIssue => ({
    checkId,
    templateId,
    pages,
    title,
  });
  const [knownBefore, knownAfter] = [knowsPages(before), knowsPages(after)];
  const readIn = ({ pages }: ComparedAudit) =>
    new Set(pages.filter(({ state }) => state === 'read').map(({ url }) => url));
  const [readBefore, readAfter] = [readIn(before), readIn(after)];
  const metBefore = new Set(before.pages.map(({ url }) => url));
  const metAfter = new Set(after.pages.map(({ url }) => url));
  return {
    fixed: [...earlier].flatMap(([key, { issue, places }]) =>
      later.has(key) || !places.every(knownAfter) ? [] : [issue],
    ),
    new: [...later].flatMap(([key, issue]) => {
      const places = earlier.has(key) ? [] : placesAfter(issue);
      const isNew = !earlier.has(key) && (places.length === 0 || places.some(knownBefore));
      return isNew ? [bare(issue)] : [];
    }),
    still: [...later].flatMap(([key, issue]) => {
      const known = earlier.get(key);
      return known ? [{ ...bare(issue), before: known.issue.pages }] : [];
    }),
    pagesAdded: before.whole ? [...readAfter].filter((url) => !metBefore.has(url)) : [],
    pagesGone: after.whole ? [...readBefore].filter((url) => !metAfter.has(url)) : [],
    scoreChange: after.score - before.score,
  };
}
