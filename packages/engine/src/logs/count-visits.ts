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

/**
 * Limits on the paths and counts of one log, so that a hostile log costs little. Beyond the first number of counts, new
 * paths are counted together. Beyond the total, nothing new is counted.
 */
const MOST_PATHS = 10_000;
const MOST_COUNTS = 100_000;
const MOST_COUNTS_IN_ALL = 120_000;
/** Days with visitors, by assistant: enough for two years of all assistants. */
const MOST_REFERRALS = 10_000;
const LONGEST_PATH = 500;
const DAY_MS = 86_400_000;
/** The largest day whose year has four digits. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);

const dayOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The requested path without its query; of absolute addresses without the origin. Text that is not a path may be
 * anything, for example a client's address if the log's columns are not in the stated order, so it is not kept.
 */
function pathOf(uri: string): string {
  const local = uri.startsWith('/') ? uri : uri.replace(ORIGIN, '') || '/';
  if (!/^[/?#]/.test(local)) return OTHER_PATHS;
  const end = local.search(/[?#]/);
  return (end < 0 ? local : local.slice(0, end)) || '/';
}

export type CountedLog = Omit<LogCounts, 'bytes' | 'digest'>;

export interface VisitCounter {
  /** A line without its end. */
  line(text: string): void;
  /** A line that was too long to keep in memory. */
  unread(): void;
  end(): CountedLog;
}

/** The stored paths. Each is a copy, so that no block of the log stays in memory, and their number is limited. */
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

/** Counts in one pass which agents fetched which pages. */
export function createVisitCounter(ranges: KnownRanges): VisitCounter {
  const readLine = createLineReader();
  const findAgent = createAgentFinder();
  const judge = createVisitJudge(ranges);
  const keepPath = createPaths();
  // By path first, because it is the longest part of a count's key and is then stored once.
  const visits = new Map<string, Map<string, VisitCount>>();
  let cells = 0;
  const referrals = new Map<string, LogCounts['referrals'][number]>();
  const lines = { read: 0, unread: 0 };
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const said: LogLine = { address: '', at: 0, uri: '', status: 0, referrer: '', userAgent: '' };

  /** Null if there is no room for another count. */
  function cellOf(agent: LogAgent, path: string, day: number, verdict: VisitVerdict): VisitCount | null {
    const { token } = agent;
    const { status, at } = said;
    const key = `${token} ${status} ${day} ${verdict}`;
    const ofPath = visits.get(path);
    const found = ofPath?.get(key);
    if (found) return found;
    if (cells >= MOST_COUNTS && path !== OTHER_PATHS) return cellOf(agent, OTHER_PATHS, day, verdict);
    if (cells >= MOST_COUNTS_IN_ALL) return null;
    const made = { token, path, status, day: dayOf(day), verdict, visits: 0, firstAt: at, lastAt: at };
    if (ofPath) ofPath.set(key, made);
    else visits.set(path, new Map([[key, made]]));
    cells += 1;
    return made;
  }

  /** Whether it could be counted. */
  function countVisit(agent: LogAgent): boolean {
    const { at, uri, address } = said;
    const cell = cellOf(agent, keepPath(uri), Math.floor(at / DAY_MS), judge(agent, address));
    if (!cell) return false;
    cell.visits += 1;
    if (at < cell.firstAt) cell.firstAt = at;
    if (at > cell.lastAt) cell.lastAt = at;
    return true;
  }

  function countReferral(assistant: string): boolean {
    const day = Math.floor(said.at / DAY_MS);
    const key = `${day} ${assistant}`;
    const found = referrals.get(key);
    if (found) found.visits += 1;
    else if (referrals.size >= MOST_REFERRALS) return false;
    else referrals.set(key, { day: dayOf(day), assistant, visits: 1 });
    return true;
  }

  /** Whether there was room to count the line. */
  function count(): boolean {
    const agent = findAgent(said.userAgent);
    if (agent) return countVisit(agent);
    const assistant = nameAssistant(said.referrer, said.uri);
    return assistant === null || countReferral(assistant);
  }

  return {
    line(text) {
      const outcome = readLine(text, said);
      if (outcome === 'head') return;
      const { at } = said;
      if (outcome === 'unread' || !(at >= 0 && at < LAST_MOMENT) || !count()) {
        lines.unread += 1;
        return;
      }
      lines.read += 1;
      if (at < from) from = at;
      if (at > to) to = at;
    },
    unread() {
      lines.unread += 1;
    },
    end: () => ({
      lines,
      from: lines.read > 0 ? from : null,
      to: lines.read > 0 ? to : null,
      visits: [...visits.values()].flatMap((ofPath) => [...ofPath.values()]),
      referrals: [...referrals.values()],
    }),
  };
}
