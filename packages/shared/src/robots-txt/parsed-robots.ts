import type { PathPattern } from './path-pattern.ts';

/** A `User-agent` line: the value as written and the product token that crawlers compare. */
export interface RobotsAgent {
  value: string;
  /** Lower case; `*` stands for every crawler; empty when the value names nobody. */
  token: string;
  line: number;
}

export interface RobotsRule {
  kind: 'allow' | 'disallow';
  /** As written, without comment and outer white space. Empty means: no rule at all. */
  path: string;
  /** The path, ready for matching. */
  pattern: PathPattern;
  /** The whole line as written, trimmed. */
  text: string;
  line: number;
}

/** `Content-Signal` (contentsignals.org) or `Content-Usage` (IETF aipref): what a site wants done with its words. */
export interface ContentSignal {
  field: 'Content-Signal' | 'Content-Usage';
  value: string;
  line: number;
  /** The agents of the group it stands in, as written; `*` before the first group. */
  agents: string[];
}

/** Consecutive `User-agent` lines and the rules under them. Several groups may name the same agent. */
export interface RobotsGroup {
  agents: RobotsAgent[];
  rules: RobotsRule[];
  /** Seconds; no part of RFC 9309, read by some engines. */
  crawlDelays: { seconds: number; line: number }[];
  contentSignals: ContentSignal[];
}

export interface ParsedRobots {
  /** The file's lines, each with its own line end, so that joining them gives the file back. Line 1 is at 0. */
  lines: string[];
  groups: RobotsGroup[];
  /** As written, not yet resolved against the file's address. */
  sitemaps: { url: string; line: number }[];
  contentSignals: ContentSignal[];
  /** Lines that crawlers skip, with the reason: unknown fields, no colon, rules before the first group. */
  ignored: { text: string; line: number; reason: 'unknown-field' | 'no-colon' | 'no-group' }[];
}
