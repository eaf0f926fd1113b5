import { accessibleName } from '../accessible-name.ts';
import type { TextBlock } from '../blocks/text-block.ts';
import { isMakersLine } from '../credits-maker.ts';
import { saysOnlyWhen } from '../dates/says-only-when.ts';
import { isLink } from '../is-link.ts';
import { isProfileAddress } from '../is-profile-address.ts';
import { isReferenceField } from '../is-reference-line.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from '../page-document.ts';
import { collapse, cut, textOf } from '../page-text.ts';
import { isMarked } from '../questions/asks.ts';
import type { QuotableFacts } from '../quotable-facts.ts';
import { areOfOneDomain, hostOf } from '../site-name/host-of.ts';
import { plain } from '../site-name/titled-page.ts';
import { isByline, withoutByline } from '../without-byline.ts';
import { withoutPermalink } from '../without-permalink.ts';
import { authorsOf } from './authors-of.ts';
import { explains, isTerm } from './explains.ts';
import { COUNTED, FIGURE, YEAR } from './figure-patterns.ts';
import { linesBelowHeading } from './lines-below-heading.ts';
import { ACCORDING, NUMBERED } from './source-patterns.ts';

const MOST = 12;
/** The most elements of a kind that are read: pages with many more have enough in these. */
const MOST_READ = 200;
const LONGEST = 100;
const LONGEST_BLOCK = 2000;
/** Fewer rows or items say nothing at a glance. */
const LEAST_ITEMS = 3;
const LEAST_ROWS = 2;
/** The least characters of a code block, of an explanation, of the text around a source link. */
const LEAST_LISTING = 15;
const LEAST_EXPLAINED = 15;
const LEAST_AROUND = 15;
/** For lists: menus are lists too. */
const MOSTLY_LINKS = 0.7;
const IS_DATE =
  /^\W*(?:\d{1,4}[./年-]\s?\d{1,2}[./月-]|\d{1,2}\.?\s\p{L}+\.?\s\d{4}|\p{L}+\s\d{1,2},\s\d{4})/u;
const BESIDE = new Set(['p', 'li', 'td', 'dd', 'blockquote', 'figcaption', 'cite', 'dt', 'small']);
const SHARES = /\b(?:share|sharer|intent|wa\.me|mailto|maps|goo\.gl|calendly|whatsapp|t\.me)\b/i;

/** Distinct texts, read only until there are enough. */
function unique(texts: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const short = cut(collapse(text), LONGEST);
    if (short !== '') found.add(short);
    if (found.size >= MOST) break;
  }
  return [...found];
}

const inMain = ({ region }: PageElement) => region.part === 'main' && region.isText;

const MARKS = new Set('a abbr blockquote cite dfn dt kbd meta q samp'.split(' '));

/** The few elements whose name or markup says what they contain. */
const markedElements = ({ elements }: PageDocument): PageElement[] =>
  elements.filter(({ name }) => MARKS.has(name));

/** Runs of consecutive blocks of one kind. */
function runs(blocks: readonly TextBlock[], fits: (block: TextBlock) => boolean): TextBlock[][] {
  const found: TextBlock[][] = [];
  let run: TextBlock[] = [];
  for (const block of [...blocks, null]) {
    if (block && fits(block)) run.push(block);
    else {
      if (run.length > 0) found.push(run);
      run = [];
    }
  }
  return found;
}

/** The block around a link, if the link is in a sentence or an entry, not alone as a button. */
function isCited(page: PageDocument, link: PageElement, text: string): boolean {
  let around = page.elements[link.parent];
  for (let up = 0; around && up < 6 && !BESIDE.has(around.name); up += 1)
    around = page.elements[around.parent];
  if (!around || !BESIDE.has(around.name)) return false;
  if (around.name === 'cite') return true;
  const whole = textOf(page, around, 400);
  if (isMakersLine(whole)) return false;
  const links = page.elements
    .slice(around.index + 1, Math.min(around.end, around.index + MOST_READ))
    .filter(({ name }) => name === 'a');
  // Buttons in a row stand in no sentence.
  const rest = links.reduce((left, other) => left.replace(textOf(page, other, LONGEST), ''), whole);
  return whole.length >= text.length + LEAST_AROUND && (links.length < 2 || /\p{L}/u.test(rest));
}

/** Posts of networks and the form for comments: the reader is sent there, nothing was read there. */
const NO_SOURCE_HOST =
  /(?:^|\.)(?:instagram|facebook|pinterest|tiktok|threads|snapchat|akismet)\.(?:com|net|[a-z]{2}|co\.[a-z]{2})$/i;
/** Articles and programs have an address like a profile, and are sources. */
const OF_REFERENCE = /(?:^|\.)(?:wikipedia\.org|wikidata\.org|github\.com|gitlab\.com|codeberg\.org)$/i;

const isAccount = (url: URL): boolean =>
  NO_SOURCE_HOST.test(url.hostname) || (isProfileAddress(url.href) && !OF_REFERENCE.test(url.hostname));

/** A word or two of a sentence: "look here", "information". The host says where they lead. */
const SAYS_NO_SOURCE = /^\p{Ll}[\p{L}’'-]*(?:\s\p{Ll}[\p{L}’'-]*)?[.!…]?$/u;
/** The same at the start of one, or in other scripts: "Click here", "Download". */
const ONLY_POINTS =
  /^(?:click here|here|this|these|that|it|more|read more|download|link|website|hier|ici|aquí|qui|aqui|här|her|tutaj|zde|здесь|тут|ここ|こちら|这里|這裡|여기)[.!…]?$/iu;

/** What a shop sells through the page: the seller pays for it and proves nothing. */
const SOLD =
  /^https?:\/\/(?:[\w-]+\.)*(?:amzn\.\w{2,3}|amazon\.[a-z.]{2,6}|shareasale\.com|rstyle\.me|shopstyle\.it|awin1\.com|jdoqocy\.com|anrdoezrs\.net|etsy\.com|ebay\.[a-z.]{2,6})\/|[?&](?:tag|aff|aff_?id|affiliate(?:_?id)?)=/i;

/** Where programs are kept, and what their pictures of a state come from. */
const OF_CODE = /(?:^|\.)(?:github|gitlab|bitbucket|npmjs|packagist|codeberg|sourceforge)\.(?:com|org|net)$/i;
const OF_BADGES = /(?:^|\.)(?:githubusercontent\.com|shields\.io|badge\.fury\.io|travis-ci\.(?:org|com))$/i;
/** What the makers of a program say of its repository. */
const OF_REPOSITORY =
  /\b(?:git(?:hub|lab)|forks?|issues?|repos?(?:itory)?|source(?: code)?|code|changelog|releases?|project)\b/i;
const LEAST_NAME = 4;

/** The repository, the list of faults, the package of the program that the page is about. */
function isOwnProgram({ hostname, pathname }: URL, text: string, own: string): boolean {
  if (OF_BADGES.test(hostname)) return true;
  if (!OF_CODE.test(hostname)) return false;
  const called = plain(pathname.split('/').filter(Boolean)[1] ?? '');
  return OF_REPOSITORY.test(text) || (called.length >= LEAST_NAME && plain(own).includes(called));
}

/** Other sites that the text refers to, by the words of the link or by their hosts. */
function citedSites(page: PageDocument, marked: readonly PageElement[]): string[] {
  const own = hostOf(page.baseUrl);
  const isOfOwn = (host: string) => own !== undefined && areOfOneDomain(host.replace(/^www\./, ''), own);
  const found: string[] = [];
  let read = 0;
  for (const element of marked) {
    if (found.length >= MOST || read >= MOST_READ) break;
    if (element.name !== 'a' || !inMain(element)) continue;
    if (!/^\s*(?:https?:)?\/\//i.test(attribute(element, 'href') ?? '')) continue;
    const url = URL.parse(resolveUrl(attribute(element, 'href'), page.baseUrl) ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || isOfOwn(url.hostname)) continue;
    if (SHARES.test(url.href) || SOLD.test(url.href) || isAccount(url)) continue;
    if (/\bsponsored\b/i.test(attribute(element, 'rel') ?? '')) continue;
    read += 1;
    const text = accessibleName(page, element, LONGEST);
    if (isOwnProgram(url, text, page.baseUrl)) continue;
    if (text.length > 1 && isCited(page, element, text))
      found.push(
        SAYS_NO_SOURCE.test(text) || ONLY_POINTS.test(text) ? url.hostname.replace(/^www\./, '') : text,
      );
  }
  return found;
}

/** How many marked texts in the main part are to be typed. */
const typed = (marked: readonly PageElement[]) =>
  marked.filter((element) => /^(?:kbd|samp)$/.test(element.name) && inMain(element)).length;

const HOLDS_NO_WORDS = new Set(['ul', 'ol', 'dl', 'table', 'textarea', 'input']);
const IS_VALUE = /^\p{N}/u;

/** Manuals set their own notes off as if they quoted: "Note: this is not an official tool." */
const NOTE =
  /^\W*(?:note|notice|warning|tip|hint|important|caution|info|hinweis|achtung|wichtig|remarque|attention|nota|importante|atención|attenzione|let op)\s*[:!]/iu;

const QUOTED = new Set(['blockquote', 'q', 'cite']);

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Lo}\p{N}«“"„])|(?<=[。！？؟۔।])/u);

const HAS_NUMBER = /\p{N}/u;
/** A zero with nothing around it but its unit, "0%": a counter before a script fills it. Free of charge, "€0", is told. */
const EMPTY_COUNTER = /^[0٠۰०０]+(?:[.,][0٠۰०０]+)?\s?[^\p{N}\p{Sc}\s]*$/u;

function* figuresOf(texts: readonly string[]): Generator<string> {
  for (const text of texts) {
    if (!HAS_NUMBER.test(text) || EMPTY_COUNTER.test(text.trim())) continue;
    // When a text was written and how long it takes to read is said of the text.
    if (isByline(text) || saysOnlyWhen(text)) continue;
    const told = withoutByline(text);
    for (const pattern of [FIGURE, YEAR, COUNTED]) yield* told.match(pattern) ?? [];
  }
}

function* sourcesOf(
  page: PageDocument,
  marked: readonly PageElement[],
  texts: readonly string[],
): Generator<string> {
  for (const text of texts) {
    const [numbered] = NUMBERED.exec(text) ?? [];
    if (numbered !== undefined) yield numbered;
  }
  yield* citedSites(page, marked);
  for (const text of texts)
    if (ACCORDING.test(text)) yield* sentencesOf(text).filter((sentence) => ACCORDING.test(sentence));
  const quoted = marked.filter((element) => QUOTED.has(element.name) && inMain(element));
  for (const element of quoted.slice(0, MOST_READ)) {
    const text = textOf(page, element, LONGEST);
    if (text.length >= LEAST_EXPLAINED && !NOTE.test(text)) yield text;
  }
}

const LONGEST_ENTRY = 2000;

/** Whether most of an entry is links: the tags of an article, what to read next. */
function isOfLinks(page: PageDocument, entry: PageElement): boolean {
  const links = page.elements
    .slice(entry.index + 1, Math.min(entry.end, entry.index + MOST_READ))
    .filter(isLink);
  const lengths = links.map((link) => textOf(page, link, LONGEST_ENTRY).length);
  return lengths.reduce((sum, length) => sum + length, 0) * 2 > textOf(page, entry, LONGEST_ENTRY).length;
}

/** Says it in words, at some length: no list, no links, no field to copy from, no value such as "1 hour 30 minutes". */
function isExplanation(page: PageDocument, entry: PageElement): boolean {
  const text = textOf(page, entry, 80);
  const holdsMore = page.elements
    .slice(entry.index + 1, Math.min(entry.end, entry.index + MOST_READ))
    .some(({ name }) => HOLDS_NO_WORDS.has(name));
  return text.length >= LEAST_EXPLAINED && !holdsMore && !IS_VALUE.test(text) && !isOfLinks(page, entry);
}

/** Terms that the page explains: with markup, or in a sentence that says what something is. */
function* definitionsOf(
  page: PageDocument,
  marked: readonly PageElement[],
  texts: readonly string[],
): Generator<string> {
  const isMarkedTerm = (element: PageElement) =>
    inMain(element) &&
    (element.name === 'dfn' ||
      element.name === 'dt' ||
      (element.name === 'abbr' && attribute(element, 'title') !== null));
  for (const element of marked.filter(isMarkedTerm).slice(0, MOST_READ)) {
    const next = page.elements[element.end];
    // In a list of news each term has a date; hAtom writes the day of an article as an abbreviation.
    if (IS_DATE.test(textOf(page, element, 40))) continue;
    // What asks is a question, not a term.
    if (element.name === 'dt' && isMarked(textOf(page, element, LONGEST))) continue;
    if (element.name === 'dt' && isReferenceField(textOf(page, element, 60))) continue;
    const term = withoutPermalink(textOf(page, element, LONGEST));
    if (isTerm(term) && (element.name !== 'dt' || (next?.name === 'dd' && isExplanation(page, next))))
      yield term;
  }
  // A final colon only announces something.
  for (const text of texts)
    yield* sentencesOf(text).filter((sentence) => !/[:：]\s*$/u.test(sentence) && explains(sentence));
}

/**
 * What can be quoted from the main part word for word: figures, sources, definitions, lists, tables, code
 * blocks, authors.
 */
export function readQuotable(page: PageDocument, blocks: readonly TextBlock[]): QuotableFacts {
  const spoken = blocks.filter(({ kind }) => kind === 'text' || kind === 'item' || kind === 'row');
  const marked = markedElements(page);
  const texts = spoken.map(({ text }) => text.slice(0, LONGEST_BLOCK));
  const isList = (block: TextBlock) => block.kind === 'item' && block.linked <= MOSTLY_LINKS;
  const isTable = ({ kind, text }: TextBlock) => (kind === 'row' || kind === 'head') && text.includes(' | ');
  const isListing = ({ kind, text }: TextBlock) => kind === 'code' && text.length >= LEAST_LISTING;
  return {
    figures: unique(figuresOf(texts)),
    sources: unique(sourcesOf(page, marked, texts)),
    definitions: unique(definitionsOf(page, marked, texts)),
    lists: runs(blocks, isList).filter(({ length }) => length >= LEAST_ITEMS).length,
    tables: runs(blocks, isTable).filter(({ length }) => length >= LEAST_ROWS).length,
    listings: blocks.filter(isListing).length + (typed(marked) >= LEAST_ITEMS ? 1 : 0),
    authors: unique(authorsOf(page, marked, [...linesBelowHeading(page), ...texts])),
  };
}
