import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import type { KeptAudit } from '../kept-work.ts';
import { requireEnded } from '../require-ended.ts';
import { ToolProblem } from '../tool-problem.ts';
import { address, QUOTES } from '../words/page-report.ts';
import { fenced, plainCode, plainWords, quoteSite, quoteTitle } from '../words/quote-site.ts';

const LONGEST_FIX = 2000;

const output = z.object({
  id: z.string(),
  check: z.string(),
  url: z.string().meta({ description: 'the page that the fix was written for' }),
  title: z.string().meta({ description: QUOTES }),
  evidence: z.string().meta({ description: `what was found, ${QUOTES}` }),
  fix: z.string().meta({ description: `what to do, ${QUOTES}` }),
  snippet: z
    .object({
      where: z.string().meta({ description: 'where it belongs, e.g. "robots.txt" or "in <head>"' }),
      language: z.string(),
      code: z
        .string()
        .meta({ description: 'to be put there as it is; a diff is applied to what stands there' }),
    })
    .nullable(),
  alsoOn: z
    .array(z.string())
    .meta({ description: 'other pages of the site with the same fault, at most two' }),
});
type Answer = z.output<typeof output>;

interface Fault {
  check: string;
  url: string;
  title: string;
  evidence: string;
  fix: string | null;
  snippet: { label: string; language: string; code: string } | null;
  alsoOn: string[];
}

/** The faults that can be fixed, by the name that the caller uses. */
function faultsOf(kept: KeptAudit): { name: string; fault: Fault }[] {
  if (kept.kind === 'page') {
    const { url, checks } = kept.analysis;
    return checks
      .filter(({ status }) => status === 'fail' || status === 'warn')
      .map((check) => ({ name: check.id, fault: { ...check, check: check.id, url, alsoOn: [] } }));
  }
  const { url, issues } = kept.audit;
  return issues.flatMap((issue) => {
    const [first = url, ...others] = issue.examples;
    const fault = { ...issue, check: issue.checkId, url: first, alsoOn: others };
    // By the issue's own id if a check has several; the check's id means its first issue, which is worth
    // most.
    return [...new Set([issue.id, issue.checkId])].map((name) => ({ name, fault }));
  });
}

function findFault(kept: KeptAudit, check: string): Fault {
  const faults = faultsOf(kept);
  const found = faults.find(({ name }) => name === check);
  if (found) return found.fault;
  const known = [...new Set(faults.map(({ fault }) => fault.check))];
  if (known.length === 0) throw new ToolProblem('This audit has nothing to fix.');
  const asked = plainWords(check, 80);
  throw new ToolProblem(
    `There is nothing to fix under “${asked}” in this audit. check takes: ${known.join(', ')}.`,
  );
}

function text({ check, url, title, evidence, fix, snippet, alsoOn }: Answer): string {
  return [
    `${check} on ${url}: ${title} ${evidence}`,
    '',
    `Fix: ${fix}`,
    ...(snippet
      ? [
          '',
          `Put this ${snippet.language === 'diff' ? 'change into' : 'into'} ${snippet.where}:`,
          fenced(snippet.code, snippet.language),
        ]
      : []),
    ...(alsoOn.length === 0 ? [] : ['', `The same on ${alsoOn.join(', ')}.`]),
  ].join('\n');
}

export const getFix = defineTool({
  name: 'get_fix',
  title: 'Get a fix',
  description: [
    'The fix for one finding of an audit: what to do, the snippet to paste and where it belongs. What is to be pasted was tried on the page by the same check.',
    'Takes the id of a page report, or the handle of a completed site audit, and the check as the findings name it. After pasting and publishing, ask audit_page again.',
  ].join(' '),
  input: z.strictObject({
    id: z.string().min(1).max(64).meta({ description: 'of a page report, or the handle of a site audit' }),
    check: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'id of a check or an issue, as the findings name it' }),
  }),
  output,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  needs: { scope: 'audits:read', limit: 'default' },
  async run({ id, check }, backend, caller): Promise<Answer> {
    const fault = findFault(requireEnded(await backend.readAudit(id, caller)), check);
    const { snippet } = fault;
    return {
      id,
      check: fault.check,
      url: address(fault.url),
      title: quoteTitle(fault.title),
      evidence: quoteSite(fault.evidence),
      fix: quoteSite(fault.fix ?? 'Nothing can be pasted for this one.', LONGEST_FIX),
      snippet: snippet && {
        where: plainWords(snippet.label),
        language: snippet.language,
        code: plainCode(snippet.code),
      },
      alsoOn: fault.alsoOn.map(address),
    };
  },
  text,
});
