import type { ContentSignal, ParsedRobots, RobotsGroup } from './parsed-robots.ts';
import { compilePathPattern } from './path-pattern.ts';
import { productToken } from './product-token.ts';
import { type RobotsField, readRobotsLine, splitRobotsLines } from './robots-line.ts';

/** The state of the reader between two lines. */
interface Reading {
  parsed: ParsedRobots;
  group: RobotsGroup | null;
  /** The agents of the current group as written. All of its signals share this list. */
  agents: string[];
}

function addAgent(reading: Reading, value: string, line: number): void {
  // A `User-agent` line belongs to the current group until the group's first rule.
  if (!reading.group || reading.group.rules.length > 0) {
    reading.group = { agents: [], rules: [], crawlDelays: [], contentSignals: [] };
    reading.parsed.groups.push(reading.group);
    reading.agents = [];
  }
  reading.agents.push(value);
  reading.group.agents.push({ value, token: productToken(value), line });
}

function addRule(
  reading: Reading,
  kind: 'allow' | 'disallow',
  path: string,
  raw: string,
  line: number,
): void {
  const text = raw.trim();
  if (!reading.group) {
    reading.parsed.ignored.push({ text, line, reason: 'no-group' });
    return;
  }
  reading.group.rules.push({ kind, path, pattern: compilePathPattern(path), text, line });
}

function addSignal(reading: Reading, field: ContentSignal['field'], value: string, line: number): void {
  const signal: ContentSignal = { field, value, line, agents: reading.agents };
  reading.group?.contentSignals.push(signal);
  reading.parsed.contentSignals.push(signal);
}

function addCrawlDelay(reading: Reading, value: string, line: number): void {
  const seconds = Number(value);
  if (value !== '' && Number.isFinite(seconds) && seconds >= 0) {
    reading.group?.crawlDelays.push({ seconds, line });
  }
}

function addField(reading: Reading, field: RobotsField, value: string, raw: string, line: number): void {
  switch (field) {
    case 'user-agent':
      addAgent(reading, value, line);
      break;
    case 'allow':
    case 'disallow':
      addRule(reading, field, value, raw, line);
      break;
    case 'sitemap':
      if (value !== '') reading.parsed.sitemaps.push({ url: value, line });
      break;
    case 'crawl-delay':
      addCrawlDelay(reading, value, line);
      break;
    case 'content-signal':
      addSignal(reading, 'Content-Signal', value, line);
      break;
    case 'content-usage':
      addSignal(reading, 'Content-Usage', value, line);
      break;
  }
}

/**
 * Reads a robots.txt file by RFC 9309. Never throws: it skips what crawlers skip and lists it in `ignored`.
 * Other records (sitemaps, crawl delays, signals, unknown fields) do not end a group (section 2.2.4).
 *
 * @param text the decoded file, with or without byte order mark.
 */
export function parseRobotsTxt(text: string): ParsedRobots {
  const lines = splitRobotsLines(text);
  const parsed: ParsedRobots = { lines, groups: [], sitemaps: [], contentSignals: [], ignored: [] };
  const reading: Reading = { parsed, group: null, agents: ['*'] };
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const read = readRobotsLine(raw);
    if (read.kind === 'field') addField(reading, read.field, read.value, raw, line);
    else if (read.kind === 'unknown')
      parsed.ignored.push({ text: raw.trim(), line, reason: 'unknown-field' });
    else if (read.kind === 'no-colon') parsed.ignored.push({ text: raw.trim(), line, reason: 'no-colon' });
  }
  return parsed;
}
