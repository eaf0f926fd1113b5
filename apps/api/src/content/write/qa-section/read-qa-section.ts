import { type CheerioAPI, load } from 'cheerio';
import { isQuestion } from './question-texts.ts';

export interface QaItem {
  question: string;
  /** Paragraphs and list items, plain text. */
  answer: string[];
  /** Where the answer comes from, when it says so. */
  sourceUrl: string | null;
}

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** A block that is one link and nothing else: where an answer comes from. */
function sourceOf(block: ReturnType<CheerioAPI>): string | null {
  const link = block.find('a[href]');
  return link.length === 1 && flat(link.text()) === flat(block.text()) ? (link.attr('href') ?? null) : null;
}

/**
 * Reads questions and answers back from the editor's HTML, also after it was edited by hand: a block that is
 * bold or a heading and ends with a question mark asks, what follows answers.
 */
export function readQaSection(html: string): QaItem[] {
  const $ = load(html, null, false);
  const items: QaItem[] = [];
  for (const element of $('p, h1, h2, h3, h4, h5, h6, li').toArray()) {
    const block = $(element);
    if (element.name === 'li' && block.find('p').length > 0) continue;
    const text = flat(block.text());
    if (text === '') continue;
    const marked = /^h[1-6]$/.test(element.name) || flat(block.find('strong, b').text()) === text;
    const last = items.at(-1);
    if (isQuestion(text) && (marked || !last)) items.push({ question: text, answer: [], sourceUrl: null });
    else if (last) {
      const source = sourceOf(block);
      if (source && last.answer.length > 0) last.sourceUrl = source;
      else last.answer.push(text);
    }
  }
  return items.filter(({ answer }) => answer.length > 0);
}
