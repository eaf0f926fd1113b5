import { foldText } from '../fold-text.ts';
import type { NameClue, PageNaming } from '../name-clues.ts';
import { collapse } from '../page-text.ts';
import { isGenericName } from './generic-name.ts';
import { inFull } from './in-full.ts';
import { isProgramName } from './is-program-name.ts';
import { bareName, titleParts } from './title-parts.ts';

/**
 * The weight of each place. Two that agree outweigh any single one: each of them may have a wrong name from a
 * template.
 */
const WEIGHTS: Record<NameClue['from'], number> = {
  'website-data': 5,
  'organization-data': 5,
  'open-graph': 5,
  application: 4,
  copyright: 4,
  logo: 3,
  address: 3,
  parent: 1,
};
/** Who has a site of its own is not what this one is called, if it is called anything else. */
const PARENT = 6;
/** A part of a title of which the text speaks as of a place. */
const PLACE = 3;
/** A part of a title that the text writes in lower case says what it is: "an easy-to-use offline browser". */
const COMMON = 2;
const BEFORE_PLACE = /(?:^|[\s(,])(?:in|near|around|dans|près de|in der|em|w|we|v|ve|во?|у|في|te)\s$/iu;
const IN_TITLE = 1.5;
const AT_TITLE_END = 0.5;
const ALONE_ON_HOME = 0.8;
const MOST_WORDS_ALONE = 3;
/** A text in the name's place with more parts than this is a list of keywords. */
const MOST_PARTS = 3;
const MOST_HOLDERS = 2;
/** From three pages on, the part that most titles share is their site's name. */
const LEAST_PAGES = 3;
const SHARED_BY = 0.5;
const SHARED = 4;
const LEAST_IN_PARTS = 0.2;
/** A title that only one of several pages has is its subject. */
const ONLY_HERE = 3;
const LIKE_HOST = 4;
const NEAR_HOST = 2;
const BEGINS_TEXT = 2;
const IN_DESCRIPTION = 2;
const IN_TEXT = 1;
/** The score that a part of a title needs to count as a name; alone it does not reach it. */
const ENOUGH = 2.5;
const MOST_WORDS = 5;
const LONGEST = 60;
/** The name of a conference or an institute, if two places agree on it. */
const LONGEST_AGREED = 120;

interface Candidate {
  name: string;
  score: number;
  told: boolean;
  seen: Set<string>;
}

const plain = (text: string) => foldText(text, '');

/** Labels of a host that may be a name: "acme-tools" of www.acme-tools.co.uk. */
function hostLabels(host: string): string[] {
  if (/^[\d.]+$|:/.test(host) || host === 'localhost') return [];
  const labels = host.replace(/^www\./, '').split('.');
  const named = labels.length > 1 ? labels.slice(0, -1) : labels;
  return named
    .map(plain)
    .filter(
      (label) => label.length > 2 && !/^(?:com|org|net|gov|edu|shop|blog|docs|github|gitlab)$/.test(label),
    );
}

const isAddress = (name: string) =>
  /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/.test(name) && !isProgramName(name);

/** A list of keywords, a sentence, a slogan with a full stop. */
function isNoName(name: string, isAgreed = false): boolean {
  const words = name.split(/\s+/).length;
  const commas = name.match(/[,，、;；]/g)?.length ?? 0;
  return (
    name.length > (isAgreed ? LONGEST_AGREED : LONGEST) ||
    words > MOST_WORDS * (isAgreed ? 3 : 2) ||
    commas >= 2 ||
    !/\p{L}/u.test(name) ||
    /[。？！?]$/u.test(name)
  );
}

/** Whether a text contains a name, as whole words if words have spaces between them. */
function speaksOf(text: string, name: string): number {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return -1;
  const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
  const end = at + name.length;
  const joined = (one: string, other: string) => letter.test(one) && letter.test(other);
  if (joined(text.charAt(at - 1), name.charAt(0)) || joined(name.at(-1) ?? '', text.charAt(end))) return -1;
  return at;
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
        .replace(/[.,-]+$/, '');
      if (/\p{Lu}|\p{Lo}/u.test(name) && !isAddress(name)) found.add(name);
    }
  }
  return [...found];
}

/** Whether a text speaks of something as of a place: "a clinic in Riyadh". */
const isPlaceIn = (text: string, name: string): boolean =>
  text
    .split(name)
    .slice(0, -1)
    .some((before) => BEFORE_PLACE.test(before));

/** Whether a text writes words in lower case that a title has with capitals. One word may be a name and a noun. */
function isCommonNoun(text: string, name: string): boolean {
  const low = name.toLowerCase();
  const at = low === name || !name.includes(' ') ? -1 : text.indexOf(low);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + low.length));
}

/**
 * Where the site's own part of a title begins: its last part, or more if the logo says them together, as in
 * "Prices – Ann Lee – Potter" beside the logo "Ann Lee – Potter".
 */
function tailStart(parts: readonly string[], { clues }: PageNaming): number {
  const last = parts.length - 1;
  for (const { text } of clues) {
    const said = titleParts(text);
    const start = parts.length - said.length;
    const isTail =
      said.length > 1 &&
      start > 0 &&
      said.every((part, at) => plain(part) === plain(parts[start + at] ?? ''));
    if (isTail) return start;
  }
  return last;
}

/** What stands both in a title and in the name's place, as the logo or in the head. */
function agreedNames(pages: readonly PageNaming[]): ReadonlySet<string> {
  const titled = new Set(
    pages.flatMap(({ title }) => titleParts(title).map((part) => plain(bareName(part)))),
  );
  const clues = pages.flatMap(({ clues: own }) => own.map(({ text }) => plain(bareName(text))));
  return new Set(clues.filter((key) => titled.has(key)));
}

const firstWord = (text: string) => plain(/[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '');
const LEAST_FIRST = 4;

/**
 * The whole title and heading of a home page whose line of copyright, logo or data begin with the same word: "Anvil Apps" beside
 * "© 2026 Anvil Ltd". What the titles of other pages share is then one of its things.
 */
function namedByHome(pages: readonly PageNaming[]): { key: string; from: NameClue['from'] } | null {
  for (const { isHome, title, heading, clues } of pages) {
    const [own = '', ...others] = isHome ? titleParts(title) : [];
    const key = plain(bareName(own));
    const first = firstWord(bareName(own));
    if (others.length > 0 || plain(heading) !== key || first.length < LEAST_FIRST) continue;
    if (own.split(/\s+/).length > MOST_WORDS_ALONE || isGenericName(own)) continue;
    const clue = clues.find(({ from, text }) => from !== 'parent' && firstWord(text) === first);
    if (clue) return { key, from: clue.from };
  }
  return null;
}

function collect(
  pages: readonly PageNaming[],
  labels: readonly string[],
  shares: ReadonlyMap<string, number>,
): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  const agreed = agreedNames(pages);
  const add = (written: string, from: string, points: number, told: boolean) => {
    const name = bareName(written);
    const key = plain(name);
    // "Shop" is a name if the titles of most pages end with it.
    if (key.length < 2 || isNoName(name, agreed.has(key))) return;
    if (isGenericName(name) && (shares.get(key) ?? 0) < SHARED_BY) return;
    const candidate = found.get(key) ?? { name, score: 0, told: false, seen: new Set<string>() };
    if (!candidate.seen.has(from)) candidate.score += points;
    candidate.seen.add(from);
    candidate.told ||= told;
    found.set(key, candidate);
  };
  for (const page of pages) {
    const holders = new Set(
      page.clues.flatMap(({ from, text }) => (from === 'copyright' ? [plain(text)] : [])),
    );
    for (const { from, text } of page.clues) {
      // Several holders of the rights are the authors of a book, not a site.
      if (from === 'copyright' && holders.size > MOST_HOLDERS) continue;
      const parts = titleParts(text);
      // If a title is in the name's place, its parts are as likely as those of the title.
      if (parts.length > MOST_PARTS) continue;
      if (parts.length > 1) for (const part of parts) add(part, from, WEIGHTS[from] / 2, false);
      else add(text, from, WEIGHTS[from], true);
    }
    const parts = titleParts(page.title);
    const tail = tailStart(parts, page);
    for (const [at, part] of parts.entries()) {
      const isEnd = at === 0 || at === tail;
      add(part, 'title', IN_TITLE + (isEnd ? AT_TITLE_END : 0), false);
      // "Open Rivers, a charity for clean water", "さくら書房（神戸の本屋）・通販"; in a list, the first is one of many.
      const [before = '', after, ...more] = part.split(/,\s+|[（(]/);
      if (after && more.length === 0) add(before, 'title', IN_TITLE, false);
    }
    const bracketed = inBrackets(page.title);
    if ((shares.get(plain(bracketed)) ?? 0) >= SHARED_BY) add(bracketed, 'title', IN_TITLE, true);
    for (const name of spelledLikeHost(
      `${page.title} ${page.heading} ${page.description} ${page.excerpt}`,
      labels,
    ))
      add(name, 'text', 0, false);
  }
  return found;
}

/** What a title has in brackets at its end: "Parser (anvil HTML parser 1.15 API)", as API references are titled. */
const inBrackets = (title: string): string => /\s\(([^()]{3,60})\)$/u.exec(title.trim())?.[1] ?? '';

/** How often the parts of titles recur from page to page. */
function titleShares(pages: readonly PageNaming[]): Map<string, number> {
  const counts = new Map<string, number>();
  const inParts = pages.filter(({ title }) => titleParts(title).length > 1);
  // A template that gives every page one title has the name there.
  const titled = inParts.length > 0 ? inParts : pages;
  for (const { title } of titled)
    for (const key of new Set(titleParts(title).map((part) => plain(bareName(part)))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  if (pages.length < LEAST_PAGES) return new Map();
  // Few titles in parts are those of one section: "SQL Syntax: select", "SQL Syntax: insert".
  const areMany = titled.length >= pages.length * LEAST_IN_PARTS;
  const all = Math.max(areMany ? titled.length : pages.length, LEAST_PAGES);
  const shares = new Map([...counts].map(([key, count]) => [key, count / all]));
  const bracketed = new Map<string, number>();
  for (const { title } of pages) {
    const key = plain(inBrackets(title));
    bracketed.set(key, (bracketed.get(key) ?? 0) + 1);
  }
  for (const [key, count] of bracketed)
    if (key !== '' && count >= pages.length * SHARED_BY) shares.set(key, count / pages.length);
  return shares;
}

/** What, of several pages, only pages other than the home page have as their title and heading. */
function subjectsOf(pages: readonly PageNaming[]): ReadonlySet<string> {
  const isSubject = new Map<string, boolean>();
  for (const { isHome, title, heading } of pages.length < LEAST_PAGES ? [] : pages) {
    const own = isHome ? null : plain(heading);
    for (const key of titleParts(title).map((part) => plain(bareName(part))))
      isSubject.set(key, key === own && isSubject.get(key) !== false);
  }
  return new Set([...isSubject].flatMap(([key, is]) => (is ? [key] : [])));
}

/** Whether a page has this heading, and a title with another part that the logo or its data say as well: "Our farm – Acme". */
function isHeadingBesideName(pages: readonly PageNaming[], key: string, told: ReadonlySet<string>): boolean {
  const [page, ...others] = pages;
  if (!page || others.length > 0 || page.isHome || plain(page.heading) !== key) return false;
  const parts = titleParts(page.title).map((part) => plain(bareName(part)));
  return parts.includes(key) && parts.some((part) => part !== key && told.has(part));
}

/** The names of those who have a site of their own. */
const parentsOf = (pages: readonly PageNaming[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ clues }) =>
      clues.flatMap(({ from, text }) => (from === 'parent' ? [plain(bareName(text))] : [])),
    ),
  );

function weigh(
  candidate: Candidate,
  key: string,
  pages: readonly PageNaming[],
  labels: readonly string[],
): number {
  const { name } = candidate;
  let { score } = candidate;
  if (labels.includes(key)) score += LIKE_HOST;
  else if (
    key.length > 3 &&
    labels.some((label) => label.includes(key) || (label.length > 4 && key.includes(label)))
  )
    score += NEAR_HOST;
  const best = { description: 0, text: 0 };
  for (const { isHome, description, excerpt } of pages.slice(0, 20)) {
    const inDescription = speaksOf(description, name);
    const inText = speaksOf(excerpt, name);
    if (inDescription >= 0)
      best.description = Math.max(best.description, IN_DESCRIPTION + (inDescription < 12 ? BEGINS_TEXT : 0));
    // What a page other than the home page begins with is its own heading, marked as one or not.
    const isItsHeading = !isHome && !candidate.told && inText >= 0 && inText < 4;
    if (inText >= 0 && !isItsHeading)
      best.text = Math.max(best.text, IN_TEXT + (inText < 12 ? BEGINS_TEXT / 2 : 0));
  }
  score += best.description + best.text;
  if (candidate.told) return score;
  const texts = pages.slice(0, 20).map(({ description, excerpt }) => `${description} ${excerpt}`);
  if (texts.some((text) => isCommonNoun(text, name))) score -= COMMON;
  if (texts.some((text) => isPlaceIn(text, name))) score -= PLACE;
  const words = name.split(/\s+/).length;
  if (words > MOST_WORDS) score -= 3;
  if (/^\p{Ll}/u.test(name) && !labels.includes(key)) score -= 1;
  // A page's heading says what it is about; the home page's may say the name, or be missing.
  const namesItself = ({ isHome, heading, title }: PageNaming) =>
    isHome &&
    titleParts(title).length === 1 &&
    (heading === '' || plain(heading) === key) &&
    words <= MOST_WORDS_ALONE;
  if (pages.some(namesItself)) score += ALONE_ON_HOME;
  else if (pages.every(({ heading }) => plain(heading) === key)) score -= 2;
  return score;
}

const LEGAL_FORM =
  /,?\s+(?:inc|incorporated|llc|ltd|limited|plc|corp|co|gmbh(?:\s&\sco\.?\skg)?|mbh|ag|kg|ohg|ug|e\.\s?k|e\.\s?v|s\.?a\.?s?|sarl|s\.?a\.?r\.?l|s\.?l|s\.?r\.?l|b\.?v|n\.?v|aps|a\/s|oy|ab|sp\.\sz\so\.o|s\.?r\.?o)\.?$/iu;

/** "Tallyroom, Inc" of the line of copyright is "Tallyroom" where the titles say so. */
function asTitled(name: string, pages: readonly PageNaming[]): string {
  const bare = name.replace(LEGAL_FORM, '');
  const isTitled = pages.some(({ title }) => titleParts(title).some((part) => bareName(part) === bare));
  return bare !== name && isTitled ? bare : name;
}

const SHOUTED = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;
/** The titles of so many pages show how a name is written that its logo has in capitals. */
const LEAST_TITLES = 2;

/** "Верба" for the "ВЕРБА" of a logo, where the titles of several pages write it so. */
function asWritten(name: string, pages: readonly PageNaming[]): string {
  if (!SHOUTED.test(name)) return name;
  const parts = pages.flatMap(({ title }) => titleParts(title).map((part) => collapse(bareName(part))));
  const written = parts.filter((part) => plain(part) === plain(name) && !SHOUTED.test(part));
  const shouted = parts.filter((part) => part === name);
  return written.length >= LEAST_TITLES && shouted.length === 0 ? (written[0] ?? name) : name;
}

/**
 * The site's own name: the name in which several places agree (structured data, Open Graph, the copyright
 * line, the logo, the host), or the part of its titles that recurs. Never a host or a list of keywords.
 *
 * @param host of its address, with or without www.
 * @returns null if no name can be distinguished from a topic or a slogan.
 */
export function nameSite(pages: readonly PageNaming[], host: string): string | null {
  const labels = hostLabels(host);
  const shares = titleShares(pages);
  let best: { name: string; score: number } | null = null;
  const parents = parentsOf(pages);
  const subjects = subjectsOf(pages);
  const candidates = collect(pages, labels, shares);
  const own = namedByHome(pages);
  const told = new Set([...candidates].flatMap(([key, candidate]) => (candidate.told ? [key] : [])));
  for (const [key, candidate] of candidates) {
    const share = shares.get(key) ?? 0;
    const ofHome = own?.key === key ? WEIGHTS[own.from] : 0;
    const isOfPart = own !== null && own.key !== key;
    const shared =
      share >= SHARED_BY && !isOfPart ? SHARED * share - (isGenericName(candidate.name) ? 1 : 0) : 0;
    const isSubject =
      !candidate.told && shared === 0 && (subjects.has(key) || isHeadingBesideName(pages, key, told));
    const against = (isSubject ? ONLY_HERE : 0) + (parents.has(key) ? PARENT : 0);
    const score = weigh(candidate, key, pages, labels) + shared + ofHome - against;
    // A host only counts as the name if the site itself says so in its own words.
    if (isAddress(candidate.name) && !(candidate.told && /\p{Lu}/u.test(candidate.name))) continue;
    if (!best || score > best.score) best = { name: candidate.name, score };
  }
  if (!best || best.score < ENOUGH) return null;
  return asWritten(inFull(asTitled(collapse(best.name), pages), pages), pages);
}
