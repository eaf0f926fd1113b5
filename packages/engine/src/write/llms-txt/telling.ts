import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { isBroken, pointsElsewhere, withoutEmblems } from '../sentence-signs.ts';
import { bareWords, oneLine, shortened, wholeSentences } from '../sentences.ts';
import { derivedDescription } from './derived-description.ts';

export const DESCRIPTION_LEAST = 60;
const DESCRIPTION_MOST = 200;
/** What is said whole may be so much longer than what is cut. */
const LITTLE_LONGER = 1.4;
/** A short text whose words so many come again in what follows it adds nothing. */
const MOST_REPEATED = 0.75;
/** Below this a text says nothing that the title does not. */
const WORTH_SAYING = 25;

/** Words by which a text says something that a title does not; signs of a note, where there are no words. */
const LEAST_FRESH = 3;
const LEAST_NOTE = 8;

/** Whether a text adds something to a title: more than its words in another order. */
function adds(text: string, title: string): boolean {
  const inTitle = new Set(bareWords(title));
  const words = bareWords(text);
  const fresh = words.filter((word) => !inTitle.has(word));
  // Writing without spaces has few "words": there the length decides.
  return fresh.length >= LEAST_FRESH || (words.length <= 3 && text.length >= WORTH_SAYING && text !== title);
}

/** So many words of a sentence begin with a capital at most; more where every noun does. */
const MOST_CAPITALS = 0.6;
const MOST_CAPITALS_OF_NOUNS = 0.85;

/** Rows of badges, menus and key words: many words, hardly any sentence. */
function isListOfNames(text: string, language: string): boolean {
  const words = text.split(' ');
  if (words.length < 6) return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const ends = (text.match(/[.!?…](\s|$)/g) ?? []).length;
  const most = /^(?:de|lb)\b/i.test(language) ? MOST_CAPITALS_OF_NOUNS : MOST_CAPITALS;
  return (
    (capitals / words.length > most && ends < 2) || (ends === 0 && (text.match(/[,|·•]/g) ?? []).length > 7)
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

/** Writing without spaces says as much with half the signs. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
export const isLongEnough = (text: string) =>
  text.length >= (UNSPACED.test(text) ? DESCRIPTION_LEAST / 2 : DESCRIPTION_LEAST);

/** A text without the mark that it was broken off, or the sign after which more was to come. */
const ended = (text: string) =>
  text
    .replace(/[\s,;:、，；：]*(?:…|\.{3,}|。{3}|\[…\]|\[\.{3}\])+\s*["”»]?$/u, '')
    .replace(/[\s,;:、，；：(]+$/u, '');

/** A text of whole sentences, or one that ends where a sentence pauses; never a mark that it goes on. */
function fit(text: string, language: string, most: number): string {
  const whole = wholeSentences(text, language, most);
  if (whole && isLongEnough(whole) && !isBroken(whole)) return whole;
  // A sentence a little longer is better whole.
  const first = wholeSentences(text, language, most * LITTLE_LONGER);
  if (first && isLongEnough(first) && !isBroken(first)) return first;
  const cut = text.length <= most ? ended(text) : shortened(ended(text), most);
  return /[.!?。！？…][)"”»]?$/u.test(cut) || text.length <= most
    ? cut
    : `${cut}${UNSPACED.test(cut) ? '。' : '.'}`;
}

/** The text of the page that goes on where its description was broken off; a list it announces is joined to it. */
function repaired(description: string, page: CrawledPage): string {
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
  /** What the owner's own llms.txt says of the page. */
  note?: string | undefined;
  /** The owner wrote that file by hand: what it says comes first. */
  isCurated?: boolean | undefined;
  /** What a page of the site says of it beside a link. */
  listed?: string | undefined;
}

/** A short text that its owner wrote, with the words of the page after it where they go on. */
function extended(short: string, derived: string, most: number): string {
  const known = new Set(bareWords(derived));
  const own = bareWords(short);
  // What stands before it on the page is its frame: a price, a remark that all pages have.
  const at = derived.indexOf(short.replace(/[.!?。！？]$/u, ''));
  if (at > 0 && /[.!?。！？]\s*$/u.test(derived.slice(0, at))) return short;
  const repeats = own.filter((word) => known.has(word)).length >= own.length * MOST_REPEATED;
  if (repeats && isLongEnough(derived)) return derived;
  if (derived === '' || bareWords(derived).join(' ').startsWith(bareWords(short).join(' ')))
    return derived || short;
  return withNote(short, derived, most);
}

/** Says something beside the title, however short: a label or a name alone does not. */
function isNote(note: string, title: string): boolean {
  const inTitle = new Set(bareWords(title));
  const fresh = bareWords(note).filter((word) => !inTitle.has(word));
  const says = UNSPACED.test(note) ? note.length >= LEAST_NOTE : fresh.length >= LEAST_FRESH;
  return says && note.length <= DESCRIPTION_MOST && !isBroken(note);
}

/** An owner's note, with the words of the page after it where they fit. */
function withNote(note: string, derived: string, most: number): string {
  if (bareWords(derived).join(' ').startsWith(bareWords(note).join(' '))) return derived;
  const sign = /[.!?。！？]$/u.test(note) ? '' : UNSPACED.test(note) ? '。' : '.';
  const both = `${note}${sign}${UNSPACED.test(note) ? '' : ' '}${derived}`;
  return both.length <= most * LITTLE_LONGER ? both : note;
}

/**
 * What a page is about, in its own words: what its owner says of it (in an llms.txt, in its head, in an index of the
 * site), else its first telling sentences.
 *
 * @param most characters.
 * @returns '' when the page has nothing that adds to its title.
 */
export function describePage(words: PageWords, most = DESCRIPTION_MOST): string {
  const { page, title, language, isBoilerplate } = words;
  const isTelling = (text: string) =>
    text.length >= WORTH_SAYING && adds(text, title) && !isDrawn(text) && !isBoilerplate(text);
  const isWritten = (text: string) =>
    isTelling(text) &&
    !isListOfNames(text, language) &&
    !(pointsElsewhere(text) && text.length < DESCRIPTION_LEAST);
  const bare = (text: string) => withoutTitle(text.slice(0, 2000), title);
  const owned = (text: string) => {
    const said = bare(repaired(withoutEmblems(oneLine(text)), page));
    const fitted = isWritten(said) ? fit(said, language, most) : '';
    // What is left of a text that was broken off may be too little.
    return isBroken(said) && !isLongEnough(fitted) ? '' : fitted;
  };
  const note = owned(words.note ?? '');
  const own = owned(page.description);
  const chosen = words.isCurated ? withoutTitle(withoutEmblems(oneLine(words.note ?? '')), title) : '';
  // What its owner wrote of a page in a file made by hand is never lost, however short it is.
  if (isNote(chosen, title)) {
    if (isLongEnough(note)) return note;
    // The page's own description may be the note in more words.
    if (isLongEnough(own)) return extended(chosen, own, most);
    const derived = bare(derivedDescription(page, title, language, most));
    return isTelling(derived) && isLongEnough(derived) ? withNote(chosen, ended(derived), most) : chosen;
  }
  if (isLongEnough(own)) return own;
  const listed = owned(words.listed ?? '');
  const short = [note, own, listed].filter((text) => text !== '');
  const told = short.find(isLongEnough);
  if (told) return told;
  const derived = bare(derivedDescription(page, title, language, most));
  const begun = isTelling(derived) ? ended(derived) : '';
  // Only sentences go on from it, no list of what the page has.
  const isSpoken = /[.!?。！？]$/u.test(begun) && !begun.includes('; ');
  if (short[0]) return isLongEnough(begun) && isSpoken ? extended(short[0], begun, most) : short[0];
  if (isLongEnough(begun)) return begun;
  // What teasers of other pages broke off is told by those pages.
  const excerpt = bare(oneLine(page.excerpt).replace(/\s*\[(?:…|\.{3})\].*$/u, '…'));
  const first = isWritten(excerpt) ? fit(excerpt, language, most) : '';
  return isLongEnough(first) ? first : begun || first;
}
