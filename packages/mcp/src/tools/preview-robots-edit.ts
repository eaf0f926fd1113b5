import { agentChange } from '@visible-ai/shared/content/schema';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { address, QUOTES } from '../words/page-report.ts';
import { plainWords, quoteSite } from '../words/quote-site.ts';

const LONGEST_ROBOTS = 50_000;
const MOST_PATHS = 10;

const verdict = agentChange.shape.before;
const output = z.object({
  url: z.string(),
  robotsUrl: z.string(),
  exists: z.boolean().meta({ description: 'the site has a robots.txt now' }),
  pagesKnown: z
    .int()
    .meta({ description: 'addresses known from home page and sitemap, the one asked about among them' }),
  changed: z
    .array(
      z.object({
        agent: z.string(),
        operator: z.string(),
        before: verdict.meta({ description: 'at the address asked about' }),
        after: verdict,
        because: z.string().meta({ description: QUOTES }),
        pagesBefore: z.int().meta({ description: 'known pages that it may fetch' }),
        pagesAfter: z.int(),
        paths: z.array(z.string()).meta({ description: 'some of the paths whose verdict changes' }),
      }),
    )
    .meta({ description: 'agents for which something changes' }),
  unchanged: z
    .array(z.object({ agent: z.string(), verdict }))
    .meta({ description: 'at the address asked about' }),
  ignored: z
    .array(z.object({ line: z.int(), text: z.string(), reason: z.string() }))
    .meta({ description: 'lines of your text that crawlers skip: correct them' }),
});
type Answer = z.output<typeof output>;

const reasons = {
  'unknown-field': 'no crawler knows this field',
  'no-colon': 'there is no colon',
  'no-group': 'it is before the first User-agent line',
} as const;

function text({ url, robotsUrl, exists, pagesKnown, changed, unchanged, ignored }: Answer): string {
  const blocked = unchanged.filter((each) => each.verdict === 'blocked').map(({ agent }) => agent);
  return [
    `In the place of ${robotsUrl}${exists ? '' : ', which does not exist yet'}, judged on ${pagesKnown === 1 ? url : `${pagesKnown} known pages, ${url} first`}:`,
    ...(changed.length === 0 ? ['It changes nothing for any agent.'] : []),
    ...changed.map(
      ({ agent, before, after, pagesBefore, pagesAfter, paths, because }) =>
        `- ${agent}: ${before === after ? `still ${after}` : `${before} → ${after}`} there; pages it may fetch ${pagesBefore} → ${pagesAfter}${paths.length > 0 ? ` (${paths.join(', ')})` : ''}. ${because}`,
    ),
    `Unchanged: ${unchanged.length} agents${blocked.length > 0 ? `, of which kept out: ${blocked.join(', ')}` : ''}.`,
    ...ignored.map(
      ({ line, text: skipped, reason }) => `Line ${line} of your text is skipped, ${reason}: ${skipped}`,
    ),
  ].join('\n');
}

export const previewRobotsEdit = defineTool({
  name: 'preview_robots_edit',
  title: 'Try a robots.txt',
  description: [
    'What a robots.txt of your own would change, for every agent in our list, at one address and at the other known pages of the site, compared with the file that is served now.',
    'Nothing is stored or published. Use it before a robots.txt is changed; pass the whole text of the new file.',
  ].join(' '),
  input: (address) =>
    z.strictObject({
      url: address,
      robots: z
        .string()
        .max(LONGEST_ROBOTS, `robots takes the text of a file of at most ${LONGEST_ROBOTS} characters`)
        .meta({ description: 'the whole text of the new robots.txt' }),
    }),
  output,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  needs: { scope: 'audits:read', limit: 'generation' },
  async run({ url, robots }, backend, caller): Promise<Answer> {
    const preview = await backend.previewRobotsEdit({ url, text: robots }, caller);
    const isChanged = ({ pages }: (typeof preview.agents)[number]) => (pages?.changed.length ?? 0) > 0;
    return {
      url: address(url),
      robotsUrl: address(preview.live.url),
      exists: preview.live.found,
      pagesKnown: preview.judged,
      changed: preview.agents.filter(isChanged).map((agent) => ({
        agent: agent.token,
        operator: agent.operator,
        before: agent.before,
        after: agent.after,
        because: quoteSite(agent.because),
        pagesBefore: agent.pages?.before ?? 0,
        pagesAfter: agent.pages?.after ?? 0,
        paths: (agent.pages?.changed ?? []).slice(0, MOST_PATHS).map((path) => plainWords(path, 200)),
      })),
      unchanged: preview.agents
        .filter((agent) => !isChanged(agent))
        .map(({ token, after }) => ({ agent: token, verdict: after })),
      ignored: preview.ignored.map(({ line, text: skipped, reason }) => ({
        line,
        text: plainWords(skipped, 200),
        reason: reasons[reason],
      })),
    };
  },
  text,
});
