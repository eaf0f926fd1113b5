import type { SiteIssue } from './schema.ts';
import { shownPoints } from './shown-points.ts';

/** A fault on all its templates: the issues of one check, one for each template that has it. */
export interface IssueGroup {
  checkId: string;
  /** Largest gain first. The group has the title of the first. */
  issues: readonly [SiteIssue, ...SiteIssue[]];
  pages: number;
  /** What fixing it on all templates gains, without the caps. */
  points: number;
  priority: SiteIssue['priority'];
}

const gravest = ['high', 'medium', 'low'] as const;

function toGroup(issues: IssueGroup['issues']): IssueGroup {
  const sum = (part: 'pages' | 'points') => issues.reduce((total, issue) => total + issue[part], 0);
  return {
    checkId: issues[0].checkId,
    issues,
    pages: sum('pages'),
    points: Math.round(10 * sum('points')) / 10,
    priority: gravest.find((priority) => issues.some((issue) => issue.priority === priority)) ?? 'low',
  };
}

/** Groups issues by check, in the order in which the checks appear. */
export function byCheck<Issue extends { checkId: string }>(issues: readonly Issue[]): [Issue, ...Issue[]][] {
  const groups = new Map<string, [Issue, ...Issue[]]>();
  for (const issue of issues) {
    const known = groups.get(issue.checkId);
    if (known) known.push(issue);
    else groups.set(issue.checkId, [issue]);
  }
  return [...groups.values()];
}

/** Groups issues by check: largest gain first, and of gains that are shown as equal the gravest. */
export const groupIssues = (issues: readonly SiteIssue[]): IssueGroup[] =>
  byCheck(issues)
    .map(toGroup)
    .sort(
      (one, other) =>
        shownPoints(other.points) - shownPoints(one.points) ||
        gravest.indexOf(one.priority) - gravest.indexOf(other.priority) ||
        other.points - one.points,
    );
