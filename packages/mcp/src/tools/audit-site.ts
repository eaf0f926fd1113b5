import { z } from 'zod';
import { defineTool } from '../define-tool.ts';

export const auditSite = defineTool({
  name: 'audit_site',
  title: 'Audit a whole site',
  description: [
    'Starts an audit of all pages that lie under an address, in the background, and answers a handle at once.',
    'It reads politely, so a site of a hundred pages takes a minute or two: ask get_audit with the handle every ten seconds or so until its status is no longer running.',
    'Use it for faults that many pages share, duplicates, broken links and the sitemap; use audit_page for one page.',
  ].join(' '),
  input: (address) =>
    z.strictObject({
      url: address,
      pages: z
        .int()
        .min(1)
        .max(2000)
        .optional()
        .meta({ description: 'read at most so many; by itself as many as the plan allows' }),
    }),
  output: z.object({ handle: z.string(), status: z.literal('running') }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  needs: { scope: 'audits:run', limit: 'generation' },
  run: async (asked, backend, caller) => ({
    handle: await backend.startSiteAudit(asked, caller),
    status: 'running' as const,
  }),
  text: ({ handle }) =>
    `The audit runs. Ask get_audit with handle ${handle} in ten seconds or so, again and again, until it has ended.`,
});
