import type { SiteIssue, siteAuditPhases, whyUnread } from '@visible-ai/shared/sites/schema';
import { shownPoints } from '@visible-ai/shared/sites/shown-points';
import { counted } from '@/lib/counted.ts';

export const phaseWords: Readonly<Record<(typeof siteAuditPhases)[number], string>> = {
  waiting: 'Waiting for its turn',
  reading: 'Reading the pages',
  judging: 'Judging what was read',
  saving: 'Saving the report',
};

export const priorityWords: Readonly<Record<SiteIssue['priority'], string>> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
};

export const priorityTones = { high: 'poor', medium: 'middling', low: 'neutral' } as const;

export const unreadWords: Readonly<Record<(typeof whyUnread)[number], string>> = {
  robots: 'Closed by robots.txt',
  error: 'Answers with an error',
  'no-answer': 'No answer',
  login: 'Behind a sign-in',
  guarded: 'Blocked by a bot guard',
  'too-complex': 'Too large to be read',
};

/** The points that a fix gains: "+9". */
export const pointsText = (points: number): string => `+${shownPoints(points)}`;

/** The noun after it: "+1 point", "+0.4 points". */
export const pointsNoun = (points: number): string => (pointsText(points) === '+1' ? 'point' : 'points');

/** Why a list has fewer rows than issues; undefined if it does not. */
export const rowsText = (issues: number, rows: number): string | undefined =>
  rows < issues
    ? `${counted(issues, 'issue')} in ${counted(rows, 'row')}: an issue that several templates share is one row.`
    : undefined;
