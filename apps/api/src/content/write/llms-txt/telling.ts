import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { bareWords, cutAtWord, oneLine, wholeSentences } from '../sentences.ts';

export const DESCRIPTION_LEAST = 60;
const DESCRIPTION_MOST = 200;
/** Below this a text says nothing that the title does not. */
const WORTH_SAYING = 25;

/** Whether a text adds something to a title: more than its words in another order. */
function adds(text: string, title: string): boolean {
  const inTitle = new Set(bareWords(title));
  const words = bareWords(text);
  const fresh = words.filter((word) => !inTitle.has(word));
  // Writing without spaces has few "words": there the length decides.
  return fresh.length >= 3 || (words.length <= 3 && text.length >= WORTH_SAYING && text !== title);
}

/** Rows of badges, menus and key words: many words, hardly any sentence. */
function isListOfNames(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 6) return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const ends = (text.match(/[.!?…](\s|$)/g) ?? []).length;
  return (
    (capitals / words.length > 0.6 && ends < 2) || (ends === 0 && (text.match(/[,|·•]/g) ?? []).length > 7)
  );
}

/** Takes a title off that a text merely repeats before its own words ("Title: words", "Title | Words"). */
function withoutTitle(text: string, title: string): string {
  if (!text.startsWith(title)) return text;
  const [, rest = ''] = /^\s*[:|–—-]\s+(.+)$/u.exec(text.slice(title.length)) ?? [];
  return /^[^\p{Ll}]/u.test(rest) ? rest : text;
}

/** Lines drawn with signs, and rows of labelled values: a table or a source, not a sentence. */
const isDrawn = (text: string) =>
  /[-=_*#]{5,}/.test(text) || (text.match(/(^|\s)\p{Lu}[\p{L}-]+: /gu) ?? []).length > 3;

function fit(text: string, language: string): string {
  const whole = wholeSentences(text, language, DESCRIPTION_MOST);
  return whole && whole.length >= DESCRIPTION_LEAST ? whole : cutAtWord(text, DESCRIPTION_MOST);
}

/**
 * What a page is about, in its own words: what it says of itself, else its first telling sentences.
 *
 * @param isBoilerplate texts that other pages of the site carry too.
 * @returns '' when the page has nothing that adds to its title.
 */
export function describePage(
  page: CrawledPage,
  title: string,
  language: string,
  isBoilerplate: (text: string) => boolean,
): string {
  const candidates = [page.description, page.excerpt, ...page.sections.slice(0, 4).map(({ text }) => text)]
    .map((text) => withoutTitle(oneLine(text.slice(0, 2000)), title))
    .filter(
      (text) =>
        text.length >= WORTH_SAYING &&
        adds(text, title) &&
        !isListOfNames(text) &&
        !isDrawn(text) &&
        !isBoilerplate(text),
    )
    .map((text) => fit(text, language));
  return candidates.find((text) => text.length >= DESCRIPTION_LEAST) ?? candidates[0] ?? '';
}
