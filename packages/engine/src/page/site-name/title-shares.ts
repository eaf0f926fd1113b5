import { plain, type TitledPage } from './titled-page.ts';

/** From three pages on, the part that most titles share is their site's name. */
const LEAST_PAGES = 3;
/** The share of titles from which on a part is that of most of them. */
export const SHARED_BY = 0.5;
const LEAST_IN_PARTS = 0.2;

/**
 * What a title has in brackets at its end, without a version: "Parser (anvil HTML parser 1.15 API)", as API references are titled,
 * "Loops (GNU Anvil (version 7.3.0))", as Texinfo's manuals are.
 */
export const inBrackets = (title: string): string =>
  /\s\(([^()]{3,60}?)(?:\s\((?:version|v|release|edition)[\s.]?[^()]{1,20}\))?\)$/iu.exec(
    title.trim(),
  )?.[1] ?? '';

const LEAST_WORDS = 2;
const wordsOf = (title: string) => title.split(/\s+/u).map((word) => word.replace(/[,;]+$/u, ''));

/**
 * The words with which the titles of all pages begin, where nothing parts them from the rest: "Anvil House", "Anvil House
 * Prices". '' if there are none, or a title in parts says more.
 */
export function commonBeginning(pages: readonly TitledPage[]): string {
  const titles = [...new Set(pages.map(({ title }) => title.trim()))];
  const isPlain = pages.every(({ parts }) => parts.length === 1);
  const [first = [], ...others] = titles.map(wordsOf);
  if (titles.length < LEAST_PAGES || !isPlain || !pages.some(({ isHome }) => isHome)) return '';
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const shared = differs === -1 ? first : first.slice(0, differs);
  return shared.length >= LEAST_WORDS && /^\p{Lu}/u.test(shared.at(-1) ?? '') ? shared.join(' ') : '';
}

/** How often the parts of titles recur from page to page, by their keys. */
export function titleShares(pages: readonly TitledPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  const inParts = pages.filter(({ parts }) => parts.length > 1);
  // A template that gives every page one title has the name there.
  const titled = inParts.length > 0 ? inParts : pages;
  for (const { parts } of titled)
    for (const key of new Set(parts.map((part) => part.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
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
  const begun = commonBeginning(pages);
  if (begun !== '') shares.set(plain(begun), 1);
  return shares;
}

/** What, of several pages, only pages other than the home page have as their title and heading, or as their title without one. */
export function subjectsOf(pages: readonly TitledPage[]): ReadonlySet<string> {
  const isSubject = new Map<string, boolean>();
  for (const { isHome, parts, headingKey } of pages.length < LEAST_PAGES ? [] : pages) {
    const isTitleOf = (key: string) => (headingKey === '' ? parts.length === 1 : key === headingKey);
    for (const { key } of parts)
      isSubject.set(key, !isHome && isTitleOf(key) && isSubject.get(key) !== false);
  }
  return new Set([...isSubject].flatMap(([key, is]) => (is ? [key] : [])));
}
