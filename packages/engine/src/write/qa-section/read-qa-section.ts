import { type CheerioAPI, load } from 'cheerio';
import type { AnswerPart } from './answer-part.ts';
import { isQuestion } from './is-askable.ts';

export interface QaItem {
  question: string;
  answer: AnswerPart[];
  /** Where the answer comes from, when it says so, and the words that say it. */
  source: { url: string; text: string } | null;
}

/** White space collapsed, the lines kept that the text itself ends. */
const flat = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** A block that is one link and nothing else: where an answer comes from. */
function sourceOf(block: ReturnType<CheerioAPI>): QaItem['source'] {
  const link = block.find('a[href]');
  const text = flat(link.text());
  const url = link.attr('href');
  return link.length === 1 && url && text === flat(block.text()) ? { url, text } : null;
}

/**
 * Reads questions and answers back from the editor's HTML, also after it was edited by hand: a block that is
 * bold or a heading and ends with a question mark asks, what follows answers.
 */
export function readQaSection(html: string): QaItem[] {
  const $ = load(html, null, false);
  for (const element of $('pre br').toArray()) $(element).replaceWith('\n');
  // White space of the source is none of the text; a line break is.
  for (const node of $('*').not('pre, pre *').contents().toArray())
    if (node.type === 'text') node.data = node.data.replace(/\s+/gu, ' ');
  for (const element of $('br').toArray()) $(element).replaceWith('\n');
  const items: QaItem[] = [];
  for (const element of $('p, h1, h2, h3, h4, h5, h6, li, pre').toArray()) {
    const block = $(element);
    if (element.name === 'li' && block.find('p').length > 0) continue;
    const text = element.name === 'pre' ? block.text().replace(/^\n+|\s+$/g, '') : flat(block.text());
    if (text === '') continue;
    const marked = /^h[1-6]$/.test(element.name) || flat(block.find('strong, b').text()) === text;
    const last = items.at(-1);
    if (element.name !== 'pre' && isQuestion(text) && (marked || !last))
      items.push({ question: text.replaceAll('\n', ' '), answer: [], source: null });
    else if (last) {
      const source = sourceOf(block);
      const kind = element.name === 'pre' ? 'code' : block.closest('li').length > 0 ? 'item' : 'text';
      if (source && last.answer.length > 0) last.source = source;
      else last.answer.push({ kind, text });
    }
  }
  return items.filter(({ answer }) => answer.length > 0);
}
