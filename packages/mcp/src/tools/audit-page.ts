import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { pageReport, reportText, shortReport } from '../words/page-report.ts';

export const auditPage = defineTool({
  name: 'audit_page',
  title: 'Audit a web page',
  description: [
    'Checks whether answer engines (ChatGPT, Claude, Perplexity, Gemini, Copilot) can fetch, read and quote one public web page.',
    'Answers the score from 0 to 100, the cap where agents are kept out, the findings worth most first, and the ladder: the score after each fix.',
    'Takes some seconds, up to half a minute. Use it first for any question about one page; use audit_site for a whole site, explain_robots for one agent alone.',
    'Next: get_fix for what to paste, then audit_page again to see that the score has risen.',
  ].join(' '),
  input: (address) => z.strictObject({ url: address }),
  output: pageReport,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  needs: { scope: 'audits:run', limit: 'analysis' },
  run: async ({ url }, backend, caller) => shortReport(await backend.auditPage(url, caller)),
  text: reportText,
});
