import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { LABELLED, MARGIN, type Paper } from './paper.ts';

/** Lines that are shown; the files of a report hold all of them. */
const LINES = 14;

/** To be copied: no line of it is broken, however long, and nothing stands beside it. */
export function drawSnippet(snippet: Snippet | null, { colours }: Paper): string[] {
  if (!snippet) return [];
  const { quiet, accent } = colours;
  const indent = MARGIN + ' '.repeat(LABELLED);
  const lines = snippet.code.trimEnd().split('\n');
  const more = lines.length - LINES;
  return [
    '',
    `${indent}${quiet(`${snippet.label}:`)}`,
    ...lines
      .slice(0, more > 1 ? LINES : lines.length)
      .map((line) => (line === '' ? '' : `${indent}${accent(line)}`)),
    ...(more > 1 ? [`${indent}${quiet(`… ${more} more lines, all of them in --format json`)}`] : []),
    '',
  ];
}
