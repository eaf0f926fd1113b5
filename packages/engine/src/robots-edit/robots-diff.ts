import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import type { RobotsEdit } from './robots-edit.ts';

const CONTEXT_LINES = 2;

/**
 * Edits of a robots.txt as a unified diff, one hunk each; they are sorted and far enough apart for separate
 * hunks.
 */
export function robotsDiff(parsed: ParsedRobots, edits: readonly RobotsEdit[]): string {
  // With the byte order mark: a patch must match byte for byte.
  const lines = parsed.lines.map((line) => line.replace(/[\r\n]+$/, ''));
  const hunks: string[] = [];
  let shift = 0;
  let written = 0;
  for (const { line, removes, adds } of edits) {
    const start = Math.max(written + 1, line - CONTEXT_LINES);
    const after = removes ? line + 1 : line;
    const next = edits.find((edit) => edit.line > line)?.line ?? lines.length + 1;
    const end = Math.min(after + CONTEXT_LINES - 1, lines.length, next - 1);
    const body = [
      ...lines.slice(start - 1, line - 1).map((text) => ` ${text}`),
      ...(removes ? [`-${lines[line - 1]}`] : []),
      ...adds.map((text) => `+${text}`),
      ...lines.slice(after - 1, end).map((text) => ` ${text}`),
    ];
    const oldLength = end - start + 1;
    const newLength = oldLength + adds.length - (removes ? 1 : 0);
    hunks.push(`@@ -${start},${oldLength} +${start + shift},${newLength} @@`, ...body);
    shift += adds.length - (removes ? 1 : 0);
    written = end;
  }
  return ['--- robots.txt', '+++ robots.txt', ...hunks].join('\n');
}
