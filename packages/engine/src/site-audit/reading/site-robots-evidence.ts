import { judgeAgents, sameVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { RobotsReport } from '@visible-ai/shared/analysis/schema';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import type { Part, RobotsEvidence } from '../../audit/evidence.ts';

/** The robots.txt of a site, as its crawl has read it. */
export interface SiteRobotsFile {
  url: string;
  /** Null if there is none. */
  text: string | null;
  state: RobotsReport['state'];
  httpStatus: number | null;
}

const SHOWN_CHARACTERS = 20_000;
const SECTION = 'RFC 9309, section 2.3.1';

const notes: Record<RobotsReport['state'], string> = {
  found: 'The rules of this file decide (RFC 9309).',
  missing: `There is not a robots.txt file, so everything is allowed (${SECTION}.3).`,
  'not-a-robots-file':
    'robots.txt is not a robots file: the site sends a web page or another file instead. It has no rules, so everything is allowed.',
  'server-error': `robots.txt answers with an error. Until it recovers, crawlers must assume that everything is forbidden (${SECTION}.4).`,
  unreachable: `robots.txt could not be read. Until it can, crawlers must assume that everything is forbidden (${SECTION}.4).`,
};

interface PreparedRobots {
  text: string;
  parsed: ParsedRobots;
  judge: ReturnType<typeof judgeAgents>;
}

/** The last parsed file: the same one is used for thousands of pages. */
let last: PreparedRobots | null = null;

function prepared(text: string): PreparedRobots {
  if (last?.text === text) return last;
  const parsed = parseRobotsTxt(text);
  last = { text, parsed, judge: judgeAgents(parsed) };
  return last;
}

/** What the site's robots.txt means for one of its pages. */
export function siteRobotsEvidence(file: SiteRobotsFile, pageUrl: string): Part<RobotsEvidence> {
  const { url, text, state, httpStatus } = file;
  const note = notes[state];
  const shown = text?.slice(0, SHOWN_CHARACTERS) ?? null;
  const report: RobotsReport = { url, state, httpStatus, note, text: shown, contentSignals: [] };
  if (text === null) {
    const closed = state === 'server-error' || state === 'unreachable';
    const agents = sameVerdicts(closed ? 'blocked' : 'allowed', note);
    return { ok: true, value: { report, text: null, agents, sitemaps: [] } };
  }
  const { parsed, judge } = prepared(text);
  const sitemaps = parsed.sitemaps.flatMap((line) => URL.parse(line.url, url)?.href ?? []);
  return { ok: true, value: { report, text, agents: judge(pageUrl), sitemaps } };
}
