import { storableText } from '@visible-ai/shared/content/storable-text';
import type { VisitVerdict } from '@visible-ai/shared/logs/schema';
import { createAgentFinder } from './agents/find-agent.ts';
import { createVisitJudge } from './agents/judge-visit.ts';
import type { KnownRanges } from './agents/known-ranges.ts';
import type { LogAgent } from './agents/log-agents.ts';
import { nameAssistant } from './agents/name-assistant.ts';
import { createLineReader } from './formats/create-line-reader.ts';
import type { LogLine } from './formats/log-line.ts';
import { type LogCounts, OTHER_PATHS, type VisitCount } from './log-counts.ts';

/** Paths that are told apart in one log, and counts that are kept of it: what an unfriendly log may cost. */
const MOST_PATHS = 10_000;
const MOST_COUNTS = 100_000;
const LONGEST_PATH = 500;
const DAY_MS = 86_400_000;
/** A day of this size can be written in four digits of a year. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

const dayOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** What was asked for without its query; absolute addresses without their origin. */
function pathOf(uri: string): string {
  const local = uri.startsWith('/') ? uri : uri.replace(ORIGIN, '') || '/';
  const end = local.search(/[?#]/);
  return end < 0 ? local : local.slice(0, end);
}

export type CountedLog = Omit<LogCounts, 'bytes' | 'digest'>;

export interface VisitCounter {
  /** A line without its end. */
  line(text: string): void;
  /** A line that was too long to be held. */
  unread(): void;
  end(): CountedLog;
}

/** Paths as they are kept: a copy of each, so that no block of the log is, and no more of them than are told apart. */
function createPaths() {
  const known = new Map<string, string>();
  return (uri: string): string => {
    const path = pathOf(uri);
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    if (known.size >= MOST_PATHS || path.length > LONGEST_PATH) return OTHER_PATHS;
    const own = Buffer.from(storableText(path)).toString();
    known.set(own === path ? own : Buffer.from(path).toString(), own);
    return own;
  };
}

/** Counts in one pass who came for what. */
export function createVisitCounter(ranges: KnownRanges): VisitCounter {
  const readLine = createLineReader();
  const findAgent = createAgentFinder();
  const judge = createVisitJudge(ranges);
  const keepPath = createPaths();
  const visits = new Map<string, VisitCount>();
  const referrals = new Map<string, LogCounts['referrals'][number]>();
  const lines = { read: 0, unread: 0 };
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const said: LogLine = { address: '', at: 0, uri: '', status: 0, referrer: '', userAgent: '' };

  function cellOf(agent: LogAgent, path: string, day: number, verdict: VisitVerdict): VisitCount {
    const { token } = agent;
    const { status, at } = said;
    const key = `${token} ${status} ${day} ${verdict} ${path}`;
    const found = visits.get(key);
    if (found) return found;
    if (visits.size >= MOST_COUNTS && path !== OTHER_PATHS) return cellOf(agent, OTHER_PATHS, day, verdict);
    const made = { token, path, status, day: dayOf(day), verdict, visits: 0, firstAt: at, lastAt: at };
    visits.set(key, made);
    return made;
  }

  function countVisit(agent: LogAgent): void {
    const { at, uri, address } = said;
    const cell = cellOf(agent, keepPath(uri), Math.floor(at / DAY_MS), judge(agent, address));
    cell.visits += 1;
    if (at < cell.firstAt) cell.firstAt = at;
    if (at > cell.lastAt) cell.lastAt = at;
  }

  function countReferral(assistant: string): void {
    const day = Math.floor(said.at / DAY_MS);
    const key = `${day} ${assistant}`;
    const found = referrals.get(key);
    if (found) found.visits += 1;
    else if (referrals.size < MOST_COUNTS) referrals.set(key, { day: dayOf(day), assistant, visits: 1 });
  }

  return {
    line(text) {
      const outcome = readLine(text, said);
      if (outcome === 'head') return;
      const { at } = said;
      if (outcome === 'unread' || !(at >= 0 && at < LAST_MOMENT)) {
        lines.unread += 1;
        return;
      }
      lines.read += 1;
      if (at < from) from = at;
      if (at > to) to = at;
      const agent = findAgent(said.userAgent);
      if (agent) return countVisit(agent);
      const assistant = nameAssistant(said.referrer, said.uri);
      if (assistant) countReferral(assistant);
    },
    unread() {
      lines.unread += 1;
    },
    end: () => ({
      lines,
      from: lines.read > 0 ? from : null,
      to: lines.read > 0 ? to : null,
      visits: [...visits.values()],
      referrals: [...referrals.values()],
    }),
  };
}
