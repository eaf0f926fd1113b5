import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { isBroken, pointsElsewhere, withoutEmblems } from '../sentence-signs.ts';
import { bareWords, cutAtWord, oneLine, wholeSentences } from '../sentences.ts';
import { derivedDescription } from './derived-description.ts';

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

function fit(text: string, language: string, most: number): string {
  const whole = wholeSentences(text, language, most);
  return whole && whole.length >= DESCRIPTION_LEAST ? whole : cutAtWord(text, most);
}

/** The text of the page that goes on where its description was broken off; a list it announces is joined to it. */
function mended(description: string, page: CrawledPage): string {
  if (!isBroken(description)) return description;
  const start = description.replace(/[\s.…[\]:：,;(]+$/u, '');
  const paragraphs = page.sections.slice(0, 3).flatMap(({ text }) => text.split(/\n{2,}/));
  const texts = [...paragraphs, page.excerpt].map(oneLine);
  const at = start.length > 20 ? texts.findIndex((text) => text.startsWith(start)) : -1;
  const found = texts[at];
  if (found === undefined) return description;
  if (!/[:：]$/u.test(found)) return found;
  const items = texts
    .slice(at + 1, Math.min(at + 4, paragraphs.length))
    .map((item) => item.replace(/[.;]$/u, ''));
  return items.length > 0 ? `${found} ${items.join('; ')}.` : found;
}

export interface PageWords {
  page: CrawledPage;
  title: string;
  language: string;
  /** Texts that are about the site, not about this page. */
  isBoilerplate: (text: string) => boolean;
}

/**
 * What a page is about, in its own words: what it says of itself, else its first telling sentences.
 *
 * @param most characters.
 * @returns '' when the page has nothing that adds to its title.
 */
export function describePage({ page, title, language, isBoilerplate }: PageWords, most = DESCRIPTION_MOST) {
  const isTelling = (text: string) =>
    text.length >= WORTH_SAYING && adds(text, title) && !isDrawn(text) && !isBoilerplate(text);
  const isWritten = (text: string) =>
    isTelling(text) && !isListOfNames(text) && !(pointsElsewhere(text) && text.length < DESCRIPTION_LEAST);
  const bare = (text: string) => withoutTitle(text.slice(0, 2000), title);
  const said = bare(mended(withoutEmblems(oneLine(page.description)), page));
  const own = isWritten(said) ? fit(said, language, most) : '';
  if (own.length >= DESCRIPTION_LEAST && !isBroken(said)) return own;
  const derived = bare(derivedDescription(page, title, language, most));
  const told = isTelling(derived) ? derived : '';
  if (told.length >= DESCRIPTION_LEAST) return told;
  const excerpt = bare(oneLine(page.excerpt));
  const begun = isWritten(excerpt) ? fit(excerpt, language, most) : '';
  const candidates = [own, begun, told].filter((text) => text !== '');
  return candidates.find((text) => text.length >= DESCRIPTION_LEAST) ?? candidates[0] ?? '';
}
