import type { NameClue } from '../name-clues.ts';
import { EAST_ASIAN } from '../scripts.ts';
import { isGenericName } from './generic-name.ts';
import { isHomeWord } from './is-home-word.ts';
import { isProgramName } from './is-program-name.ts';
import { isMereManual } from './manual-words.ts';
import { bareName, titleParts } from './title-parts.ts';
import { commonBeginning, inBrackets, SHARED_BY } from './title-shares.ts';
import { nameKey, plain, type TitledPage } from './titled-page.ts';

/**
 * The weight of each place. Two that agree outweigh any single one: each of them may have a wrong name from a
 * template.
 */
export const WEIGHTS: Record<NameClue['from'], number> = {
  'website-data': 5,
  'organization-data': 5,
  'open-graph': 5,
  application: 4,
  copyright: 4,
  logo: 3,
  address: 3,
  profile: 4,
  parent: 1,
};
const IN_TITLE = 1.5;
/** What the title of the home page says beside the word for one: "Accueil - Anvil House". */
const BESIDE_HOME = 2.5;
const MOST_BESIDE_HOME = 3;
/** A longer one whose words have capitals, if the description begins it as well: "Al Rahman Moskee Middelburg". */
const MOST_CAPITALS_BESIDE_HOME = 6;
const LEAST_REPEATED = 2;
const AT_TITLE_END = 0.5;
/** A text in the name's place with more parts than this is a list of keywords. */
const MOST_PARTS = 3;
const MOST_HOLDERS = 2;
const MOST_WORDS = 10;
const LONGEST = 60;
/** The name of a conference or an institute, if two places agree on it. */
const LONGEST_AGREED = 120;
const MOST_AGREED_WORDS = 15;

/** What may be the name of a site. */
export interface Candidate {
  name: string;
  score: number;
  /** Whether a place says it that is made for names, as the logo. */
  told: boolean;
  /** The places that say it. */
  seen: Set<string>;
}

export const isAddress = (name: string) =>
  /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/.test(name) && !isProgramName(name);

/** The number of a course and when it is held: "15316 Fall 2019". */
const OF_A_TERM =
  /^[\w.-]{0,12}\s?(?:spring|summer|fall|autumn|winter)(?: term| semester| quarter)? (?:19|20)\d{2}$/iu;

/** The link from a page of a manual to the first one of its release: "Version 2.4". */
const VERSION_ALONE = /^(?:version|release|v|ver\.)\s?\d+(?:\.\d+){0,4}$/iu;

/** A list of keywords, a sentence, a slogan with a full stop. */
function isNoName(name: string, isAgreed: boolean): boolean {
  const words = name.split(/\s+/).length;
  const commas = name.match(/[,，、;；]/g)?.length ?? 0;
  return (
    name.length > (isAgreed ? LONGEST_AGREED : LONGEST) ||
    words > (isAgreed ? MOST_AGREED_WORDS : MOST_WORDS) ||
    commas >= 2 ||
    OF_A_TERM.test(name) ||
    VERSION_ALONE.test(name) ||
    !/\p{L}/u.test(name) ||
    /[。？！?]$/u.test(name)
  );
}

/** Words of a text that, joined together, are the host's name: "DC Insurance" on dcinsurance.example. */
function spelledLikeHost(text: string, labels: readonly string[]): string[] {
  if (labels.length === 0) return [];
  const words = text.slice(0, 2000).match(/[\p{L}\p{N}&'’.-]+/gu) ?? [];
  const folded = words.map(plain);
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    let together = '';
    for (let length = 1; length <= 4 && at + length <= words.length; length += 1) {
      together += folded[at + length - 1] ?? '';
      if (!labels.some((label) => label.startsWith(together))) break;
      if (!labels.includes(together)) continue;
      const name = words
        .slice(at, at + length)
        .join(' ')
        .replace(/^[^\p{L}\p{N}]+|[.,-]+$/gu, '');
      if (/\p{Lu}|\p{Lo}/u.test(name) && !isAddress(name)) found.add(name);
    }
  }
  return [...found];
}

/**
 * Where the site's own part of a title begins: its last part, or more if the logo says them together, as in
 * "Prices – Ann Lee – Potter" beside the logo "Ann Lee – Potter".
 */
function tailStart({ parts, clues }: TitledPage): number {
  const last = parts.length - 1;
  for (const { text } of clues) {
    const said = titleParts(text);
    const start = parts.length - said.length;
    const isTail =
      said.length > 1 &&
      start > 0 &&
      said.every((part, at) => plain(part) === plain(parts[start + at]?.text ?? ''));
    if (isTail) return start;
  }
  return last;
}

/** What stands both in a title and in the name's place, as the logo or in the head. */
function agreedNames(pages: readonly TitledPage[]): ReadonlySet<string> {
  const titled = new Set(pages.flatMap(({ parts }) => parts.map(({ key }) => key)));
  const clues = pages.flatMap(({ clues: own }) => own.map(({ text }) => nameKey(text)));
  return new Set(clues.filter((key) => titled.has(key)));
}

/** What each part of a title, and its beginning, adds: "Open Rivers, a charity for clean water", "さくら書房（神戸の本屋）・通販". */
function* saidByTitle(page: TitledPage): Generator<[text: string, points: number]> {
  const tail = tailStart(page);
  for (const [at, { text }] of page.parts.entries()) {
    const isEnd = at === 0 || at === tail;
    yield [text, IN_TITLE + (isEnd ? AT_TITLE_END : 0)];
    // In a list, the first is one of many.
    const [before = '', after, ...more] = text.split(/,\s+|[（(]/);
    if (after && more.length === 0) yield [before, IN_TITLE];
  }
}

/** What the title of a home page says beside the word for one; '' if there is none, or more than a name. */
function besideHome({ isHome, parts, description }: TitledPage): string {
  const [name = '', ...more] = parts.map(({ text }) => text).filter((text) => !isHomeWord(text));
  if (!isHome || parts.length !== 2 || more.length > 0) return '';
  // The year of a conference makes its name no slogan.
  const words = name.split(/\s+/).filter((word) => !/^\d{4}$/.test(word));
  if (words.length <= MOST_BESIDE_HOME) return name;
  const areCapitals = words.every((word) => !/^\p{Ll}{3}/u.test(word)) && /^\p{Lu}/u.test(name);
  const isRepeated = description.includes(words.slice(0, LEAST_REPEATED).join(' '));
  return areCapitals && isRepeated && words.length <= MOST_CAPITALS_BESIDE_HOME ? name : '';
}

/**
 * Whether the line of copyright alone writes a name, in letters that the title is not in: "© ANVIL INN" below the title
 * "金床旅館｜客室のご案内". Visitors know it by the other.
 */
const isInOtherLetters = ({ from, text }: NameClue, title: string) =>
  from === 'copyright' &&
  !EAST_ASIAN.test(text) &&
  EAST_ASIAN.test(title) &&
  !plain(title).includes(plain(text));

/** The name in capitals of another script below it, in a logo: "金床旅館 ANVIL INN" beside the title "金床旅館｜客室". */
const SUBTITLE = /^(\S+)\s+[A-Z][A-Z &'’.-]{3,60}$/u;
function withoutSubtitle(text: string, title: string): string {
  const own = SUBTITLE.exec(text)?.[1] ?? '';
  return EAST_ASIAN.test(own) && title.includes(own) ? own : text;
}

/** Places that a template fills once for all pages. */
const TELLS_SITE: ReadonlySet<NameClue['from']> = new Set([
  'organization-data',
  'open-graph',
  'application',
  'copyright',
]);

/**
 * A template that gives the data of the site the title of each page: "Jobs" of "Jobs | Anvil Lab". The whole title is the page's own
 * if its heading says it too, and the places that are the same on every page say something else.
 */
function isTitleOfPage({ from, text }: NameClue, { isHome, parts, headingKey, clues }: TitledPage): boolean {
  const key = nameKey(text);
  if (isHome || parts[0]?.key !== key) return false;
  if (parts.length > 1) return from === 'website-data';
  const told = clues.filter((clue) => TELLS_SITE.has(clue.from)).map((clue) => nameKey(clue.text));
  return (
    (from === 'website-data' || from === 'logo') &&
    headingKey === key &&
    told.length > 0 &&
    !told.some((other) => other.includes(key) || key.includes(other))
  );
}

/** What stands in the places of a page that are made for names. */
function* saidByClues(page: TitledPage): Generator<[clue: NameClue, isWhole: boolean]> {
  const { clues, parts: ofTitle } = page;
  const holders = new Set(clues.flatMap(({ from, text }) => (from === 'copyright' ? [plain(text)] : [])));
  const title = ofTitle.map(({ text }) => text).join(' ');
  for (const clue of clues) {
    if (isInOtherLetters(clue, title) || isTitleOfPage(clue, page)) continue;
    // Several holders of the rights are the authors of a book, not a site.
    if (clue.from === 'copyright' && holders.size > MOST_HOLDERS) continue;
    const parts = titleParts(clue.from === 'logo' ? withoutSubtitle(clue.text, title) : clue.text);
    // If a title is in the name's place, its parts are as likely as those of the title.
    if (parts.length > MOST_PARTS) continue;
    // Of a name with a tagline only the name stands in the title: "Anvil | Blacksmith" beside "Prices | Leeds | Anvil".
    const named = parts.filter((part) => ofTitle.some(({ key }) => key === nameKey(part)));
    if (parts.length > 1)
      for (const text of named.length > 0 ? named : parts) yield [{ ...clue, text }, false];
    else yield [{ ...clue, text: parts[0] ?? clue.text }, true];
  }
}

const lineEnds = /(?<=\p{Ll})\s+(?=\p{Ll})/gu;
/** Whether a logo of two lines has run words together that another place writes apart: "Cooking plainlywith Ann". */
const areRunTogether = (written: string, apart: string): boolean =>
  written !== apart &&
  apart.split(/\s+/).length === written.split(/\s+/).length + 1 &&
  [...apart.matchAll(lineEnds)].some(
    ({ 0: space, index }) => apart.slice(0, index) + apart.slice(index + space.length) === written,
  );

/** Services on which people keep a page of links: they write their own name beside that of the owner. */
const LINK_SERVICE =
  /^(?:linktree|linktr\.ee|beacons(?:\.ai)?|bio\.?link|bio\.?site|campsite(?:\.bio)?|carrd|lnk\.?bio|linkin\.?bio|link in bio|milkshake|taplink|solo\.to|about\.me|bento|hoo\.be|komi|stan|snipfeed|all my links)$/i;

/**
 * Everything on the pages that may be the name of their site, by its key.
 *
 * @param labels of the host.
 * @param shares of the parts of the titles, from 0 to 1, by their keys.
 */
export function nameCandidates(
  pages: readonly TitledPage[],
  labels: readonly string[],
  shares: ReadonlyMap<string, number>,
): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const agreed = agreedNames(pages);
  const isShared = (key: string) => (shares.get(key) ?? 0) >= SHARED_BY;
  const isOfLinks = pages.some(({ clues }) => clues.some(({ from }) => from === 'profile'));
  const add = (written: string, from: string, points: number, told: boolean) => {
    const name = bareName(written);
    const key = plain(name);
    // "Shop" is a name if the titles of most pages end with it.
    if (key.length < 2 || isNoName(name, agreed.has(key)) || isMereManual(name)) return;
    if ((isGenericName(name) || (isOfLinks && LINK_SERVICE.test(name))) && !isShared(key)) return;
    const candidate = found.get(key) ?? { name, score: 0, told: false, seen: new Set<string>() };
    if (!candidate.seen.has(from)) candidate.score += points;
    candidate.seen.add(from);
    if (areRunTogether(candidate.name, name)) candidate.name = name;
    candidate.told ||= told;
    found.set(key, candidate);
  };
  add(commonBeginning(pages), 'title', IN_TITLE + AT_TITLE_END, false);
  for (const page of pages) {
    for (const [{ from, text }, isWhole] of saidByClues(page))
      add(text, from, WEIGHTS[from] / (isWhole ? 1 : 2), isWhole);
    for (const [text, points] of saidByTitle(page)) add(text, 'title', points, false);
    add(besideHome(page), 'home', BESIDE_HOME, false);
    const bracketed = inBrackets(page.title);
    if (isShared(plain(bracketed))) add(bracketed, 'title', IN_TITLE, true);
    const said = `${page.title} ${page.heading} ${page.description} ${page.excerpt}`;
    for (const name of spelledLikeHost(said, labels)) add(name, 'text', 0, false);
  }
  return found;
}
