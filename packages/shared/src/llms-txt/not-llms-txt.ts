import { looksLikeHtml } from '../html/looks-like-html.ts';
import { readRobotsLine } from '../robots-txt/robots-line.ts';

/** What an answer at the address of an llms.txt may be instead. */
export type NotLlmsTxt = 'html' | 'robots';

/** Lines that are read. */
const MOST_LINES = 500;

/** Whether every line is one of a robots.txt, and one of them names an agent. */
function looksLikeRobots(text: string): boolean {
  const lines = text
    .split(/\r\n|\r|\n/, MOST_LINES)
    .map(readRobotsLine)
    .filter(({ kind }) => kind !== 'blank');
  return (
    lines.every(({ kind }) => kind === 'field') &&
    lines.some((line) => line.kind === 'field' && line.field === 'user-agent')
  );
}

/**
 * What the answer at the address of an llms.txt really is; null if it may be one.
 *
 * @param contentType the header, or null if there was none.
 */
export function notLlmsTxt(contentType: string | null, text: string): NotLlmsTxt | null {
  if (looksLikeHtml(contentType, text)) return 'html';
  return looksLikeRobots(text) ? 'robots' : null;
}
