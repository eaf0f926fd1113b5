import { createHash } from 'node:crypto';
import { headerLinks, namedCanonicals } from '../../audit/checks/facts/canonical-addresses.ts';
import { forbidsIndexing, readIndexingRules } from '../../audit/checks/facts/indexing-rules.ts';
import { readLanguage } from '../../audit/checks/facts/page-language.ts';
import type { PageResponse } from '../../audit/evidence.ts';
import { saysNothingHere } from '../../crawl/page/says-nothing-here.ts';
import { isListAddress } from '../../crawl/site/is-list-address.ts';
import { siteAddress } from '../../crawl/site/site-address.ts';
import { canonicalTag } from '../../language/canonical-tag.ts';
import { guessLanguage, languageFits } from '../../language/guess-language.ts';
import type { TextBlock } from '../../page/blocks/text-block.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { collapse, countWords, cut } from '../../page/page-text.ts';
import { MOST_LINKS } from '../../page/read-links.ts';
import type { PageReading } from '../site-row.ts';
import { judgeSitePage } from './judge-site-page.ts';
import { type OpenSitePage, openSitePage } from './open-site-page.ts';
import { organisationName } from './organisation-name.ts';
import type { SitePageInput } from './page-input.ts';
import { readSkeleton } from './read-skeleton.ts';
import { siteLinks } from './site-links.ts';
import { textShingles } from './text-shingles.ts';

const LONGEST = { title: 300, description: 500, heading: 300, address: 2000, alternate: 1000, robots: 200 };
const MOST = { headings: 5, hreflang: 100, plainHttp: 5, robots: 10 };
/**
 * Seconds; longer delays belong to pages that reload themselves. And the most words of a page that only
 * redirects.
 */
const LONGEST_REFRESH = 10;
const DOORWAY_WORDS = 50;
/** A page with a "not found" title and more words than this is about such pages. */
const NOT_FOUND_WORDS = 250;
/** A list of other pages has this many entries whose heading is a link, or this share of words in links. */
const LIST_HEADINGS = 2;
const LIST_SHARE = 0.4;
const LIST_LINKS = 4;

/** What a worker returns for a page. */
export type ReadSitePage = PageReading & {
  /** Where a page with no other content redirects its readers. */
  leadsTo: string | null;
};

/** A `<meta http-equiv="refresh">` of a page without words is a redirect. */
function leadsTo({ refresh, text }: PageFacts, url: string): string | null {
  const isDoor = refresh !== null && refresh.seconds <= LONGEST_REFRESH && text.mainWords < DOORWAY_WORDS;
  const to = isDoor ? (refresh.url.split('#')[0] ?? refresh.url) : url;
  return to === url ? null : to;
}

/** The page's canonical address, if it names exactly one; null for none or several. */
function canonicalOf(opened: OpenSitePage, { response }: SitePageInput): string | null {
  const named = namedCanonicals(opened.facts, { ...response, body: null });
  const [only, ...others] = new Set(named.map(({ url }) => url));
  return only && others.length === 0 && /^https?:/.test(only) ? (only.split('#')[0] ?? null) : null;
}

/** Whether the page only leads to others: it may have little text itself. */
function isList(blocks: readonly TextBlock[], { links, text }: PageFacts, url: string): boolean {
  if (isListAddress(url)) return true;
  const headings = blocks.filter(
    ({ kind, level, linked }) => kind === 'heading' && level > 1 && linked > 0.9,
  );
  if (headings.length >= LIST_HEADINGS) return true;
  // By its links, not its blocks: a list of only links is not a block of text.
  const targets = new Map(links.filter(({ part }) => part === 'main').map((link) => [link.url, link.text]));
  const linked = [...targets.values()].reduce((sum, words) => sum + countWords(words), 0);
  return targets.size >= LIST_LINKS && linked >= text.mainWords * LIST_SHARE;
}

/** Its main headings, those of its main text first; a menu or a footer may have one too. */
function mainHeadings({ headings }: PageFacts): string[] {
  const first = headings.filter(({ level, text }) => level === 1 && text !== '');
  const of = (...parts: string[]) => first.filter(({ part }) => parts.includes(part)).map(({ text }) => text);
  return [...of('main'), ...of('other', 'banner')];
}

/**
 * The language of the whole text, if its first sentences are in it too: one of them alone may be a name or a
 * quotation.
 */
function writtenIn(text: string, facts: PageFacts): string | null {
  const whole = guessLanguage(text);
  const start = readLanguage(facts);
  return whole !== null && (start === null || languageFits(start, whole)) ? whole : null;
}

/** A text under another main heading is still the same text. */
const ownWords = (blocks: readonly TextBlock[]): string =>
  blocks
    .filter(({ kind, level }) => kind !== 'heading' || level !== 1)
    .map((block) => block.text)
    .join('\n');

const shortened = (text: string | null, most: number) => (text === null ? null : cut(collapse(text), most));

/** In the stored form for addresses of the site; other addresses unchanged. */
const asKept = (url: string, origin: string) => siteAddress(url, origin) ?? url.slice(0, LONGEST.address);

/** From the head and from the `Link` header: engines follow both. */
function hreflangOf(
  { alternates }: PageFacts,
  response: PageResponse,
  origin: string,
): PageReading['hreflang'] {
  const all = [...alternates, ...headerLinks(response, 'alternate')];
  const named = all.flatMap(({ hreflang, url }): PageReading['hreflang'] =>
    hreflang?.trim() && url !== null && /^https?:/.test(url)
      ? [[hreflang.trim().toLowerCase().slice(0, 40), asKept(url, origin)]]
      : [],
  );
  return named.filter(([, address]) => address.length <= LONGEST.alternate).slice(0, MOST.hreflang);
}

/**
 * Reads one page of a site and judges it, for the stored row. Run it on foreign bytes only in a worker (see
 * foreign-tasks.ts).
 */
export function readSitePage(input: SitePageInput): ReadSitePage {
  const opened = openSitePage(input);
  const { page, blocks, facts, evidence } = opened;
  const { url } = input.response;
  const response = { ...input.response, body: null };
  const headings = mainHeadings(facts);
  const rules = readIndexingRules(response, facts);
  const text = blocks.map((block) => block.text).join(' ');
  const words = facts.text.mainWords;
  const saysNothing = saysNothingHere(facts.title ?? '') || saysNothingHere(headings[0] ?? '');
  const canonical = canonicalOf(opened, input);
  const led = siteLinks(facts, url, input.origin);
  return {
    leadsTo: leadsTo(facts, url),
    title: shortened(facts.title, LONGEST.title),
    description: shortened(facts.metaDescription, LONGEST.description),
    headings: headings.slice(0, MOST.headings).map((heading) => cut(heading, LONGEST.heading)),
    declared: facts.lang === null ? null : canonicalTag(facts.lang),
    written: writtenIn(text, facts),
    canonical: canonical === null ? null : asKept(canonical, input.origin),
    robots: [...new Set(rules.map(({ where }) => cut(where, LONGEST.robots)))].slice(0, MOST.robots),
    noindex: forbidsIndexing(rules, response).length > 0,
    hreflang: hreflangOf(facts, response, input.origin),
    words,
    isList: isList(blocks, facts, url),
    isNotFound: words < NOT_FOUND_WORDS && saysNothing,
    skeleton: readSkeleton(page),
    textHash: createHash('sha256').update(collapse(text)).digest('base64url').slice(0, 22),
    shingles: textShingles(ownWords(blocks)),
    links: led.links,
    isCut: led.isCut || facts.truncated || response.truncated || facts.links.length >= MOST_LINKS,
    plainHttp: url.startsWith('https:')
      ? facts.plainHttp.slice(0, MOST.plainHttp).map((one) => cut(one.url, LONGEST.robots))
      : [],
    ...organisationName(facts, url),
    ...judgeSitePage(evidence),
  };
}
