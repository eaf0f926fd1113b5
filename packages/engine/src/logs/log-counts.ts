import type { VisitVerdict } from '@visible-ai/shared/logs/schema';

/** How often one agent came for one path with one answer on one day. */
export interface VisitCount {
  token: string;
  /** Without its query; `OTHER_PATHS` where a log has too many of them. */
  path: string;
  status: number;
  /** In UTC, e.g. 2026-11-01. */
  day: string;
  verdict: VisitVerdict;
  visits: number;
  /** Milliseconds since 1970. */
  firstAt: number;
  lastAt: number;
}

/** What a log says: counts, no line of it and no address. */
export interface LogCounts {
  lines: { read: number; unread: number };
  /** Unpacked. */
  bytes: number;
  /** SHA-256 of what was unpacked, base64url: it tells whether the same log comes twice. */
  digest: string;
  /** Milliseconds since 1970, of the first and the last line; null where none could be read. */
  from: number | null;
  to: number | null;
  visits: VisitCount[];
  /** People sent by assistants. */
  referrals: { day: string; assistant: string; visits: number }[];
}

/** Stands for the paths beyond those that are told apart. */
export const OTHER_PATHS = '(other paths)';
