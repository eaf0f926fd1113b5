import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots, RobotsGroup } from '@visible-ai/shared/robots-txt/parsed-robots';

/** The paths of a rule for a whole site. */
export const EVERYTHING: ReadonlySet<string> = new Set(['/', '/*', '*']);

/**
 * What to insert before a line of the file, and whether the line itself is removed. One past the last line is
 * the end.
 */
export interface RobotsEdit {
  line: number;
  removes: boolean;
  adds: string[];
}

export const insertAfter = (line: number, adds: string[]): RobotsEdit => ({
  line: line + 1,
  removes: false,
  adds,
});

export const replaceLine = (line: number, adds: string[]): RobotsEdit => ({ line, removes: true, adds });

/** The end of a group: its last line with a meaning. */
export const lastLineOf = (group: RobotsGroup): number =>
  [...group.agents, ...group.rules, ...group.crawlDelays, ...group.contentSignals].reduce(
    (last, { line }) => Math.max(last, line),
    0,
  );

/** A line without its line end, and without the byte order mark. */
export const lineText = (parsed: ParsedRobots, line: number): string =>
  (parsed.lines[line - 1] ?? '').replace(/^\ufeff/, '').replace(/[\r\n]+$/, '');

/**
 * Splits a line after its field name: at the colon, or after the word if the colon is missing (“Disallow /”).
 */
function splitLine(text: string): { field: string; rest: string } {
  const [content = ''] = text.split('#');
  const field = (content.includes(':') ? /^[^:]*:/ : /^\s*\S*/).exec(content)?.[0] ?? '';
  return { field, rest: text.slice(field.length) };
}

/** The same line with another field name: the rule is reversed, its path and comment stay. */
export function withField(text: string, name: string): string {
  const indent = /^\s*/.exec(text)?.[0] ?? '';
  return `${indent}${name}:${splitLine(text).rest}`;
}

/** Gives a line another field name, as `withField` does. */
export const replaceField = (parsed: ParsedRobots, line: number, name: string): RobotsEdit =>
  replaceLine(line, [withField(lineText(parsed, line), name)]);

/** The same line with another value; its comment stays. */
export function withValue(text: string, value: string): string {
  const { field, rest } = splitLine(text);
  const comment = /\s*#.*$/.exec(rest)?.[0] ?? '';
  return `${field.replace(/:$/, '')}: ${value}${comment && ` ${comment.trimStart()}`}`;
}

/** A file between its owner's version and the requested one. */
export interface RobotsDraft {
  text: string;
  parsed: ParsedRobots;
  /** For each line its number in the owner's file; null for one of our lines. */
  origins: (number | null)[];
}

export function draftOf(text: string): RobotsDraft {
  const parsed = parseRobotsTxt(text);
  return { text, parsed, origins: parsed.lines.map((_line, index) => index + 1) };
}

/** Edits by line; inserted lines come before the replacement of the line. */
function byLine(edits: readonly RobotsEdit[]): Map<number, { adds: string[]; instead: string[] | null }> {
  const lines = new Map<number, { adds: string[]; instead: string[] | null }>();
  for (const { line, removes, adds } of edits) {
    const known = lines.get(line) ?? { adds: [], instead: null };
    if (removes) known.instead = [...(known.instead ?? []), ...adds];
    else known.adds.push(...adds);
    lines.set(line, known);
  }
  return lines;
}

/** Applies the edits; every other byte stays as it is. */
export function applyEdits(draft: RobotsDraft, edits: readonly RobotsEdit[]): RobotsDraft {
  if (edits.length === 0) return draft;
  const { lines } = draft.parsed;
  const end = lines.some((line) => line.endsWith('\r\n')) ? '\r\n' : '\n';
  const mark = draft.text.startsWith('\ufeff') ? '\ufeff' : '';
  const edited = byLine(edits);
  const result: string[] = [];
  const origins: (number | null)[] = [];
  const put = (text: string, origin: number | null) => {
    const last = result.length - 1;
    if (last >= 0 && !/[\r\n]$/.test(result[last] ?? '')) result[last] += end;
    result.push(text);
    origins.push(origin);
  };
  for (let at = 0; at <= lines.length; at += 1) {
    const { adds = [], instead = null } = edited.get(at + 1) ?? {};
    for (const text of adds) put(text + end, null);
    const whole = lines[at];
    if (whole === undefined) continue;
    const own = at === 0 ? whole.slice(mark.length) : whole;
    if (instead === null) put(own, draft.origins[at] ?? null);
    else for (const text of instead) put(text + (/[\r\n]+$/.exec(own)?.[0] ?? ''), null);
  }
  const text = mark + result.join('');
  return { text, parsed: parseRobotsTxt(text), origins };
}
