import { z } from 'zod';
import type { KeptSiteAudit } from '../kept-work.ts';
import { address, QUOTES } from './page-report.ts';
import { plainWords, quoteSite, quoteTitle } from './quote-site.ts';

const MOST_ISSUES = 30;
const MOST_NOTES = 10;

export const siteIssue = z.object({
  check: z.string().meta({ description: 'its id, for get_fix' }),
  issue: z.string().meta({ description: 'id of this issue, for get_fix where a check has several' }),
  title: z.string().meta({ description: QUOTES }),
  priority: z.enum(['high', 'medium', 'low']),
  points: z.number().meta({ description: 'what the score of the site wins when it is fixed everywhere' }),
  pages: z.int().meta({ description: 'how many pages have it' }),
  evidence: z.string().meta({ description: `what was found, ${QUOTES}` }),
  examples: z.array(z.string()),
});

/** A short form of a site's audit. */
export const siteReport = z.object({
  url: z.string(),
  score: z.number().nullable(),
  cap: z.object({ at: z.number(), because: z.string() }).nullable(),
  partial: z.boolean().meta({ description: 'the reading ended before its time; the notes say why' }),
  pages: z.object({ read: z.int(), notRead: z.int(), left: z.int() }),
  issues: z.array(siteIssue).meta({ description: 'worth most first' }),
  moreIssues: z.int().meta({ description: 'issues beyond those; list_findings has them all' }),
  blockedAgents: z
    .array(z.object({ token: z.string(), pages: z.int() }))
    .meta({ description: 'agents that count, and how many of the pages robots.txt keeps them out of' }),
  notes: z.array(z.string()),
});
export type SiteReport = z.output<typeof siteReport>;

/** The issues of a site's audit, worth most first. */
export const issuesOf = ({ issues }: KeptSiteAudit, most?: number): SiteReport['issues'] =>
  issues.slice(0, most).map((issue) => ({
    check: issue.checkId,
    issue: plainWords(issue.id),
    title: quoteTitle(issue.title),
    priority: issue.priority,
    points: issue.points,
    pages: issue.pages,
    evidence: quoteSite(issue.evidence),
    examples: issue.examples.map(address),
  }));

/** Makes the short form of a site's audit. */
export function shortSiteReport(audit: KeptSiteAudit): SiteReport {
  const { counts, agents, cap } = audit;
  return {
    url: address(audit.url),
    score: audit.score,
    cap: cap && { at: cap.at, because: quoteSite(cap.because) },
    partial: audit.partial,
    pages: { read: counts.read, notRead: counts.notRead, left: counts.left },
    issues: issuesOf(audit, MOST_ISSUES),
    moreIssues: Math.max(0, audit.issues.length - MOST_ISSUES),
    blockedAgents: agents
      .filter((agent) => agent.counted && agent.blocked > 0)
      .map(({ token, blocked }) => ({ token, pages: blocked })),
    notes: audit.notes.slice(0, MOST_NOTES).map((note) => quoteSite(note)),
  };
}

const pagesHave = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);

/** The issues as text, a line each. */
export const issueLines = (issues: SiteReport['issues']): string[] =>
  issues.map(
    ({ check, priority, points, pages, title, evidence, examples }) =>
      `- ${check} (${priority}${points > 0 ? `, +${points}` : ''}, ${pagesHave(pages)}): ${title} ${evidence}${examples[0] ? ` E.g. ${examples[0]}` : ''}`,
  );

/** The same as text. */
export function siteReportText(report: SiteReport): string {
  const { score, cap, pages, issues, moreIssues, blockedAgents, notes } = report;
  return [
    `${report.url} scores ${score ?? 'nothing yet'}${score === null ? '' : ' of 100'} as a site; ${pagesHave(pages.read)} read${report.partial ? ', ended early' : ''}.`,
    ...(cap ? [`It cannot score more than ${cap.at} because of this: ${cap.because}`] : []),
    ...blockedAgents.map(
      ({ token, pages: closed }) => `robots.txt keeps ${token} out of ${pagesHave(closed)}.`,
    ),
    ...(issues.length === 0
      ? ['Nothing needs to be fixed.']
      : ['', 'Issues, worth most first:', ...issueLines(issues)]),
    ...(moreIssues > 0 ? [`${moreIssues} more: list_findings has them.`] : []),
    ...(notes.length === 0 ? [] : ['', ...notes.map((note) => `Note: ${note}`)]),
  ].join('\n');
}
