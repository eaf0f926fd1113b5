import { reportDifference } from '@visible-ai/shared/compare/schema';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { address, QUOTES } from '../words/page-report.ts';
import { plainWords, quoteSite } from '../words/quote-site.ts';

const page = z.object({
  id: z.string().meta({ description: 'of its report, for list_findings and get_fix' }),
  url: z.string(),
  score: z.number(),
});
const side = z.object({
  status: reportDifference.shape.ours.shape.status,
  evidence: z.string().meta({ description: `what was found, ${QUOTES}` }),
});
const output = z.object({
  ours: page,
  theirs: page,
  theyAreAhead: z
    .array(z.object({ check: z.string(), title: z.string(), points: z.number(), ours: side, theirs: side }))
    .meta({ description: 'where theirs does better, worth most first; points are what fixing ours wins' }),
  weAreAhead: z.array(z.object({ check: z.string(), title: z.string(), ours: side, theirs: side })),
});
type Answer = z.output<typeof output>;

const alike = (list: readonly unknown[]) => list.length === 0;

function text({ ours, theirs, theyAreAhead, weAreAhead }: Answer): string {
  return [
    `Ours, ${ours.url}, scores ${ours.score} (report ${ours.id}); theirs, ${theirs.url}, scores ${theirs.score} (report ${theirs.id}).`,
    ...(alike(theyAreAhead)
      ? ['Theirs is better at nothing.']
      : ['', 'Theirs is better at, worth most first:']),
    ...theyAreAhead.map(
      (each) =>
        `- ${each.check} (${each.title}${each.points > 0 ? `, +${each.points}` : ''}). Ours: ${each.ours.evidence} Theirs: ${each.theirs.evidence}`,
    ),
    ...(alike(weAreAhead)
      ? []
      : ['', `Ours is better at: ${weAreAhead.map(({ check }) => check).join(', ')}.`]),
    ...(alike(theyAreAhead) ? [] : ['', `get_fix with id ${ours.id} and a check answers the fix for ours.`]),
  ].join('\n');
}

export const comparePages = defineTool({
  name: 'compare_pages',
  title: 'Compare two pages',
  description: [
    'Audits your own page and another one, such as a competitor’s, by the same checks, and answers where they differ: first where theirs does better, with the points that fixing yours would win.',
    'Takes up to half a minute and counts as two audits. Use it for "why are they cited and we are not?"; next ask get_fix with the id of ours.',
  ].join(' '),
  input: (address) => z.strictObject({ ours: address, theirs: address }),
  output,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  needs: { scope: 'audits:run', limit: 'analysis', calls: 2 },
  async run(asked, backend, caller): Promise<Answer> {
    const { ours, theirs, differences } = await backend.comparePages(asked, caller);
    const told = differences.map(({ checkId, title, points, ...sides }) => ({
      check: checkId,
      title: plainWords(title),
      points,
      ours: { status: sides.ours.status, evidence: quoteSite(sides.ours.evidence) },
      theirs: { status: sides.theirs.status, evidence: quoteSite(sides.theirs.evidence) },
      isTheirs: (sides.theirs.score ?? 0) > (sides.ours.score ?? 0),
    }));
    const shown = ({ id, url, score }: typeof ours) => ({ id, url: address(url), score });
    return {
      ours: shown(ours),
      theirs: shown(theirs),
      theyAreAhead: told.filter(({ isTheirs }) => isTheirs).map(({ isTheirs: _known, ...each }) => each),
      weAreAhead: told
        .filter(({ isTheirs }) => !isTheirs)
        .map(({ isTheirs: _known, points: _none, ...each }) => each),
    };
  },
  text,
});
