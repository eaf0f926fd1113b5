import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { isBroken, isDated, pointsElsewhere, withoutEmblems } from '../../language/sentence-signs.ts';
import { isExclaimed } from '../../page/quotable/source-patterns.ts';
import { UNSPACED } from '../../page/scripts.ts';
import { splitSentences } from '../../page/split-sentences.ts';
import { withSpaces } from '../../page/with-spaces.ts';
import { withoutByline } from '../../page/without-byline.ts';
import { isGreeting } from '../../page/without-greeting.ts';
import { bareWords, oneLine, shortened, wholeSentences } from '../sentences.ts';
import { withoutSiteName } from '../without-site-name.ts';
import { derivedDescription } from './derived-description.ts';
import { namesOneDay } from './names-one-day.ts';
import { reaches } from './reaches.ts';
import { shouts } from './telling-sentences.ts';
import { withoutLastCall } from './without-last-call.ts';

export const DESCRIPTION_LEAST = 60;
const DESCRIPTION_MOST = 200;
/** A whole sentence may be this much longer than a cut one. */
const LITTLE_LONGER = 1.4;
/** A short text adds nothing if this share of its words is repeated in the text after it. */
const MOST_REPEATED = 0.75;
/** A shorter text says nothing that the title does not. */
const WORTH_SAYING = 25;

/**
 * The new words that a text needs to add something to a title; characters of a note, in scripts without
 * words.
 */
const LEAST_FRESH = 3;
const LEAST_NOTE = 8;
/** Beside the site's name two say what it is: "Biblioteca Pública Municipal de Navas" of "Biblioteca Navas". */
const LEAST_BESIDE_NAME = 2;
const WHOLE_PHRASE = 40;

/** Whether a text has so many characters. Scripts without spaces say as much with half of them. */
const isAtLeast = (text: string, least: number) => text.length >= (UNSPACED.test(text) ? least / 2 : least);

/** Whether a text adds something to a title: more than its words in another order. */
function adds(text: string, title: string, least = LEAST_FRESH): boolean {
  const inTitle = new Set(bareWords(title));
  const words = bareWords(text);
  const fresh = words.filter((word) => !inTitle.has(word));
  // Scripts without spaces have few "words": there the length decides.
  return fresh.length >= least || (words.length <= 3 && isAtLeast(text, WORTH_SAYING) && text !== title);
}

/** The most words of a sentence that begin with a capital; more if every noun does. */
const MOST_CAPITALS = 0.6;
const MOST_CAPITALS_OF_NOUNS = 0.85;
/** With so many other words and an end, it is a sentence with brands in it: "Sells bikes and accessories from Trek, Klein and more!" */
const LEAST_OTHERS = 5;

/** Badges, menus and keywords in a row: many words, hardly any sentence. */
function isListOfNames(text: string, language: string): boolean {
  const words = text.split(' ');
  if (words.length < 6) return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const ends = (text.match(/[.!?…](\s|$)/g) ?? []).length;
  const most = /^(?:de|lb)\b/i.test(language) ? MOST_CAPITALS_OF_NOUNS : MOST_CAPITALS;
  const isSentence = ends > 0 && words.length - capitals >= LEAST_OTHERS;
  return (
    (capitals / words.length > most && ends < 2 && !isSentence) ||
    (ends === 0 && (text.match(/[,|·•]/g) ?? []).length > 7)
  );
}

/** The section of the manual that a page stands in: "spawn(8)". */
const OF_MANUAL = /\(\d\p{Ll}*\)(?: manual page)?$/iu;

/** Removes a title that a text only repeats before its own words ("Title: words", "Title | Words", "spawn - run a command"). */
function withoutTitle(text: string, title: string): string {
  const command = title.replace(OF_MANUAL, '');
  if (command !== title && text.startsWith(`${command} - `)) return text.slice(command.length + 3);
  if (!text.startsWith(title)) return text;
  const [, rest = ''] = /^\s*[:|–—-]\s+(.+)$/u.exec(text.slice(title.length)) ?? [];
  return /^[^\p{Ll}]/u.test(rest) ? rest : text;
}

/** A table of contents in one line: "5.1. Debian 5.2. FreeBSD 5.3. Windows". */
const OUTLINE = /(?:^|\s)\d{1,2}(?:\.\d{1,2})+\.?\s+\p{Lu}/gu;
/** Code, which a text shows without saying what it is. */
const IS_CODE = /^#\s|\{[^{}]*\}|\{[^{}]*\{/u;
/** Lines drawn with characters, and rows of labelled values: a table or source code, not a sentence. */
const isDrawn = (text: string) =>
  (text.match(OUTLINE) ?? []).length > 2 ||
  /[-=_*#]{5,}/.test(text) ||
  (text.match(/(^|\s)\p{Lu}[\p{L}-]+: /gu) ?? []).length > 3;

export const isLongEnough = (text: string) => isAtLeast(text, DESCRIPTION_LEAST);

const BROKEN_OFF = /[\s,;:、，；：]*(?:…|\.{3,}(?!\.)|。{3}|\[…\]|\[\.{3}\])+\s*["”»]?$/u;
/** The whole sentences at the start of a text. */
const SENTENCES = /^.*[.!?。．！？؟]["”»)]?(?=\s|(?<=[。．！？])[^\s])/su;

/**
 * A text without a truncation mark, or the punctuation before a missing rest. A truncated text may end within a
 * word, so its whole sentences are preferred if they are long enough.
 */
function ended(text: string): string {
  const begun = text.replace(BROKEN_OFF, '');
  const whole = begun === text ? undefined : SENTENCES.exec(begun)?.[0];
  return whole !== undefined && isLongEnough(whole) ? whole : begun.replace(/[\s,;:、，；：(]+$/u, '');
}

/** A text of whole sentences, or one that ends at a pause; never with a truncation mark. */
function fit(text: string, language: string, most: number): string {
  const whole = wholeSentences(text, language, most);
  if (whole && isLongEnough(whole) && !isBroken(whole)) return whole;
  // A slightly longer sentence is better whole.
  const first = wholeSentences(text, language, most * LITTLE_LONGER);
  if (first && isLongEnough(first) && !isBroken(first)) return first;
  const cut = text.length <= most ? ended(text) : shortened(ended(text), most);
  return /[.!?。．！？…][)"”»]?$/u.test(cut) || text.length <= most
    ? cut
    : `${cut}${UNSPACED.test(cut) ? '。' : '.'}`;
}

/** Some systems copy the first characters of a text into its description, without a truncation mark. */
const isBeginning = (description: string, { sections, excerpt }: CrawledPage) =>
  description.length >= DESCRIPTION_LEAST &&
  !/[\p{P}\p{S}]$/u.test(description) &&
  [excerpt, ...sections.slice(0, 3).flatMap(({ text }) => text.split(/\n{2,}/))].some(
    (text) => text.length > description.length && oneLine(text).startsWith(description),
  );

/** The page's text that continues a truncated description; a list that it announces is appended. */
function repaired(description: string, page: CrawledPage): string {
  if (!isBroken(description) && !isBeginning(description, page)) return description;
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
  siteName: string;
  /** Texts that are about the site, not about this page. */
  isBoilerplate: (text: string) => boolean;
  /** What the owner's own llms.txt says about the page. */
  note?: string | undefined;
  /** The owner wrote that file by hand: its text comes first. */
  isCurated?: boolean | undefined;
  /** What another page of the site says about it beside a link. */
  listed?: string | undefined;
}

/** An owner's short text, with the page's text after it if that continues it. */
function extended(short: string, derived: string, most: number): string {
  const known = new Set(bareWords(derived));
  const own = bareWords(short);
  // The text before it on the page is the frame: a price, a remark that all pages have.
  const at = derived.indexOf(short.replace(/[.!?。！？]$/u, ''));
  if (at > 0 && /[.!?。！？]\s*$/u.test(derived.slice(0, at))) return short;
  const repeats = own.filter((word) => known.has(word)).length >= own.length * MOST_REPEATED;
  if (repeats && isLongEnough(derived)) return derived;
  if (derived === '' || bareWords(derived).join(' ').startsWith(bareWords(short).join(' ')))
    return derived || short;
  return withNote(short, derived, most);
}

/** Says something beyond the title, however short: not only a label or a name. */
function isNote(note: string, title: string): boolean {
  const inTitle = new Set(bareWords(title));
  const fresh = bareWords(note).filter((word) => !inTitle.has(word));
  const says = UNSPACED.test(note) ? note.length >= LEAST_NOTE : fresh.length >= LEAST_FRESH;
  return says && note.length <= DESCRIPTION_MOST && !isBroken(note);
}

/** Whether a page's description, in a script without spaces, is a whole sentence that says what the page has: "志垣研究室の論文一覧。". */
const isLabelOfOwn = (description: string, title: string, isBoilerplate: (text: string) => boolean) =>
  UNSPACED.test(description) &&
  /[。．！？]$/u.test(description.trim()) &&
  isNote(oneLine(description), title) &&
  !isBoilerplate(description);

/** Only sentences can continue a text, or stand alone though they are short: not a list of the page's content. */
export const isSpoken = (text: string) => /[.!?。．！？]$/u.test(text) && !text.includes('; ');

/** An owner's note, with the page's text after it if both fit. */
function withNote(note: string, derived: string, most: number): string {
  if (bareWords(derived).join(' ').startsWith(bareWords(note).join(' '))) return derived;
  const sign = /[.!?。！？]$/u.test(note) ? '' : UNSPACED.test(note) ? '。' : '.';
  const both = `${note}${sign}${UNSPACED.test(note) ? '' : ' '}${derived}`;
  return both.length <= most * LITTLE_LONGER ? both : note;
}

/**
 * What a page is about, in its own words: its owner's description (in an llms.txt, in its head, in an index
 * of the site), else its first informative sentences.
 *
 * @param most characters.
 * @returns '' if the page has nothing that adds to its title.
 */
export function describePage(words: PageWords, most = DESCRIPTION_MOST): string {
  const { page, siteName } = words;
  // What happens on one day is news of a home page, and says what the site is only where it names it: "DevDay is on 3 May".
  const isNews =
    page.kind === 'home' &&
    namesOneDay(page.description) &&
    !oneLine(page.description).toLowerCase().includes(siteName.toLowerCase());
  const told = isNews ? tell({ ...words, page: { ...page, description: '' } }, most) : '';
  return isLongEnough(told) ? told : tell(words, most);
}

const LEAST_TOLD = 4;
/** Whether all that a text says is called out: "Guess what! We have news! Hooray!" */
export const isCalledOut = (text: string, language: string): boolean => {
  const sentences = splitSentences(text, language).map((sentence) => sentence.trim());
  return (
    sentences.some(isExclaimed) &&
    sentences.every((sentence) => isExclaimed(sentence) || bareWords(sentence).length < LEAST_TOLD)
  );
};

function tell(words: PageWords, most: number): string {
  const { page, title, language, siteName, isBoilerplate } = words;
  const isOfSite = (text: string) =>
    page.kind === 'home' &&
    text.length >= WHOLE_PHRASE &&
    oneLine(page.description).startsWith(text) &&
    bareWords(title).every((word) => bareWords(text).includes(word));
  const isTelling = (text: string) =>
    isAtLeast(text, WORTH_SAYING) &&
    adds(text, title, isOfSite(text) ? LEAST_BESIDE_NAME : LEAST_FRESH) &&
    !isDrawn(text) &&
    !isBoilerplate(text);
  const isWritten = (text: string) =>
    isTelling(text) &&
    (isOfSite(text) || !isListOfNames(text, language)) &&
    !(pointsElsewhere(text) && text.length < DESCRIPTION_LEAST);
  const bare = (text: string) => withoutTitle(text.slice(0, 2000), title);
  const owned = (text: string) => {
    const whole = withoutSiteName(
      repaired(withoutByline(withSpaces(withoutEmblems(oneLine(text)), page)), page),
      siteName,
    );
    const said = bare(withoutLastCall(whole, language));
    const fitted = isWritten(said) ? fit(said, language, most) : '';
    // The rest of a truncated text may be too short.
    return isBroken(said) && !isLongEnough(fitted) ? '' : fitted;
  };
  const note = owned(words.note ?? '');
  const own = owned(page.description);
  const chosen = words.isCurated ? withoutTitle(withoutEmblems(oneLine(words.note ?? '')), title) : '';
  // An owner's note in a file made by hand is never lost, however short it is.
  if (isNote(chosen, title)) {
    if (isLongEnough(note)) return note;
    // The page's own description may be a longer form of the note.
    if (isLongEnough(own)) return extended(chosen, own, most);
    const derived = bare(derivedDescription(page, title, language, most, siteName));
    return isTelling(derived) && (isLongEnough(derived) || isSpoken(derived))
      ? withNote(chosen, ended(derived), most)
      : chosen;
  }
  if (isLongEnough(own)) return own;
  const listed = owned(words.listed ?? '');
  const named =
    own === '' && isLabelOfOwn(page.description, title, isBoilerplate) ? oneLine(page.description) : '';
  const said = [note, own, listed, named].filter((text) => text !== '' && !isGreeting(text));
  const told = said.find(isLongEnough);
  if (told) return told;
  const derived = bare(derivedDescription(page, title, language, most, siteName));
  const begun = isTelling(derived) ? ended(derived) : '';
  // A slogan in capitals says less than a sentence of the page.
  const short = isLongEnough(begun) && isSpoken(begun) ? said.filter((text) => !shouts(text)) : said;
  if (short[0]) return isLongEnough(begun) && isSpoken(begun) ? extended(short[0], begun, most) : short[0];
  // A short sentence that opens the page says more of it than what stands under other headings.
  if (isLongEnough(begun) || (isSpoken(begun) && isAtLeast(begun, WORTH_SAYING) && !/[!！]$/u.test(begun)))
    return begun;
  // Text that teasers of other pages truncate belongs to those pages.
  const excerpt = bare(withSpaces(oneLine(page.excerpt), page).replace(/\s*\[(?:…|\.{3})\].*$/u, '…'));
  // "non ex regula …", a motto: a sentence begins with a capital, if not with the name of a program.
  const isSentence =
    !/^\p{Ll}+\s/u.test(excerpt) || title.toLowerCase().includes(excerpt.split(' ')[0] ?? '');
  const [opening = ''] = splitSentences(excerpt, language).filter((sentence) => !isGreeting(sentence));
  const isNews = (text: string) => isDated(text) || (page.kind === 'home' && namesOneDay(text));
  const fitted =
    isSentence &&
    !IS_CODE.test(excerpt) &&
    isWritten(excerpt) &&
    !reaches(excerpt.slice(0, most)) &&
    !pointsElsewhere(opening.trim())
      ? fit(excerpt, language, most)
      : '';
  const first = isNews(fitted) || isCalledOut(fitted, language) ? '' : fitted;
  // A short call says no more of the page than its title: "Here are our events!"
  const called = /[!！]$/u.test(begun) ? '' : begun;
  // What a line announces and does not say, "We are a sponsor of:", is no description.
  return isLongEnough(first) ? first : called || (isBroken(excerpt) ? '' : first);
}
