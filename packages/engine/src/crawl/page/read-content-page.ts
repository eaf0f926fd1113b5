import { createHash } from 'node:crypto';
import { canonicalTag } from '../../language/canonical-tag.ts';
import { accessibleName } from '../../page/accessible-name.ts';
import { asksForPassword } from '../../page/asks-to-sign-in.ts';
import { blockAround } from '../../page/block-around.ts';
import { mainBlocks } from '../../page/blocks/main-blocks.ts';
import { pageMarkdown } from '../../page/markdown/page-markdown.ts';
import { openPageSource, type PageSource } from '../../page/open-page-source.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from '../../page/page-document.ts';
import type { PageDate, StructuredNode } from '../../page/page-facts.ts';
import { collapse, countWords, cut } from '../../page/page-text.ts';
import { plainDescription } from '../../page/plain-description.ts';
import { type DescribedPage, readDescribed } from '../../page/read-described.ts';
import { readFrames } from '../../page/read-frames.ts';
import { readRefresh } from '../../page/read-refresh.ts';
import { runsOn } from '../../page/runs-on.ts';
import { isOwnDescription } from '../../page/site-name/template-title.ts';
import { withValues } from '../../page/stated/value-columns.ts';
import { schemaFamily } from '../../page/structured/schema-org-types.ts';
import { withSpaces } from '../../page/with-spaces.ts';
import { withoutByline } from '../../page/without-byline.ts';
import { CRAWL_AGENT } from '../crawl-agent.ts';
import type { ContentPage } from './content-page.ts';
import { pageLanguage } from './page-language.ts';
import { pageQuestions } from './page-questions.ts';
import { readBreadcrumb } from './read-breadcrumb.ts';
import { readBusiness } from './read-business.ts';
import { readContents } from './read-contents.ts';
import { readLanguageChoice } from './read-language-choice.ts';
import { readListNotes } from './read-list-notes.ts';
import { readNavigation } from './read-navigation.ts';
import { readNext } from './read-next.ts';
import { readPageData } from './read-page-data.ts';
import { saysNothingHere } from './says-nothing-here.ts';
import { tellingExcerpt } from './telling-excerpt.ts';
import { toSections, withoutLinkLists, withoutPlaceholders } from './to-sections.ts';

const OUR_NAMES = new Set(['robots', CRAWL_AGENT.toLowerCase()]);
const MOST_LINKS = 1000;
const LONGEST_URL = 2048;
const DESCRIPTION = 1000;
/** Also of a title: no longer one names a page. */
const HEADING = 300;
const MOST_H1 = 10;
/** A shorter text above the title of a page is a label. */
const LEAD = 60;
/** Blocks among which the first paragraph of the text is. */
const BESIDE_TITLE = 20;
/** A page that asks for a password but has more words than this is not a login wall. */
const LOGIN_WORDS = 150;
const NOT_FOUND_WORDS = 250;
/** Pages that reload themselves have longer delays. Seconds. */
const LONGEST_REFRESH = 10;
/** Types of things that describe the page itself, not something on it, best first. */
const DESCRIBING =
  /^(?:WebPage|AboutPage|ContactPage|ItemPage|CollectionPage|.*Article|.*Posting|Product|SoftwareApplication|WebApplication|MobileApplication|Service|HowTo|Recipe|Course|Event|Book|Movie|TechArticle|FAQPage|LocalBusiness|Organization|WebSite)$/;
const OF_SITE = /^(?:WebSite|Organization|.*Business|.*Store)$/;

/** A thing that names another page as its own: the site or its publisher, described on every page. */
const isOfOtherPage = (pageUrl: string, { types, properties }: StructuredNode): boolean => {
  const url = resolveUrl(properties.url?.[0] ?? null, pageUrl);
  if (url === null || !types.some((type) => OF_SITE.test(type))) return false;
  // By the path: a home page is often named without its "www" or with http.
  return pathOf(url) !== pathOf(pageUrl);
};
const pathOf = (url: string) => new URL(url).pathname.replace(/\/$/, '');

function describe(pageUrl: string, { title, metaDescription, openGraph, nodes }: DescribedPage): string {
  const data = nodes.find(
    (node) =>
      node.types.some((type) => DESCRIBING.test(type)) &&
      node.properties.description?.[0] &&
      !isOfOtherPage(pageUrl, node),
  );
  const written = [
    metaDescription,
    openGraph['og:description'],
    data?.properties.description?.[0],
    openGraph['twitter:description'],
  ].find((text) => text && isOwnDescription(text, [openGraph['og:site_name'], title]));
  return cut(plainDescription(written ?? ''), DESCRIPTION);
}

/** The share of a page's characters that an element in one language has if the page is in it. */
const MOSTLY = 0.8;

/** XHTML has it in `xml:lang` alone, which browsers ignore. */
const langOf = (element: PageElement) => attribute(element, 'lang') || attribute(element, 'xml:lang');

/** The language of the element that has most of the page's text: some generators leave `<html>` without one. */
function languageWithin(page: PageDocument): string | undefined {
  const sizeOf = (from: number, to: number) =>
    page.pieces.slice(from, to).reduce((sum, { text }) => sum + text.trim().length, 0);
  const within = page.elements.find((element) => element.name !== 'html' && langOf(element));
  const root = page.elements.find(({ name }) => name === 'html');
  const first = within ?? (root && langOf(root) ? root : undefined);
  if (!first) return undefined;
  const isMost = sizeOf(first.textStart, first.textEnd) >= sizeOf(0, page.pieces.length) * MOSTLY;
  return isMost ? (langOf(first) ?? undefined) : undefined;
}

/** What a document declares as its language, best first, then its answer. */
function* declarations(
  page: PageDocument,
  { lang, openGraph, nodes }: DescribedPage,
  header: string | undefined,
): Generator<string | null | undefined> {
  yield lang;
  const meta = page.elements.find(
    (element) =>
      element.name === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'content-language',
  );
  yield meta && attribute(meta, 'content');
  yield openGraph['og:locale'];
  yield nodes.find(({ properties }) => properties.inLanguage)?.properties.inLanguage?.[0];
  yield languageWithin(page);
  yield header;
}

function declaredLanguage(...from: Parameters<typeof declarations>): string {
  for (const value of declarations(...from)) {
    const tag = value?.trim().split(',')[0]?.replaceAll('_', '-') ?? '';
    const known = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag) ? canonicalTag(tag) : null;
    if (known !== null) return known;
  }
  return '';
}

const firstDate = (dates: readonly PageDate[], kind: PageDate['kind']) =>
  dates.find((date) => date.kind === kind && date.iso !== null)?.iso ?? null;

function readLinks(page: PageDocument): string[] {
  const links = new Set<string>();
  for (const element of page.elements) {
    if (element.name !== 'a' && element.name !== 'area') continue;
    if (links.size >= MOST_LINKS) break;
    if (/\bnofollow\b/i.test(attribute(element, 'rel') ?? '')) continue;
    const url = resolveUrl(attribute(element, 'href'), page.baseUrl)?.split('#')[0];
    if (!url || !/^https?:/.test(url) || url.length > LONGEST_URL || links.has(url)) continue;
    links.add(url);
  }
  return [...links];
}

/** What the page tells crawlers like ours; rules that name other agents do not apply to us. */
function directives(page: PageDocument): { noindex: boolean; nofollow: boolean } {
  const ours = page.elements
    .filter(({ name }) => name === 'meta')
    .filter((meta) => OUR_NAMES.has(attribute(meta, 'name')?.trim().toLowerCase() ?? ''))
    .map((meta) => attribute(meta, 'content')?.toLowerCase() ?? '')
    .join(',');
  const says = (word: string) => new RegExp(`(?:^|[\\s,;])(?:${word}|none)(?:$|[\\s,;])`).test(ours);
  return { noindex: says('noindex'), nofollow: says('nofollow') };
}

function refreshOf(page: PageDocument): string | null {
  const refresh = readRefresh(page);
  return refresh && refresh.seconds <= LONGEST_REFRESH ? refresh.url : null;
}

/**
 * WordPress names the template of a post on its body; others mark when it was published in a `<time>`, or have its author and
 * its day beside the heading.
 */
function isPost(page: PageDocument, { dates }: ReturnType<typeof readDescribed>, author: string): boolean {
  const body = page.elements.find(({ name }) => name === 'body');
  const names = (body && attribute(body, 'class'))?.split(/\s+/) ?? [];
  if (names.includes('page')) return false;
  return (
    names.includes('single-post') ||
    dates.some(
      ({ kind, from, iso }) =>
        (kind === 'published' && from === 'time-element') || (kind === 'unknown' && iso && author),
    )
  );
}

export interface ContentSource extends PageSource {
  /** Also return its main part as Markdown. */
  markdown?: boolean;
  /** `Content-Language` of its answer, for a document that declares no language. */
  headerLanguage?: string | undefined;
}

/** What says of a business who it is. A logo and a link home, marked by a template, do not. */
const IDENTIFYING = ['name', 'legalName', 'telephone', 'email', 'address'];

/** The types of what the page describes as microdata or RDFa, without a business of which it says nothing, and of its events. */
function markedTypes(nodes: readonly StructuredNode[]): string[] {
  const isFirm = (type: string) => ['Organization', 'LocalBusiness'].includes(schemaFamily(type) ?? '');
  const isEmpty = ({ types, properties }: StructuredNode) =>
    types.some(isFirm) && !IDENTIFYING.some((name) => (properties[name] ?? []).some(Boolean));
  const isEvent = (type: string) => schemaFamily(type) === 'Event';
  return nodes
    .filter((node) => node.types.some(isEvent) || (node.syntax !== 'json-ld' && !isEmpty(node)))
    .flatMap(({ types }) => types);
}

const PAGE_TITLE = /(?:^|\s)(?:page-?title|entry-title)(?:\s|$)/i;

/** What only its class makes the title of a page without an H1: `<div class="headertitle"><div class="title">`. */
function titleByClass(page: PageDocument): string {
  const found = page.elements.find((element) => {
    const names = attribute(element, 'class') ?? '';
    const around = page.elements[element.parent];
    const isInHeader =
      /(?:^|\s)title(?:\s|$)/.test(names) && /header/i.test((around && attribute(around, 'class')) ?? '');
    return element.region.isText && (isInHeader || PAGE_TITLE.test(names));
  });
  if (!found) return '';
  // Its group stands in another box within.
  const own = page.pieces
    .slice(found.textStart, found.textEnd)
    .filter(({ parent }) => parent === found.index);
  return cut(collapse(own.map(({ text }) => text).join('')), HEADING);
}

/** Reads what one page says. Run it on foreign bytes only in a worker (see foreign-tasks.ts). */
export function readContentPage(source: ContentSource): ContentPage {
  const { page } = openPageSource(source);
  const described = readDescribed(page);
  const blocks = withoutPlaceholders(mainBlocks(page));
  const telling = withValues(
    page,
    withoutLinkLists(blocks),
    ({ at }) => blockAround(page, page.pieces[at] ?? { parent: -1 }),
    ({ lines: _, ...block }, text) => ({ ...block, text }),
  );
  const sections = toSections(telling);
  const words = telling.reduce((sum, { text }) => sum + countWords(text), 0);
  const named = page.elements
    .filter(({ name, region }) => name === 'h1' && region.part !== 'dialog' && region.part !== 'notice')
    .slice(0, MOST_H1)
    .map((element) => accessibleName(page, element, HEADING))
    .find(Boolean);
  // Below the first text stands the heading of a section, whatever its rank.
  const lead = blocks.find(({ kind, text }) => kind === 'text' && text.length >= LEAD);
  const firstHeading = blocks.find(({ kind, level }) => kind === 'heading' && level === 1);
  const isBelow = described.title && lead && firstHeading && firstHeading.at > lead.at;
  const mainHeading = isBelow ? '' : firstHeading?.text;
  const titles = {
    document: cut(described.title ?? '', HEADING),
    social: cut(described.openGraph['og:title'] ?? '', HEADING),
    heading: mainHeading === undefined ? (named ?? '') : cut(mainHeading, HEADING),
    headline: cut(
      described.nodes.find(({ properties }) => properties.headline?.[0])?.properties.headline?.[0] ??
        (named === undefined ? titleByClass(page) : ''),
      HEADING,
    ),
  };
  const declared = declaredLanguage(page, described, source.headerLanguage);
  const spaced = withSpaces(describe(source.url, described), { sections, language: declared });
  const description = withoutByline(
    spaced,
    telling.slice(0, BESIDE_TITLE).map(({ text }) => text),
  );
  const excerpt = tellingExcerpt(telling);
  const types = [...new Set(described.nodes.flatMap((node) => node.types))].slice(0, 50);
  const data = readPageData(page, markedTypes(described.nodes));
  const plainText = telling.map(({ text }) => text).join('\n');
  return {
    titles,
    nameClues: described.nameClues,
    ...(source.markdown ? { markdown: pageMarkdown(page) } : {}),
    // What a program has cut from the text says less than the text.
    description: runsOn(description, sections) ? '' : description,
    excerpt,
    language: pageLanguage({ language: declared, description, excerpt, sections }),
    published: firstDate(described.dates, 'published'),
    modified: firstDate(described.dates, 'modified'),
    breadcrumb: readBreadcrumb(page, described.nodes),
    sections,
    questions: pageQuestions(described.questions, telling, types),
    words,
    types,
    openGraphType: described.openGraph['og:type'] ?? '',
    dateBesideHeading: firstDate(described.dates, 'unknown'),
    isPost: isPost(page, described, data.author),
    canonical: described.canonicals.find(({ href, url }) => href && url)?.url ?? null,
    markdownUrl:
      described.alternates.find(({ type }) => /^text\/(?:x-)?markdown\b/i.test(type ?? ''))?.url ?? null,
    business: readBusiness(page, described.linked, declared),
    listed: readListNotes(page),
    data,
    ...directives(page),
    login: words < LOGIN_WORDS && asksForPassword(page),
    notFound:
      words < NOT_FOUND_WORDS && (saysNothingHere(titles.document) || saysNothingHere(titles.heading)),
    refresh: refreshOf(page),
    languageChoice: readLanguageChoice(page, words),
    links: readLinks(page),
    frames: readFrames(page),
    navigation: readNavigation(page),
    contents: readContents(page),
    next: readNext(page),
    textHash: createHash('sha256')
      .update(`${titles.document}\n${titles.heading}\n${plainText}`)
      .digest('base64url'),
  };
}
