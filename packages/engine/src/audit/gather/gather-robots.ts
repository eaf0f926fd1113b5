import { sameVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { AgentVerdict, RobotsReport } from '@visible-ai/shared/analysis/schema';
import type { FetchedResource, FetchFailure, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { TaskOutcome } from '../../threads/foreign-bytes.ts';
import type { Part, RobotsEvidence } from '../evidence.ts';
import type { RobotsTaskInput, RobotsTaskOutput } from './read-robots-task.ts';

/** Runs `readRobotsTask` on foreign bytes, away from the main thread. */
export type ReadRobots = (
  input: RobotsTaskInput,
  signal: AbortSignal,
) => Promise<TaskOutcome<RobotsTaskOutput>>;

/** RFC 9309 (2.5) requires at least 500 KiB to be read. */
const MOST_BYTES = 512 * 1024;
const SECTION = 'RFC 9309, section 2.3.1';

/** Statuses that say that the file does not exist; the other 4xx are only treated as if they did. */
const GONE = new Set([404, 410]);

interface Unread {
  url: string;
  state: RobotsReport['state'];
  httpStatus: number | null;
  note: string;
  verdict: AgentVerdict['verdict'];
}

/** The evidence if no rules could be read and one verdict applies to every agent. */
function unread({ url, state, httpStatus, note, verdict }: Unread): Part<RobotsEvidence> {
  const report: RobotsReport = { url, state, httpStatus, note, text: null, contentSignals: [] };
  return { ok: true, value: { report, text: null, agents: sameVerdicts(verdict, note), sitemaps: [] } };
}

/**
 * No answer. Only too many redirects allow; everything else forbids, because crawlers must assume the worst.
 */
function afterFailure(url: string, failure: FetchFailure): Part<RobotsEvidence> {
  if (failure.kind === 'aborted') {
    return { ok: false, problem: { kind: 'unavailable', text: 'robots.txt was not read in time.' } };
  }
  if (failure.kind === 'redirects') {
    const note = `${failure.text} Crawlers treat that as a missing file: everything is allowed (${SECTION}.2).`;
    return unread({ url, state: 'missing', httpStatus: null, note, verdict: 'allowed' });
  }
  const note = `robots.txt could not be reached: ${failure.text} Until it answers, crawlers must assume that everything is forbidden (${SECTION}.4).`;
  return unread({ url, state: 'unreachable', httpStatus: null, note, verdict: 'blocked' });
}

/** An answer other than success. */
function afterStatus(url: string, httpStatus: number): Part<RobotsEvidence> {
  if (httpStatus >= 500) {
    const note = `robots.txt answers ${httpStatus}. Until it recovers, crawlers must assume that everything is forbidden (${SECTION}.4).`;
    return unread({ url, state: 'server-error', httpStatus, note, verdict: 'blocked' });
  }
  // The RFC makes no exception for 429, so it allows; Google stops crawling, which the owner should know.
  const note =
    httpStatus === 429
      ? `robots.txt answers 429, too many requests. By the RFC that allows everything (${SECTION}.3), but Google treats it as a server error and stops crawling: lift the limit for this file.`
      : GONE.has(httpStatus)
        ? `There is no robots.txt (status ${httpStatus}), so everything is allowed (${SECTION}.3).`
        : `robots.txt answers ${httpStatus}, which crawlers treat as a missing file: everything is allowed (${SECTION}.3).`;
  return unread({ url, state: 'missing', httpStatus, note, verdict: 'allowed' });
}

const oddities = {
  html: 'robots.txt is not a robots file: the site sends a web page instead. It has no rules, so everything is allowed.',
  'utf-16':
    'robots.txt is written in UTF-16. It must be UTF-8 to be understood (RFC 9309, section 2.3); crawlers find no rules in it.',
  binary: 'robots.txt is not a text file. Crawlers find no rules in it, so everything is allowed.',
};

function noteOn(answer: FetchedResource, read: RobotsTaskOutput): string {
  if (read.oddity) return oddities[read.oddity];
  const parts = [
    read.rules === 0
      ? 'The file has no rules, so everything is allowed.'
      : 'The rules of this file decide (RFC 9309).',
  ];
  if (read.idle !== '') parts.push(read.idle);
  if (answer.redirects.length > 0) parts.push(`It was found at ${answer.url}.`);
  if (answer.truncated) parts.push('It is larger than 512 KiB; crawlers may ignore what comes after that.');
  return parts.join(' ');
}

async function afterAnswer(
  read: ReadRobots,
  robotsUrl: string,
  pageUrl: string,
  answer: FetchedResource,
  signal: AbortSignal,
): Promise<Part<RobotsEvidence>> {
  const contentType = answer.headers['content-type'] ?? null;
  const outcome = await read({ bytes: answer.body, contentType, robotsUrl, pageUrl }, signal);
  if (!outcome.ok) {
    return {
      ok: false,
      problem: { kind: outcome.failure, text: `robots.txt could not be read: ${outcome.text}` },
    };
  }
  const { state, shown, text, agents, sitemaps, contentSignals } = outcome.value;
  const note = noteOn(answer, outcome.value);
  const report: RobotsReport = {
    url: robotsUrl,
    state,
    httpStatus: answer.status,
    note,
    text: shown,
    contentSignals,
  };
  const judged = state === 'found' ? agents : agents.map((agent) => ({ ...agent, because: note }));
  return { ok: true, value: { report, text: state === 'found' ? text : null, agents: judged, sitemaps } };
}

/**
 * Fetches robots.txt from the page's own scheme, host and port and judges the page for every agent. Answers
 * are interpreted as RFC 9309, section 2.3.1 says. Never throws because of what the site does.
 *
 * @param pageUrl the page to judge.
 */
export async function gatherRobots(
  read: ReadRobots,
  session: FetchSession,
  pageUrl: string,
  signal: AbortSignal,
): Promise<Part<RobotsEvidence>> {
  const url = new URL('/robots.txt', pageUrl).href;
  const outcome = await session.fetch({
    url,
    maxBytes: MOST_BYTES,
    atLimit: 'cut',
    accept: 'text/plain, */*;q=0.5',
    signal,
  });
  if (!outcome.ok) return afterFailure(url, outcome);
  if (outcome.status < 200 || outcome.status > 299) return afterStatus(url, outcome.status);
  return afterAnswer(read, url, pageUrl, outcome, signal);
}
