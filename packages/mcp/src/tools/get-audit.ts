import { siteAuditStatuses } from '@visible-ai/shared/sites/schema';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { pageReport, reportText, shortReport } from '../words/page-report.ts';
import { plainWords } from '../words/quote-site.ts';
import { shortSiteReport, siteReport, siteReportText } from '../words/site-report.ts';

const output = z.object({
  handle: z.string(),
  status: z.enum(siteAuditStatuses),
  progress: z
    .object({ phase: z.string(), pagesDone: z.int(), pagesTotal: z.int() })
    .nullable()
    .meta({ description: 'while it runs' }),
  site: siteReport.nullable().meta({ description: 'the short report of a site, once it has ended' }),
  page: pageReport.nullable().meta({ description: 'the short report, where the handle is of one page' }),
  why: z.string().nullable().meta({ description: 'why it failed' }),
});
type Answer = z.output<typeof output>;

const nothing = { progress: null, site: null, page: null, why: null };

function text({ handle, status, progress, site, page, why }: Answer): string {
  if (page) return reportText(page);
  if (progress)
    return `Still running: ${progress.phase}, ${progress.pagesDone} of ${progress.pagesTotal || 'not yet known'} pages. Ask again in ten seconds or so.`;
  if (site) return `${siteReportText(site)}\n\nget_fix with id ${handle} and a check answers the fix.`;
  return `The audit ended without a report (${status}). ${why ?? ''}`.trim();
}

export const getAudit = defineTool({
  name: 'get_audit',
  title: 'Look at an audit',
  description: [
    'How far an audit is that audit_site started, and its short report once it has completed; also shows a page report again by its id.',
    'While status is running, wait ten seconds or so and ask again. failed says why; cancelled may still have a report of what was read.',
  ].join(' '),
  input: z.strictObject({
    handle: z.string().min(1).max(64).meta({ description: 'from audit_site, or the id of a page report' }),
  }),
  output,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  needs: { scope: 'audits:read', limit: 'default' },
  async run({ handle }, backend, caller): Promise<Answer> {
    const kept = await backend.readAudit(handle, caller);
    if (kept.kind === 'page')
      return { ...nothing, handle, status: 'completed', page: shortReport(kept.analysis) };
    const { status, progress, score, error } = kept.audit;
    if (status === 'running') return { ...nothing, handle, status, progress };
    const site = score === null ? null : shortSiteReport(kept.audit);
    return { ...nothing, handle, status, site, why: error === null ? null : plainWords(error) };
  },
  text,
});
