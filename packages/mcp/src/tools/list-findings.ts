import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { requireEnded } from '../require-ended.ts';
import { address, finding, findingsOf, QUOTES } from '../words/page-report.ts';
import { plainWords, quoteSite, quoteTitle } from '../words/quote-site.ts';
import { issueLines, issuesOf, siteIssue } from '../words/site-report.ts';

const MOST_DETAILS = 10;

const output = z.object({
  id: z.string(),
  url: z.string(),
  findings: z
    .array(
      finding.extend({
        group: z.string(),
        why: z.string().meta({ description: 'why it matters, with its source' }),
        details: z.array(z.string()).meta({ description: `the single findings, ${QUOTES}` }),
      }),
    )
    .meta({ description: 'of a page, worth most first; empty for a site' }),
  issues: z.array(siteIssue).meta({ description: 'of a site, worth most first; empty for a page' }),
  passed: z.array(z.string()).meta({ description: 'checks of the page that passed' }),
  notChecked: z.array(z.object({ check: z.string(), because: z.string() })),
});
type Answer = z.output<typeof output>;

function text({ id, url, findings, issues, passed, notChecked }: Answer): string {
  const lines = findings.map(({ check, status, points, title, evidence, details, why }) =>
    [
      `- ${check} (${status}${points > 0 ? `, +${points}` : ''}): ${title} ${evidence}`,
      ...details.map((detail) => `  - ${detail}`),
      `  Why: ${why}`,
    ].join('\n'),
  );
  return [
    `Findings of ${url} (${id}):`,
    ...(findings.length + issues.length === 0
      ? ['Nothing needs to be fixed.']
      : [...lines, ...issueLines(issues)]),
    ...(passed.length === 0 ? [] : ['', `Passed: ${passed.join(', ')}.`]),
    ...notChecked.map(({ check, because }) => `Could not be checked: ${check}. ${because}`),
  ].join('\n');
}

export const listFindings = defineTool({
  name: 'list_findings',
  title: 'List all findings',
  description: [
    'Everything that an audit found, with the evidence in detail and why it matters: more than the short report of audit_page and get_audit.',
    'Takes the id of a page report or the handle of a completed site audit. For what to paste, ask get_fix with the id and the check.',
  ].join(' '),
  input: z.strictObject({
    id: z.string().min(1).max(64).meta({ description: 'of a page report, or the handle of a site audit' }),
  }),
  output,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  needs: { scope: 'audits:read', limit: 'default' },
  async run({ id }, backend, caller): Promise<Answer> {
    const kept = requireEnded(await backend.readAudit(id, caller));
    if (kept.kind === 'site') {
      const { audit } = kept;
      return {
        id,
        url: address(audit.url),
        findings: [],
        issues: issuesOf(audit),
        passed: [],
        notChecked: [],
      };
    }
    const { analysis } = kept;
    return {
      id,
      url: address(analysis.url),
      findings: findingsOf(analysis).map(({ check, points }) => ({
        check: check.id,
        title: quoteTitle(check.title),
        status: check.status,
        points,
        evidence: quoteSite(check.evidence),
        group: check.group,
        why: plainWords(check.why, 1000),
        details: check.details.slice(0, MOST_DETAILS).map((detail) => quoteSite(detail)),
      })),
      issues: [],
      passed: analysis.checks.filter(({ status }) => status === 'pass').map(({ id: check }) => check),
      notChecked: analysis.checks
        .filter(({ status }) => status === 'na')
        .map(({ id: check, evidence }) => ({ check, because: quoteSite(evidence) })),
    };
  },
  text,
});
