import type { ParsedRobots, RobotsGroup } from '@visible-ai/shared/robots-txt/parsed-robots';

/** Lines to put after a line of the file; line 0 is before the first. */
export interface RobotsInsertion {
  after: number;
  lines: string[];
}

/** The file's own way to end lines. */
const lineEndOf = (lines: readonly string[]) => (lines.some((line) => line.endsWith('\r\n')) ? '\r\n' : '\n');

/** Where a group ends: its last line that means something. */
export const lastLineOf = (group: RobotsGroup): number =>
  [...group.agents, ...group.rules, ...group.crawlDelays].reduce((last, { line }) => Math.max(last, line), 0);

/** Puts lines into a file, every byte of which stays as it is. */
export function insertLines(parsed: ParsedRobots, insertions: readonly RobotsInsertion[]): string {
  const end = lineEndOf(parsed.lines);
  const added = new Map<number, string[]>();
  for (const { after, lines } of insertions) added.set(after, [...(added.get(after) ?? []), ...lines]);
  const textAfter = (line: number, before: string) => {
    const lines = added.get(line);
    if (!lines) return '';
    const open = before !== '' && !/[\r\n]$/.test(before);
    return (open ? end : '') + lines.map((text) => text + end).join('');
  };
  let text = textAfter(0, '');
  for (const [index, line] of parsed.lines.entries()) text += line + textAfter(index + 1, line);
  return text;
}
