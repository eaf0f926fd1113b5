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

/**
 * Returns the pages on which an audit found a fault; for faults of the sitemap, those that are pages. A fault
 * that several templates share is not on those that have an issue of their own.
 */
function placesIn({ pages, issues }: ComparedAudit): (issue: ComparedIssue) => string[] {
  const apart = new Set(issues.flatMap((issue) => (issue.templateId === null ? [] : [keyOf(issue)])));
  const byTemplate = new Map<string | null, ComparedAudit['pages']>();
  for (const page of pages) {
    const { templateId } = page;
    const known = byTemplate.get(templateId);
    if (known) known.push(page);
    else byTemplate.set(templateId, [page]);
  }
  return ({ checkId, templateId }) =>
    (templateId === null
      ? pages.filter((page) => !apart.has(keyOf({ checkId, templateId: page.templateId })))
      : (byTemplate.get(templateId) ?? [])
    )
      .filter(({ failed, warned }) => failed.includes(checkId) || warned.includes(checkId))
      .map(({ url }) => url);
}

interface Placed {
  issue: ComparedIssue;
  places: string[];
}

/**
 * Finds a fault of one audit under another head in the other: several templates shared it there and one has it
 * here, or the reverse.
 */
function elsewhere(others: Iterable<Placed>): (placed: Placed) => Placed | undefined {
  const byCheck = new Map<string, Placed[]>();
  for (const other of others)
    byCheck.set(other.issue.checkId, [...(byCheck.get(other.issue.checkId) ?? []), other]);
  return ({ issue, places }) => {
    const known = new Set(places);
    return byCheck
      .get(issue.checkId)
      ?.find(
        (other) =>
          (other.issue.templateId === null) !== (issue.templateId === null) &&
          other.places.some((url) => known.has(url)),
      );
  };
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
  const bare = ({ checkId, templateId, pages, title }: ComparedIssue): ComparedIssue => ({
    checkId,
    templateId,
    pages,
    title,
  });
  const earlier = new Map(
    before.issues.map((found): [string, Placed] => {
      const named = found.templateId && (templates.get(found.templateId) ?? found.templateId);
      const issue = { ...bare(found), templateId: named };
      return [keyOf(issue), { issue, places: placesBefore(found) }];
    }),
  );
  const later = new Map(
    after.issues.map((found): [string, Placed] => [
      keyOf(found),
      { issue: bare(found), places: placesAfter(found) },
    ]),
  );
  const [earlierElsewhere, laterElsewhere] = [elsewhere(earlier.values()), elsewhere(later.values())];
  const known = new Map(
    [...later].map(([key, placed]) => [key, earlier.get(key) ?? earlierElsewhere(placed)]),
  );
  const [knownBefore, knownAfter] = [knowsPages(before), knowsPages(after)];
  const readIn = ({ pages }: ComparedAudit) =>
    new Set(pages.filter(({ state }) => state === 'read').map(({ url }) => url));
  const [readBefore, readAfter] = [readIn(before), readIn(after)];
  const metBefore = new Set(before.pages.map(({ url }) => url));
  const metAfter = new Set(after.pages.map(({ url }) => url));
  return {
    fixed: [...earlier].flatMap(([key, placed]) =>
      later.has(key) || laterElsewhere(placed) || !placed.places.every(knownAfter) ? [] : [placed.issue],
    ),
    new: [...later].flatMap(([key, { issue, places }]) =>
      known.get(key) || (places.length > 0 && !places.some(knownBefore)) ? [] : [issue],
    ),
    still: [...later].flatMap(([key, { issue }]) => {
      const had = known.get(key);
      return had ? [{ ...issue, before: had.issue.pages }] : [];
    }),
    pagesAdded: before.whole ? [...readAfter].filter((url) => !metBefore.has(url)) : [],
    pagesGone: after.whole ? [...readBefore].filter((url) => !metAfter.has(url)) : [],
    scoreChange: after.score - before.score,
  };
}
