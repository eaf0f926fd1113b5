import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { AgentVerdict } from '@visible-ai/shared/analysis/schema';
import type { AgentChange, RobotsRequest } from '@visible-ai/shared/content/schema';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import type { WrittenFile } from '../written-file.ts';
import { assertOwnRulesKept } from './assert-own-rules-kept.ts';
import { closedPages } from './closed-pages.ts';
import { planDisallows } from './plan-disallows.ts';
import { insertLines, lastLineOf, type RobotsInsertion } from './robots-edit.ts';

export interface RobotsPlan {
  /** The site's file, byte for byte; null when it has none. */
  liveText: string | null;
  /** Sitemaps of the site, absolute. */
  sitemaps: readonly string[];
  homeUrl: string;
  request: RobotsRequest;
  /** Addresses of the site whose verdicts must not change, other than by the paths asked for. */
  urls?: readonly string[];
}

/** RFC 9309, 2.5: crawlers must read so much; what comes after may be cut off. */
const READ_AT_LEAST = 500 * 1024;
const MOST_URLS = 2000;
/** Rules tried on addresses, some 50 ns each. */
const MOST_TRIED = 5_000_000;
/** No owner's file names so many agents: each of them would get the lines that are asked for. */
const MOST_AGENTS = 1000;

/** Training agents that may read the home page now, to be kept out in one group. */
function planTraining(before: readonly AgentVerdict[], parsed: ParsedRobots): RobotsInsertion[] {
  const tokens = before
    .filter(({ kind, verdict }) => kind === 'training' && verdict === 'allowed')
    .map(({ token }) => token)
    .filter((token) => !keepsOutAlready(parsed, token));
  if (tokens.length === 0) return [];
  const lines = [
    '',
    '# Added: agents that read to train models. Search and people’s questions are not touched.',
    ...tokens.map((token) => `User-agent: ${token}`),
    'Disallow: /',
  ];
  return [{ after: parsed.lines.length, lines }];
}

/** An agent whose owner's own `Allow: /` is as strong as our line has been answered once: no second line. */
const keepsOutAlready = (parsed: ParsedRobots, token: string) =>
  parsed.groups.some(
    ({ agents, rules }) =>
      agents.some((agent) => agent.token === token.toLowerCase()) &&
      rules.some(({ kind, path }) => kind === 'disallow' && path === '/'),
  );

/** A group that ends the file without a rule would take in the one that is appended behind it. */
function closeLastGroup(parsed: ParsedRobots, insertions: readonly RobotsInsertion[]): RobotsInsertion[] {
  const last = parsed.groups.at(-1);
  if (!last || last.rules.length > 0) return [];
  const after = lastLineOf(last);
  const opens = ({ lines }: RobotsInsertion) => lines.some((line) => line.startsWith('User-agent'));
  const followed = insertions.some(opens);
  const ruled = insertions.some(
    (each) => each.after === after && !opens(each) && each.lines.some((line) => line.startsWith('Disallow')),
  );
  return followed && !ruled ? [{ after, lines: ['Disallow:'] }] : [];
}

function planSitemap(parsed: ParsedRobots, plan: RobotsPlan): RobotsInsertion[] {
  const named = new Set(parsed.sitemaps.map(({ url }) => URL.parse(url, plan.homeUrl)?.href ?? url));
  const { sitemapUrl } = plan.request;
  const wanted = sitemapUrl ? [new URL(sitemapUrl).href] : named.size > 0 ? [] : plan.sitemaps;
  const missing = [...new Set(wanted)].filter((url) => !named.has(url));
  if (missing.length === 0) return [];
  return [{ after: parsed.lines.length, lines: ['', ...missing.map((url) => `Sitemap: ${url}`)] }];
}

function changes(before: readonly AgentVerdict[], after: readonly AgentVerdict[]): AgentChange[] {
  const verdictOf = (verdict: AgentVerdict['verdict']) => (verdict === 'allowed' ? 'allowed' : 'blocked');
  return after.map(({ token, operator, kind, verdict, because }, index) => ({
    token,
    operator,
    kind,
    before: verdictOf(before[index]?.verdict ?? 'allowed'),
    after: verdictOf(verdict),
    because,
  }));
}

const rulesIn = (parsed: ParsedRobots) => parsed.groups.reduce((sum, { rules }) => sum + rules.length, 0);

/** As many addresses as can be judged while somebody waits. */
const urlsOf = ({ urls = [] }: RobotsPlan, live: ParsedRobots) =>
  urls.slice(0, Math.min(MOST_URLS, Math.ceil(MOST_TRIED / (1 + rulesIn(live)))));

function notesOn(
  plan: RobotsPlan,
  after: readonly AgentVerdict[],
  parsed: ParsedRobots,
  text: string,
): string[] {
  const { request, liveText } = plan;
  const shutOut = after.filter(({ kind, verdict }) => kind !== 'training' && verdict === 'blocked');
  const letIn = after.filter(({ kind, verdict }) => kind === 'training' && verdict === 'allowed');
  const ownDelay = parsed.groups.find(({ agents }) => agents.some(({ token }) => token === '*'))
    ?.crawlDelays[0];
  return [
    liveText === null
      ? 'The site has no robots.txt: this is a new file.'
      : 'Every line of the file at the site is kept as it stands.',
    ...closedPages(parsed, request.disallowPaths, urlsOf(plan, parsed)),
    ...shutOut.map(
      ({ token, operator, line, rule }) =>
        `${token} (${operator}) is kept out of the home page by line ${line}, “${rule}”, and so out of its answers. The line is yours and was kept: remove it to be quoted there.`,
    ),
    ...(request.allowAllEngines
      ? []
      : letIn.map(
          ({ token, rule }) =>
            `${token} was to be kept out, but your own line “${rule}” lets it in and was kept: remove it to keep the agent out.`,
        )),
    ...(ownDelay && request.crawlDelay > 0 && ownDelay.seconds !== request.crawlDelay
      ? [`Your own Crawl-delay of ${ownDelay.seconds} s was kept instead of ${request.crawlDelay} s.`]
      : []),
    ...(new TextEncoder().encode(text).length > READ_AT_LEAST
      ? ['The file is larger than 500 KiB: crawlers may not read its end.']
      : []),
  ];
}

const agentsIn = (parsed: ParsedRobots) => parsed.groups.reduce((sum, { agents }) => sum + agents.length, 0);
const tooManyAgents = (parsed: ParsedRobots) =>
  `The file at the site names ${agentsIn(parsed)} agents, more than can be given the lines that were asked for: it was left as it stands.`;

/**
 * Writes the robots.txt that a form asks for: an edit of the file the site has, or a new one, and what it
 * means for every agent, before and after, by our own reader of RFC 9309. Applying it to its own result adds
 * nothing.
 *
 * @throws when one of the owner's own rules would decide otherwise than before: a bug, never a result.
 */
export function planRobotsTxt(plan: RobotsPlan): WrittenFile {
  const { liveText, homeUrl, request } = plan;
  const live = parseRobotsTxt(liveText ?? '');
  const before = agentVerdicts(live, homeUrl);
  if (liveText !== null && agentsIn(live) > MOST_AGENTS)
    return { text: liveText, notes: [tooManyAgents(live)], agents: changes(before, before) };
  const rules = [
    ...planDisallows(live, request, homeUrl),
    ...(request.allowAllEngines ? [] : planTraining(before, live)),
  ];
  const text = insertLines(live, [...closeLastGroup(live, rules), ...rules, ...planSitemap(live, plan)]);
  const written = parseRobotsTxt(text);
  const after = agentVerdicts(written, homeUrl);
  assertOwnRulesKept(live, written, request, [homeUrl, ...urlsOf(plan, live)]);
  return { text, notes: notesOn(plan, after, live, text), agents: changes(before, after) };
}
