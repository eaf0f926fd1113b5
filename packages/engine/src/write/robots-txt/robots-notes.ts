import { chosenPolicy, contentSignalOf, robotsPolicies } from '@visible-ai/shared/content/robots-policies';
import type { AgentChange, RobotsRequest } from '@visible-ai/shared/content/schema';
import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { lineText, type RobotsDraft } from '../../robots-edit/robots-edit.ts';
import { keepsOut } from './apply-policy.ts';
import { managedNotes } from './managed-block.ts';
import { isMisspeltAgent } from './misspelt-agents.ts';

/** RFC 9309, 2.5: crawlers must read this much; the rest may be cut off. */
const READ_AT_LEAST = 500 * 1024;
const MOST_LINES = 12;

/** What was written, for its notes. */
export interface WrittenRobots {
  liveText: string | null;
  homeUrl: string;
  request: RobotsRequest;
  live: RobotsDraft;
  draft: RobotsDraft;
  agents: readonly AgentChange[];
}

/** The owner's lines that did not change. */
function ownLines({ liveText, live, draft }: WrittenRobots): string {
  if (liveText === null) return 'The site has no robots.txt: this is a new file.';
  const kept = new Set(draft.origins);
  const changed = live.origins.filter((line) => line !== null && !kept.has(line));
  if (changed.length === 0) return 'Every line of the site’s file is kept as it is.';
  const named = changed.slice(0, MOST_LINES).join(', ') + (changed.length > MOST_LINES ? ' and more' : '');
  return changed.length === 1
    ? `Line ${named} of the site’s file is changed, as your request needs; every other line is kept as it is.`
    : `Lines ${named} of the site’s file are changed, as your request needs; every other line is kept as it is.`;
}

/** A site that does not begin at the root of its host: crawlers only look for the file at the root. */
export function placeNotes(homeUrl: string, request: RobotsRequest): string[] {
  const { origin, pathname } = new URL(homeUrl);
  const folder = new URL('.', homeUrl).pathname;
  if (pathname === '/' || folder === '/') return [];
  const outside = request.disallowPaths.find((path) => path.startsWith('/') && !path.startsWith(folder));
  return [
    `Your site is under ${folder}, and crawlers read robots.txt only at the root of a host: this file must be at ${origin}/robots.txt and applies to everything there. Nobody reads a file at ${origin}${folder}robots.txt. If the root is not yours, say “noindex” in the pages instead.`,
    ...(outside === undefined
      ? []
      : [
          `Paths count from the root of the host: “${outside}” is ${origin}${outside}; the one of your site is ${folder}${outside.slice(1)}.`,
        ]),
  ];
}

/** Lines that name agents and were spelt so that only some crawlers read them. */
function misspeltNotes({ live, draft }: WrittenRobots): string[] {
  const kept = new Set(draft.origins);
  const repaired = live.parsed.groups
    .flatMap(({ agents }) => agents)
    .filter((agent) => isMisspeltAgent(live.parsed, agent) && !kept.has(agent.line));
  const [first] = repaired;
  if (!first) return [];
  const more = repaired.length > 1 ? ` (and ${repaired.length - 1} more)` : '';
  return [
    `Line ${first.line}${more}, “${lineText(live.parsed, first.line).trim()}”, is read by lenient crawlers only. It is written “User-agent: ${first.value}” now, so that the whole group counts for all.`,
  ];
}

function policyNotes({ request }: WrittenRobots): string[] {
  const name = chosenPolicy(request);
  if (name === null) return [];
  const policy = robotsPolicies[name];
  return [
    `${policy.label}: ${policy.explanation} “Content-Signal: ${contentSignalOf(policy)}” says the same as a request; it blocks nothing.`,
  ];
}

/** Answering agents that are still blocked by the owner's own line. */
function shutOutNotes({ homeUrl, request, draft, agents }: WrittenRobots): string[] {
  const policy = chosenPolicy(request);
  const judge = judgeRobots(draft.parsed)(homeUrl);
  return agents
    .filter(({ kind, after }) => kind !== 'training' && after === 'blocked')
    .filter(({ token }) => policy === null || !keepsOut(policy, token.toLowerCase()))
    .map(({ token, operator }) => {
      const { line, rule } = judge(token);
      return `${token} (${operator}) is kept out of the home page by line ${line}, “${rule}”, and so out of its answers. The line is yours and was kept: remove it to be quoted there.`;
    });
}

/** Paths that a line of the owner's still opens, because it is more specific. */
function exceptionNotes({ homeUrl, live, draft }: WrittenRobots, paths: readonly string[]): string[] {
  const judge = judgeRobots(draft.parsed);
  return paths.flatMap((path) => {
    if (/[*$]/.test(path)) return [];
    const { allowed, rule } = judge(new URL(path, homeUrl).href)('AnyOtherAgent');
    const line = live.parsed.groups.flatMap(({ rules }) => rules).find(({ text }) => text === rule)?.line;
    return allowed && rule !== null && line !== undefined
      ? [
          `“${path}” stays open for crawlers without a group of their own: line ${line} of your file, “${rule}”, is more specific.`,
        ]
      : [];
  });
}

function delayNotes({ request, live }: WrittenRobots): string[] {
  if (request.crawlDelay === 0) return [];
  const others = live.parsed.groups.filter(
    ({ agents, crawlDelays }) => crawlDelays.length > 0 && !agents.some(({ token }) => token === '*'),
  );
  const named = others.flatMap(({ agents }) => agents.map(({ value }) => value));
  return named.length > 0 ? [`${named.slice(0, 5).join(', ')} keeps the Crawl-delay of its own group.`] : [];
}

/** What the owner should know about a robots.txt that was written. */
export function robotsNotes(written: WrittenRobots, paths: { paths: string[]; notes: string[] }): string[] {
  return [
    ownLines(written),
    ...misspeltNotes(written),
    ...managedNotes(written.live, written.draft),
    ...placeNotes(written.homeUrl, written.request),
    ...policyNotes(written),
    ...paths.notes,
    ...exceptionNotes(written, paths.paths),
    ...shutOutNotes(written),
    ...delayNotes(written),
    ...(new TextEncoder().encode(written.draft.text).length > READ_AT_LEAST
      ? ['The file is larger than 500 KiB: crawlers may not read its end.']
      : []),
  ];
}
