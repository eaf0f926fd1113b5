import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { collapse, cut } from '../../page/page-text.ts';
import { hideGuillemets, showGuillemets } from '../../page/site-name/guillemets.ts';
import { isTemplateTitle, withoutSystemTagline } from '../../page/site-name/template-title.ts';
import type { PageTitles } from '../crawled-site.ts';

const LONGEST = 120;
/** Separators between the parts of a title: a dash, a bar, a dot, an emblem. */
const SEPARATOR = /\s+(?:[|–—·•:»«›‹/~-]+|\p{Extended_Pictographic}\ufe0f?)\s+|\s*[|｜»›•·]\s*|:\s+/u;
const JOINT = new RegExp(`(${SEPARATOR.source})`, 'u');
/** Titles that say nothing on their own. */
const EMPTY =
  /^(?:home|home ?page|index|welcome|start|start ?page|main|main page|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos?|início|bem-vindo|benvenut[oi]|hem|hjem|forside|etusivu|avaleht|strona główna|domů|domov|početna|naslovnica|kezdőlap|főoldal|acasă|ana ?sayfa|beranda|головна|начало|αρχική|首頁|홈|الرئيسية|trang chủ|หน้าแรก|untitled(?: document| page)?|new page|page|document|no title|default|title|главная|首页|ホーム|トップページ)[\s!.…]*$/iu;

const IDENTIFIER = /\s[—–-]\s(?:\w+_\w+|\w+\(\))$/u;

/** Signs on both sides that adorn a heading: "- Dyslexia -", "~ Menu ~". */
const ADORNMENTS = new Set('-–—~*=_•·|');

/** A heading without the signs on both its sides. */
function unadorned(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ADORNMENTS.has(text.charAt(start))) start += 1;
  while (end > start && ADORNMENTS.has(text.charAt(end - 1))) end -= 1;
  return start > 0 && end > start && end < text.length ? text.slice(start, end).trim() : text;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a part of a title is the site's name or similar ("The Example Project" for "Example"). */
function isName(part: string, names: readonly string[]): boolean {
  const own = plain(part);
  return own !== '' && names.some((name) => plain(name) === own);
}

/**
 * Removes the site's name from the start or end of a title, or with what stands after it ("Prices – Acme | Cuts, Colours"); a
 * title that is only the name stays.
 */
export function withoutName(title: string, names: readonly string[]): string {
  let parts = hideGuillemets(title).split(JOINT);
  while (parts.length > 1 && isName(parts.at(-1) ?? '', names)) parts = parts.slice(0, -2);
  while (parts.length > 1 && isName(parts[0] ?? '', names)) parts = parts.slice(2);
  const within = parts.findIndex((part, at) => at > 0 && at % 2 === 0 && isName(part, names));
  if (within > 0) parts = parts.slice(0, within - 1);
  return showGuillemets(parts.join('')).trim();
}

/** Whether a title names its page. */
export const isTelling = (title: string, names: readonly string[]) =>
  plain(title).length > 1 && !EMPTY.test(title) && !isTemplateTitle(title) && !isName(title, names);

/** A name that only a program would give a page: a file name, an address, a slug. */
const isSlug = (title: string) =>
  /^https?:|^www\.|\.(?:html?|php|aspx?)$|^\//i.test(title) || /^[a-z0-9]+(?:-[a-z0-9]+){2,}$/.test(title);

/** A title from the address, if a page has none: "/getting-started/" becomes "Getting started". */
export function wordsOfAddress(url: string): string {
  const parts = new URL(url).pathname.split('/').filter(Boolean);
  const last = parts.findLast((part) => !/^index\b/i.test(part)) ?? '';
  const words = percentDecoded(last.replace(/\.[a-z]{2,5}$/i, '').replace(/[-_+]+/g, ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Share of the shorter title's words that the other also has. */
function agreement(one: string, other: string): number {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!few || !many || few.size === 0) return 0;
  return [...few].filter((word) => many.has(word)).length / few.size;
}

const tight = (text: string) => text.replace(/\s+/gu, '');

/** A heading whose lines were run together, as another title of the page writes it: "Acme Labby Ann Lee" beside "Acme Lab by Ann Lee | Leeds". */
function spacedAs(heading: string, written: string): string {
  const wanted = tight(heading);
  if (wanted.length > LONGEST) return heading;
  const words = collapse(written).split(' ');
  for (let from = 0; from < words.length; from += 1) {
    let joined = '';
    for (let to = from; to < words.length && joined.length < wanted.length; to += 1) {
      joined += words[to] ?? '';
      if (joined === wanted) return words.slice(from, to + 1).join(' ');
    }
  }
  return heading;
}

/** Before a heading: "1. ", "2.3 ". */
const NUMBER = /^\d{1,3}(?:\.\d{1,3}){0,3}\.?\s+/u;

export interface TitleContext {
  url: string;
  isHome: boolean;
  /** The site's names, best first; may be empty while only its home page is known. */
  names: readonly string[];
  /** The home page's `<title>`: a page that repeats it has no title of its own. */
  homeTitle: string;
  excerpt: string;
  /** Whether its `<title>` was copied from another page: its own heading tells what it is. */
  isTitleShared?: boolean;
  /** The heading that opens a page without an H1; '' for none. */
  opening?: string;
  /** What the site's menu calls it; '' if the menu does not lead to it, or calls others the same. */
  menu?: string;
}

/**
 * A short name for the page: its `<title>` without the site's name if that distinguishes it, reconciled with
 * the main heading; then the title for social networks, then the heading, then what the menu calls it, then the heading that opens
 * it, then its first words.
 */
export function pageTitle(titles: PageTitles, context: TitleContext): string {
  const { names, isHome, homeTitle } = context;
  const clean = (title: string) => withoutName(withoutSystemTagline(unadorned(collapse(title))), names);
  const useful = (title: string) => isTelling(title, names) && !isSlug(title);
  const repeatsHome = !isHome && homeTitle !== '' && collapse(titles.document) === collapse(homeTitle);
  const document = repeatsHome ? '' : clean(titles.document);
  const heading = clean(spacedAs(titles.heading, titles.document || titles.social));
  const social = clean(titles.social);
  const menu = clean(context.menu ?? '');
  if (useful(document) && useful(heading)) {
    // Readers look for a code name that only the title has ("Read a file — read_file").
    if (document.startsWith(heading) && IDENTIFIER.test(document)) return cut(document, LONGEST);
    // One of them may be in small letters for its looks.
    if (plain(document) === plain(heading) && /^\p{Ll}/u.test(heading)) return cut(document, LONGEST);
    // A heading may be numbered, or have its parts set side by side: "1. Datatypes", "AnvilHornset_size" of "Anvil.Horn.set_size".
    const isNumbered = NUMBER.test(heading) && plain(document) === plain(heading.replace(NUMBER, ''));
    const isJoined = plain(document) === plain(heading) && wordsOf(document).size > wordsOf(heading).size;
    if (isNumbered || isJoined) return cut(document, LONGEST);
    // "Pricing - Start for free" above the heading "START FOR FREE": the menu says which part is the name.
    const parts = document.split(SEPARATOR).map(plain);
    const isOtherPart = parts.includes(plain(menu)) && parts.includes(plain(heading));
    if (menu !== '' && isOtherPart && plain(menu) !== plain(heading)) return menu;
    // If both say the same, use the heading: titles are often lengthened for engines.
    const short = heading.length <= 70 && heading.length >= 3;
    const chosen =
      short &&
      (context.isTitleShared ||
        (agreement(document, heading) >= 0.6 && heading.length <= document.length + 20))
        ? heading
        : document;
    return cut(chosen, LONGEST);
  }
  // A page whose title was copied from another has none of its own.
  const label = context.isTitleShared && !isHome && heading === '' ? menu : '';
  const found = [label, document, social, heading, clean(titles.headline)].find(useful);
  if (found) return cut(found, LONGEST);
  if (isHome) return names[0] ?? new URL(context.url).host.replace(/^www\./, '');
  const written = [heading, document].find((title) => isTelling(title, names));
  if (written) return cut(written, LONGEST);
  // "Start" at /guide/start is what the site calls the page.
  const address = wordsOfAddress(context.url);
  if (heading !== '' && plain(heading) === plain(address)) return heading;
  if (isTelling(menu, names)) return cut(menu, LONGEST);
  const opening = clean(context.opening ?? '').replace(/[:.]$/u, '');
  if (isTelling(opening, names)) return cut(opening, LONGEST);
  const [sentence = ''] = context.excerpt.split(/(?<=[.!?。])\s/);
  if (sentence.length > 3 && sentence.length <= 80) return sentence.replace(/(\p{Ll}{3})\.$/u, '$1');
  return address || names[0] || context.url;
}
