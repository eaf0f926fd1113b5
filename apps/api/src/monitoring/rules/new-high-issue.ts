import { type AlertRule, plain } from './alert-rule.ts';
import { type KnownIssue, missedNow, type SiteSnapshot } from './site-snapshot.ts';

export const issueKey = ({ checkId, pattern }: Pick<KnownIssue, 'checkId' | 'pattern'>): string =>
  `${checkId} ${pattern ?? ''}`.trim();

function pagesByCheck(issues: readonly KnownIssue[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const issue of issues) pages.set(issue.checkId, (pages.get(issue.checkId) ?? 0) + issue.pages);
  return pages;
}

/** Whether an issue is new on the site, and not one whose pages now have another template. */
function newIn(before: readonly KnownIssue[], after: readonly KnownIssue[]): (issue: KnownIssue) => boolean {
  const known = new Set(before.map(issueKey));
  const [pagesBefore, pagesAfter] = [pagesByCheck(before), pagesByCheck(after)];
  return (issue) => {
    const more = (pagesAfter.get(issue.checkId) ?? 0) - (pagesBefore.get(issue.checkId) ?? 0);
    return !known.has(issueKey(issue)) && 2 * more >= issue.pages;
  };
}

/** A server that refuses agents by name is as bad as a robots.txt that does, whatever its points. */
const isGrave = ({ priority, checkId }: KnownIssue) =>
  priority === 'high' || checkId === 'reachable-as-agents';

/** A new issue of high priority. A page that could not be read can make others look faulty. */
export const newHighIssue: AlertRule = {
  kind: 'newHighIssue',
  find(before: SiteSnapshot, after: SiteSnapshot) {
    const [known, issues] = [before.issues, after.issues];
    if (known === null || issues === null) return [];
    const isNew = newIn(known, issues);
    const doubts = missedNow(before, after);
    return issues
      .filter((issue) => isGrave(issue) && isNew(issue))
      .map((issue) => ({
        ...plain,
        kind: 'newHighIssue',
        subject: issueKey(issue),
        title: issue.title,
        evidence: issue.evidence,
        places: issue.examples,
        doubts,
      }));
  },
  wellTitle: ({ title }) => `Fixed: ${title}`,
  isWell: ({ subject, places }, { issues, unread }) =>
    issues !== null &&
    !places.some((url) => unread.includes(url)) &&
    !issues.some((issue) => issueKey(issue) === subject),
};
