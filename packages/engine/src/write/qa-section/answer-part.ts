import { escapeHtml } from '@visible-ai/shared/html/escape-html';

/** One piece of an answer, in order. */
export interface AnswerPart {
  kind: 'text' | 'item' | 'code';
  /** Plain text; line breaks in code and in the page's text are kept. */
  text: string;
}

/** A text of paragraphs only. */
export const asText = (...paragraphs: string[]): AnswerPart[] =>
  paragraphs.map((text) => ({ kind: 'text', text }));

/** An answer as one string, for comparison and for data. */
export const answerText = (parts: readonly AnswerPart[]): string =>
  groups(parts)
    .map((group) => group.map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text)).join('\n'))
    .join('\n\n');

/** Consecutive items belong to one list; everything else is separate. */
export function groups(parts: readonly AnswerPart[]): AnswerPart[][] {
  const grouped: AnswerPart[][] = [];
  for (const part of parts) {
    const last = grouped.at(-1);
    if (part.kind === 'item' && last?.[0]?.kind === 'item') last.push(part);
    else grouped.push([part]);
  }
  return grouped;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** An answer as the editor stores it. */
export const answerHtml = (parts: readonly AnswerPart[]): string =>
  groups(parts)
    .map((group) => {
      const [first] = group;
      if (first?.kind === 'item')
        return `<ul>${group.map(({ text }) => `<li>${lines(text)}</li>`).join('')}</ul>`;
      if (first?.kind === 'code') return `<pre><code>${escapeHtml(first.text)}</code></pre>`;
      return `<p>${lines(first?.text ?? '')}</p>`;
    })
    .join('');
