import { scriptSafe } from '@visible-ai/shared/json-ld/script-safe';
import { type AnswerPart, answerText, groups } from './answer-part.ts';
import { readQaSection } from './read-qa-section.ts';

const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
/** Characters that would be Markdown, or markup if the file is read as HTML: Markdown knows entities. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/[<>]|&(?=#?\w+;)/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/[\\`*_[\]]|#(?!\w+;)/g, '\\$&');
const escapeUrl = (url: string) => url.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Longer than any run of its character inside. */
function fenced(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}\n${code}\n${fence}`;
}
/** A line of text must not begin like a Markdown list or heading. */
const asLine = (line: string) =>
  escapeMarkdown(line)
    .replace(/^([-+])(?=\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
const asMarkdown = (text: string, indent = '') => text.split('\n').map(asLine).join(`  \n${indent}`);

const answerMarkdown = (parts: readonly AnswerPart[]) =>
  groups(parts).map((group) =>
    group
      .map(({ kind, text }) =>
        kind === 'code' ? fenced(text) : kind === 'item' ? `- ${asMarkdown(text, '  ')}` : asMarkdown(text),
      )
      .join('\n'),
  );

/**
 * The questions of a Q&A section as Markdown and as FAQPage JSON-LD (schema.org), for download.
 *
 * @returns null if there is no question with an answer.
 */
export function qaDownloads(html: string): { markdown: string; json_ld: string } | null {
  const items = readQaSection(html);
  if (items.length === 0) return null;
  const markdown = items
    .map(({ question, answer, source }) =>
      [
        `## ${escapeMarkdown(question)}`,
        ...answerMarkdown(answer),
        ...(source ? [`[${escapeMarkdown(source.text)}](${escapeUrl(source.url)})`] : []),
      ].join('\n\n'),
    )
    .join('\n\n');
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
    })),
  };
  return { markdown: `${markdown}\n`, json_ld: scriptSafe(JSON.stringify(page, null, 2)) };
}
