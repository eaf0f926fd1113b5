import { type AlertRule, plain } from './alert-rule.ts';
import { type KnownIssue, missedNow, type SiteSnapshot } from './site-snapshot.ts';

export const issueKey = ({ checkId, pattern }: Pick<KnownIssue, 'checkId' | 'pattern'>): string =>
  `${checkId} ${pattern ?? ''}`.trim();

const pagesOf = (issues: readonly KnownIssue[], checkId: string) =>
  issues.reduce((sum, issue) => sum + (issue.checkId === checkId ? issue.pages : 0), 0);

/** Whether an issue is one that nobody had, not one whose pages have come to another template. */
function isNew(issue: KnownIssue, before: readonly KnownIssue[], after: readonly KnownIssue[]): boolean {
  if (before.some((known) => issueKey(known) === issueKey(issue))) return false;
  const more = pagesOf(after, issue.checkId) - pagesOf(before, issue.checkId);
  return 2 * more >= issue.pages;
}

/** A server that turns agents away by name is as bad as a robots.txt that does, whatever that is worth in points. */
const isGrave = ({ priority, checkId }: KnownIssue) =>
  priority === 'high' || checkId === 'reachable-as-agents';

/** An issue of high priority that the site did not have. A page that could not be read can make others look at fault. */
export const newHighIssue: AlertRule = {
  kind: 'newHighIssue',
  find(before: SiteSnapshot, after: SiteSnapshot) {
    const [known, issues] = [before.issues, after.issues];
    if (known === null || issues === null) return [];
    return issues
      .filter((issue) => isGrave(issue) && isNew(issue, known, issues))
      .map((issue) => ({
        ...plain,
        kind: 'newHighIssue',
        subject: issueKey(issue),
        title: issue.title,
        evidence: issue.evidence,
        places: issue.examples,
        doubts: missedNow(before, after),
      }));
  },
  wellTitle: ({ title }) => `Mended: ${title}`,
  isWell: ({ subject, places }, { issues, unread }) =>
    issues !== null &&
    !places.some((url) => unread.includes(url)) &&
    !issues.some((issue) => issueKey(issue) === subject),
};
