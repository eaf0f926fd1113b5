import { agentKind } from '@visible-ai/shared/ai-agents/agent-kind';
import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { agentVerdict, robotsReport } from '@visible-ai/shared/analysis/schema';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { address, QUOTES } from '../words/page-report.ts';
import { plainWords, quoteSite } from '../words/quote-site.ts';

const counted = aiAgents.filter((agent) => agent.counted).map(({ token }) => token);

/**
 * The token of `User-agent:` lines: a complete User-Agent header would be judged by its first word, Mozilla.
 */
const productToken = z
  .string()
  .trim()
  .max(100)
  // No pattern of the schema: clients read those with their own language's expressions, and \p{L} is an error in Python.
  .refine(
    (token) => /^[\p{L}\p{N}_-]+$/u.test(token),
    `agent takes a product token as robots.txt names it, without version or spaces: ${counted.join(', ')}, or any other`,
  )
  .meta({
    description: `a product token: ${counted.join(', ')}, or any other crawler's`,
    examples: ['GPTBot'],
  });

const output = z.object({
  url: z.string(),
  agent: z.string(),
  verdict: agentVerdict.shape.verdict,
  group: z
    .string()
    .nullable()
    .meta({ description: `the User-agent line(s) of the group that decides, ${QUOTES}` }),
  rule: z
    .string()
    .nullable()
    .meta({ description: `the line that decides, ${QUOTES}` }),
  line: agentVerdict.shape.line,
  because: z.string().meta({ description: QUOTES }),
  contentSignals: z.array(z.string()).meta({ description: `what the site says of use, ${QUOTES}` }),
  knownAs: z
    .string()
    .meta({ description: 'whose agent it is and what it reads for, as far as our list knows it' }),
  robots: z.object({
    url: z.string(),
    state: robotsReport.shape.state,
    httpStatus: z.int().nullable(),
    note: z.string(),
  }),
});

/** The operator of a token's agent; unknown tokens are judged too. */
function knownAs(token: string): string {
  const listed = aiAgents.find((agent) => agent.token.toLowerCase() === token.toLowerCase());
  if (listed)
    return `${listed.operator} (${listed.purpose})${listed.counted ? '' : '; it does not move the score'}`;
  const known = agentKind(token);
  switch (known.state) {
    case 'known':
      return `${known.operator} (${known.kind}); it does not move the score`;
    case 'retired':
      return `${known.operator} has retired it; ${known.replacedBy.join(' and ')} took its place`;
    case 'everyone':
    case 'unknown':
      return 'not in our list of agents: is the name right? It is judged by RFC 9309 like any other';
  }
}

export const explainRobots = defineTool({
  name: 'explain_robots',
  title: 'Explain robots.txt for one agent',
  description: [
    'Whether robots.txt lets one agent fetch one address, and why: the group, the rule and its line, by RFC 9309.',
    'Any product token is judged; one that is in no list is said to be so. Use it for "can GPTBot read this page?"; use preview_robots_edit to try a change before it is made.',
  ].join(' '),
  input: (address) => z.strictObject({ url: address, agent: productToken }),
  output,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  needs: { scope: 'audits:read', limit: 'analysis' },
  async run(asked, backend, caller) {
    const { robots, ...said } = await backend.explainRobots(asked, caller);
    return {
      url: address(asked.url),
      agent: asked.agent,
      verdict: said.verdict,
      group: said.group === null ? null : quoteSite(said.group),
      rule: said.rule === null ? null : quoteSite(said.rule),
      line: said.line,
      because: quoteSite(said.because),
      contentSignals: said.contentSignals.map((signal) => quoteSite(signal)),
      knownAs: knownAs(asked.agent),
      robots: { ...robots, url: address(robots.url), note: plainWords(robots.note) },
    };
  },
  text: ({ url, agent, verdict, because, knownAs: who, contentSignals, robots }) =>
    [
      `${agent} is ${verdict} at ${url}. ${because}`,
      `Whose agent it is: ${who}.`,
      `${robots.url}: ${robots.note}`,
      ...contentSignals.map((signal) => `It also says ${signal}`),
    ].join('\n'),
});
