import { looksLikeHtml } from '@visible-ai/shared/llms-txt/looks-like-html';
import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import type { LlmsEvidence } from '../evidence.ts';

export interface LlmsTaskInput {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

export interface LlmsTaskOutput {
  /** `empty` and `html` are no files. */
  state: 'found' | 'html' | 'empty';
  file: LlmsEvidence['file'];
}

const MOST_PROBLEMS = 20;
const LONGEST_TEXT = 1000;

/** Reads and lints an llms.txt that was fetched. Every problem is told with its line. */
export function readLlmsTask({ bytes, contentType }: LlmsTaskInput): LlmsTaskOutput {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return { state: 'empty', file: null };
  if (looksLikeHtml(contentType, text)) return { state: 'html', file: null };
  const { title, summary, sections, problems } = readLlmsTxt(text);
  const told = problems.slice(0, MOST_PROBLEMS).map((problem) => `Line ${problem.line}: ${problem.text}`);
  if (problems.length > MOST_PROBLEMS) told.push(`And ${problems.length - MOST_PROBLEMS} more.`);
  return {
    state: 'found',
    file: {
      title: title?.slice(0, LONGEST_TEXT) ?? null,
      summary: summary?.slice(0, LONGEST_TEXT) ?? null,
      sections: sections.length,
      links: sections.reduce((sum, section) => sum + section.links.length, 0),
      characters: text.length,
      problems: told,
    },
  };
}
