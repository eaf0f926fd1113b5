import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { LABELLED, MARGIN, type Paper } from './paper.ts';

/** The most lines that are shown; exported reports have all of them. */
const LINES = 14;

/** Text to copy: lines are never wrapped, and nothing is next to them. */
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
