import { type CheerioAPI, load } from 'cheerio';
import { isQuestion } from '../is-question.ts';
import type { AnswerPart } from './answer-part.ts';

export interface QaItem {
  question: string;
  answer: AnswerPart[];
  /** The source of the answer, if it is named, and the words that name it. */
  source: { url: string; text: string } | null;
}

/** White space collapsed; the text's own line breaks are kept. */
const flat = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** A block that is only a link: the source of an answer. */
function sourceOf(block: ReturnType<CheerioAPI>): QaItem['source'] {
  const link = block.find('a[href]');
  const text = flat(link.text());
  const url = link.attr('href');
  return link.length === 1 && url && text === flat(block.text()) ? { url, text } : null;
}

/**
 * Reads questions and answers from the editor's HTML, also after manual edits: a bold block or a heading that
 * ends with a question mark is a question, the text after it is its answer.
 */
export function readQaSection(html: string): QaItem[] {
  const $ = load(html, null, false);
  for (const element of $('pre br').toArray()) $(element).replaceWith('\n');
  // White space in the source is not part of the text; a line break is.
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
