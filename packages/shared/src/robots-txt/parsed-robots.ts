import type { PathPattern } from './path-pattern.ts';

/** A `User-agent` line: the value as written and the product token that crawlers compare. */
export interface RobotsAgent {
  value: string;
  /** In lower case. `*` means every crawler. It is empty if the value names nobody. */
  token: string;
  line: number;
}

export interface RobotsRule {
  kind: 'allow' | 'disallow';
  /** As written, without comment and outer white space. An empty path means no rule. */
  path: string;
  /** The path, prepared for matching. */
  pattern: PathPattern;
  /** The whole line as written, trimmed. */
  text: string;
  line: number;
}

/** `Content-Signal` (contentsignals.org) or `Content-Usage` (IETF aipref): how a site's text may be used. */
export interface ContentSignal {
  field: 'Content-Signal' | 'Content-Usage';
  value: string;
  line: number;
  /** The agents of its group as written; `*` before the first group. */
  agents: string[];
}

/** Consecutive `User-agent` lines and the rules under them. Several groups may name the same agent. */
export interface RobotsGroup {
  agents: RobotsAgent[];
  rules: RobotsRule[];
  /** In seconds. Not part of RFC 9309, but some engines read it. */
  crawlDelays: { seconds: number; line: number }[];
  contentSignals: ContentSignal[];
}

export interface ParsedRobots {
  /** The lines of the file with their line ends: joining them gives the file again. Line 1 has index 0. */
  lines: string[];
  groups: RobotsGroup[];
  /** As written, not yet resolved against the file's address. */
  sitemaps: { url: string; line: number }[];
  contentSignals: ContentSignal[];
  /** Lines that crawlers skip, with the reason: unknown fields, no colon, rules before the first group. */
  ignored: { text: string; line: number; reason: 'unknown-field' | 'no-colon' | 'no-group' }[];
}
