import type { VisitVerdict } from '@visible-ai/shared/logs/schema';

/** How often one agent requested one path with one status on one day. */
export interface VisitCount {
  token: string;
  /** Without its query; `OTHER_PATHS` if a log has too many of them. */
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

/** The content of a log as counts, without lines or addresses. */
export interface LogCounts {
  lines: { read: number; unread: number };
  /** Decompressed. */
  bytes: number;
  /** SHA-256 of the decompressed bytes, base64url: it shows whether the same log comes twice. */
  digest: string;
  /** Milliseconds since 1970, of the first and the last line; null if none could be read. */
  from: number | null;
  to: number | null;
  visits: VisitCount[];
  /** Visitors sent by assistants. */
  referrals: { day: string; assistant: string; visits: number }[];
}

/** Stands for all paths beyond the limit. */
export const OTHER_PATHS = '(other paths)';
