import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { chosenPolicy } from '@visible-ai/shared/content/robots-policies';
import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import {
  applyEdits,
  draftOf,
  insertAfter,
  lastLineOf,
  type RobotsDraft,
} from '../../robots-edit/robots-edit.ts';
import type { WrittenFile } from '../written-file.ts';
import { applyPolicy } from './apply-policy.ts';
import { assertOwnRulesKept } from './assert-own-rules-kept.ts';
import { closePaths, delayCrawls } from './close-paths.ts';
import { closingRules } from './closing-rules.ts';
import { agentChanges, pageVerdicts } from './describe-verdicts.ts';
import { judgePages, mostJudged } from './judge-pages.ts';
import { leaveOutSuggestions } from './leave-out-suggestions.ts';
import { robotsNotes } from './robots-notes.ts';

export interface RobotsPlan {
  /** The site's file, byte for byte; null if it has none. */
  liveText: string | null;
  /** Sitemaps of the site, absolute. */
  sitemaps: readonly string[];
  homeUrl: string;
  request: RobotsRequest;
  /** Addresses at which the site is known to have something. */
  urls?: readonly string[];
}

/** Agents that are compared in addition to the registry's: one that no group names, and those in groups. */
const ANYBODY = 'AnyOtherAgent';
/** No owner's file names this many agents: each of them would get the requested lines. */
const MOST_AGENTS = 1000;
/** The most lines for closing paths, each path in each group: nobody would serve a larger file. */
const MOST_LINES = 20_000;
/** More than the sitemaps and pages of a site that is read; a hostile site's are cut here. */
const MOST_URLS = 20_000;

/** A missing file begins with a group for all. */
const NEW_FILE = 'User-agent: *\n';

/** A group for all without rules says that everything is open. */
function openNewFile(draft: RobotsDraft): RobotsDraft {
  const group = draft.parsed.groups.find(({ agents }) => agents.some(({ token }) => token === '*'));
  if (!group || group.rules.length > 0) return draft;
  const delay = group.crawlDelays[0]?.line;
  return applyEdits(draft, [insertAfter(delay === undefined ? lastLineOf(group) : delay - 1, ['Allow: /'])]);
}

function nameSitemaps(draft: RobotsDraft, { homeUrl, request, sitemaps }: RobotsPlan): RobotsDraft {
  const { parsed } = draft;
  const named = new Set(parsed.sitemaps.map(({ url }) => URL.parse(url, homeUrl)?.href ?? url));
  const wanted = request.sitemapUrl ? [new URL(request.sitemapUrl).href] : named.size > 0 ? [] : sitemaps;
  const missing = [...new Set(wanted)].filter((url) => !named.has(url));
  if (missing.length === 0) return draft;
  return applyEdits(draft, [
    insertAfter(parsed.lines.length, ['', ...missing.map((url) => `Sitemap: ${url}`)]),
  ]);
}

const agentsIn = (parsed: ParsedRobots) => parsed.groups.reduce((sum, { agents }) => sum + agents.length, 0);

/** The home page and as many known addresses as both files can judge while a person waits. */
function urlsOf({ homeUrl, urls = [] }: RobotsPlan, live: ParsedRobots) {
  const all = [...new Set([homeUrl, ...urls])].slice(0, MOST_URLS);
  const judged = all.slice(0, mostJudged(live));
  return { all, judged };
}

/** The paths to close, and notes about the others. */
function closable(
  { request }: RobotsPlan,
  files: { live: ParsedRobots; decided: ParsedRobots },
  urls: readonly string[],
) {
  const { live } = files;
  const rules = request.disallowPaths.flatMap(closingRules).length;
  if (rules * live.groups.length <= MOST_LINES && rules <= mostJudged(live))
    return leaveOutSuggestions(files, request.disallowPaths, urls);
  const note = `The paths were left out: your file is too long for ${request.disallowPaths.length} paths to be closed in each of its ${live.groups.length} groups.`;
  return { paths: [], notes: [note] };
}

/** The file with the requested policy; a new one begins with a group for all. */
function decide({ homeUrl, request }: RobotsPlan, live: RobotsDraft): RobotsDraft {
  const policy = chosenPolicy(request);
  const start = live.text.trim() === '' ? { ...draftOf(NEW_FILE), origins: [null] } : live;
  return policy === null ? start : applyPolicy(start, policy, homeUrl);
}

function edited(
  plan: RobotsPlan,
  { live, decided }: { live: RobotsDraft; decided: RobotsDraft },
  paths: readonly string[],
): RobotsDraft {
  const { homeUrl, request } = plan;
  const isNew = live.text.trim() === '';
  const closed = delayCrawls(closePaths(decided, paths, homeUrl), request.crawlDelay);
  return nameSitemaps(isNew ? openNewFile(closed) : closed, plan);
}

/**
 * Writes the requested robots.txt: an edit of the site's file, or a new one, and what it means for every
 * agent on every known page, before and after, by our own reader of RFC 9309. Everything else stays as open
 * or closed as it is. Applying it to its own result adds nothing.
 *
 * @throws if one of the owner's own rules would decide differently than before: a bug, never a result.
 */
export function planRobotsTxt(plan: RobotsPlan): WrittenFile {
  const { liveText, homeUrl, request } = plan;
  const live = draftOf(liveText ?? '');
  const { all, judged } = urlsOf(plan, live.parsed);
  const tooMany = agentsIn(live.parsed) > MOST_AGENTS;
  const decided = tooMany ? live : decide(plan, live);
  const files = { live: live.parsed, decided: decided.parsed };
  const paths = tooMany ? { paths: [], notes: [] } : closable(plan, files, judged);
  const draft = tooMany ? live : edited(plan, { live, decided }, paths.paths);
  const named = tooMany ? [] : live.parsed.groups.flatMap(({ agents }) => agents.map(({ token }) => token));
  const tokens = [
    ANYBODY,
    ...aiAgents.map(({ token }) => token),
    ...named.filter((token) => /[^*]/.test(token)),
  ];
  const classes = judgePages(live.parsed, draft.parsed, tokens, judged);
  assertOwnRulesKept(classes, judged, { policy: chosenPolicy(request), paths: paths.paths });
  const agents = agentChanges(draft.parsed, classes, judged);
  const said = tooMany
    ? [
        `The file at the site names ${agentsIn(live.parsed)} agents, more than the requested lines can be added to: it was left as it is.`,
      ]
    : robotsNotes({ liveText, homeUrl, request, live, draft, agents }, paths);
  const unjudged =
    judged.length < all.length
      ? [`The file is so long that only ${judged.length} of ${all.length} known pages were judged by it.`]
      : [];
  return { text: draft.text, notes: [...said, ...unjudged], agents, pages: pageVerdicts(classes, judged) };
}
