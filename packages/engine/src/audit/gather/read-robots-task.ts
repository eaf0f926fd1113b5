import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { AgentVerdict, RobotsReport } from '@visible-ai/shared/analysis/schema';
import { tellIdleLines } from '@visible-ai/shared/robots-txt/idle-lines';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import { type RobotsOddity, robotsFile } from '@visible-ai/shared/robots-txt/robots-file';

/** What a worker thread needs to judge a fetched robots.txt. */
export interface RobotsTaskInput {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
  /** The address of the request: relative `Sitemap:` lines are resolved against it. */
  robotsUrl: string;
  /** The page to judge. */
  pageUrl: string;
}

/** Finished verdicts: no parse tree is copied between threads. */
export interface RobotsTaskOutput {
  state: 'found' | 'not-a-robots-file';
  /** Why it is not a robots file; null if it is one. */
  oddity: RobotsOddity | null;
  /** Cut at 20,000 characters. */
  shown: string;
  text: string;
  rules: number;
  /** The lines that do not do what they seem to; '' if there are none. */
  idle: string;
  agents: AgentVerdict[];
  sitemaps: string[];
  contentSignals: RobotsReport['contentSignals'];
}

const SHOWN_CHARACTERS = 20_000;
/** One audit never fetches more files than this. */
const MOST_SITEMAPS = 100;
const MOST_SIGNALS = 100;

function sitemapsOf(parsed: ParsedRobots, robotsUrl: string): string[] {
  const urls = new Set<string>();
  for (const { url } of parsed.sitemaps) {
    const resolved = URL.parse(url, robotsUrl);
    if (resolved && /^https?:$/.test(resolved.protocol)) urls.add(resolved.href);
    if (urls.size === MOST_SITEMAPS) break;
  }
  return [...urls];
}

/**
 * Reads robots.txt and judges one page for every agent of the registry. A file that is not UTF-8 (RFC 9309,
 * 2.3) or is really a web page has no rules for a crawler: then everything is allowed.
 */
export function readRobotsTask({
  bytes,
  contentType,
  robotsUrl,
  pageUrl,
}: RobotsTaskInput): RobotsTaskOutput {
  const { text, parsed, oddity } = robotsFile({ bytes, contentType }, new TextDecoder().decode(bytes));
  return {
    state: oddity ? 'not-a-robots-file' : 'found',
    oddity,
    shown: text.slice(0, SHOWN_CHARACTERS),
    text,
    rules: parsed.groups.reduce((sum, group) => sum + group.rules.length, 0),
    idle: tellIdleLines(parsed),
    agents: agentVerdicts(parsed, pageUrl),
    sitemaps: sitemapsOf(parsed, robotsUrl),
    contentSignals: parsed.contentSignals.slice(0, MOST_SIGNALS).map(({ agents, line, field, value }) => ({
      agents: agents.join(', ').slice(0, 500),
      line,
      signal: `${field}: ${value}`.slice(0, 500),
    })),
  };
}
