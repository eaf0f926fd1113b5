import { collapse, cut } from '../../page/page-text.ts';
import type { PageTitles } from '../crawled-site.ts';

const LONGEST = 120;
/** What stands between the parts of a title: a dash, a bar, a dot, also an emblem. */
const SEPARATOR = /\s+(?:[|–—·•:»«›‹/~-]+|\p{Extended_Pictographic}\ufe0f?)\s+|\s*[|｜»›•·]\s*|:\s+/u;
const JOINT = new RegExp(`(${SEPARATOR.source})`, 'u');
/** Titles that say nothing by themselves. */
const EMPTY =
  /^(?:home|home ?page|index|welcome|start|start ?page|main|main page|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos?|início|bem-vindo|benvenut[oi]|hem|forside|untitled(?: document| page)?|new page|page|document|no title|default|title|главная|首页|ホーム|トップページ)[\s!.…]*$/iu;

const IDENTIFIER = /\s[—–-]\s(?:\w+_\w+|\w+\(\))$/u;

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a part of a title is the site's name or next to it ("The Example Project" for "Example"). */
function isName(part: string, names: readonly string[]): boolean {
  const own = plain(part);
  return own !== '' && names.some((name) => plain(name) === own);
}

/** Leaves the site's name out of a title, at its start or end; a title that is nothing else stays. */
export function withoutName(title: string, names: readonly string[]): string {
  let parts = title.split(JOINT);
  while (parts.length > 1 && isName(parts.at(-1) ?? '', names)) parts = parts.slice(0, -2);
  while (parts.length > 1 && isName(parts[0] ?? '', names)) parts = parts.slice(2);
  return parts.join('').trim();
}

/** Whether a title names its page at all. */
export const isTelling = (title: string, names: readonly string[]) =>
  plain(title).length > 1 && !EMPTY.test(title) && !isName(title, names);

/** Something only a program would call a page: a file name, an address, a slug. */
const isSlug = (title: string) =>
  /^https?:|^www\.|\.(?:html?|php|aspx?)$|^\//i.test(title) || /^[a-z0-9]+(?:-[a-z0-9]+){2,}$/.test(title);

/** The last word on an address when a page says nothing: "/getting-started/" is "Getting started". */
export function wordsOfAddress(url: string): string {
  const parts = new URL(url).pathname.split('/').filter(Boolean);
  const last = parts.findLast((part) => !/^index\b/i.test(part)) ?? '';
  let words = last.replace(/\.[a-z]{2,5}$/i, '').replace(/[-_+]+/g, ' ');
  try {
    words = decodeURIComponent(words);
  } catch {
    // Not UTF-8: as it is written.
  }
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Share of the shorter title's words that the other has, too. */
function agreement(one: string, other: string): number {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!few || !many || few.size === 0) return 0;
  return [...few].filter((word) => many.has(word)).length / few.size;
}

export interface TitleContext {
  url: string;
  isHome: boolean;
  /** The site's names, best first; may be empty while only its home page is known. */
  names: readonly string[];
  /** The home page's `<title>`: a page that repeats it has no title of its own. */
  homeTitle: string;
  excerpt: string;
}

/**
 * The page's name in a few words: its `<title>` without the site's name where that tells it apart, reconciled
 * with the main heading; then what social networks are told, then the heading, then its first words.
 */
export function pageTitle(titles: PageTitles, context: TitleContext): string {
  const { names, isHome, homeTitle } = context;
  const clean = (title: string) => withoutName(collapse(title), names);
  const useful = (title: string) => isTelling(title, names) && !isSlug(title);
  const repeatsHome = !isHome && homeTitle !== '' && collapse(titles.document) === collapse(homeTitle);
  const document = repeatsHome ? '' : clean(titles.document);
  const heading = clean(titles.heading);
  const social = clean(titles.social);
  if (useful(document) && useful(heading)) {
    // A name of code that only the title tells ("Read a file — read_file") is what its readers look for.
    if (document.startsWith(heading) && IDENTIFIER.test(document)) return cut(document, LONGEST);
    // Where they say the same, the heading is the page's own words; a title is often stretched for engines.
    const short = heading.length <= 70 && heading.length >= 3;
    const chosen =
      short && agreement(document, heading) >= 0.6 && heading.length <= document.length + 20
        ? heading
        : document;
    return cut(chosen, LONGEST);
  }
  const found = [document, social, heading, clean(titles.headline)].find(useful);
  if (found) return cut(found, LONGEST);
  if (isHome) return names[0] ?? new URL(context.url).host.replace(/^www\./, '');
  const written = [heading, document].find((title) => isTelling(title, names));
  if (written) return cut(written, LONGEST);
  const [sentence = ''] = context.excerpt.split(/(?<=[.!?。])\s/);
  if (sentence.length > 3 && sentence.length <= 80) return sentence;
  return wordsOfAddress(context.url) || names[0] || context.url;
}
