import type { PageElement } from '../page-document.ts';
import type { PagePart } from '../page-part.ts';
import type { TextMeasures } from './measure-text.ts';
import { type NamedPart, namedPart } from './named-part.ts';

const ROLES = new Map<string, PagePart>([
  ['main', 'main'],
  ['navigation', 'navigation'],
  ['menu', 'navigation'],
  ['menubar', 'navigation'],
  ['banner', 'banner'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
  ['search', 'controls'],
  ['toolbar', 'controls'],
  ['tooltip', 'controls'],
  ['dialog', 'dialog'],
  ['alertdialog', 'dialog'],
]);
const ELEMENTS = new Map<string, PagePart>([
  ['main', 'main'],
  ['nav', 'navigation'],
  ['aside', 'aside'],
  ['dialog', 'dialog'],
  ['search', 'controls'],
  ['select', 'controls'],
  ['datalist', 'controls'],
]);
/** Notes and warnings beside a text belong to it. */
const CALLOUT =
  /(?:^|[\s_-])(?:note|tip|hint|info|warning|caution|danger|important|admonition|callout|hinweis|pullquote)(?:$|[\s_-])/i;
/** A named part must be smaller than this share of the page: nearly the whole page cannot be the frame. */
const MOST_OF_PAGE = 0.6;
const MOSTLY_LINKS = 0.6;
const SHORT = 3000;
/** Menus are lists of words; lists of articles have longer titles. */
const MENU_LINKS = 5;
/** A cell of a table that arranges a page is a menu with fewer. */
const CELL_LINKS = 3;
const MENU_CHARACTERS = 24;

export interface Surroundings {
  /** Inside the main element or an article, where a header contains a title and a footer the author. */
  inContent: boolean;
  inSection: boolean;
  measures: TextMeasures;
  /** Characters of text in the page, and its number of level-one headings. */
  whole: number;
  titles: number;
  /** Whether any element is marked as the main part. */
  marked: boolean;
}

/** What blogs call each comment: `<li id="comment-35304">`, `<article class="comment-body">`, `itemprop="comment"`. */
const COMMENT = /(?:^|\s)(?:(?:li-|div-)?comment-\d+|comment(?:[-_]?(?:body|content|author|text))?)(?:\s|$)/i;
const MOST_READ = 200;
const LEAST_COMMENTS = 2;

/** Whether readers' comments follow each other in an element: they may be longer than the text that they are about. */
function isThread(element: PageElement): boolean {
  let found = 0;
  let read = 0;
  const waiting: PageElement['node']['childNodes'][number][] = [...element.node.childNodes].reverse();
  while (waiting.length > 0 && read < MOST_READ && found < LEAST_COMMENTS) {
    const node = waiting.pop();
    if (!node || !('tagName' in node)) continue;
    read += 1;
    if (node.attrs.some(({ name, value }) => /^(?:id|class|itemprop)$/.test(name) && COMMENT.test(value)))
      found += 1;
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child) waiting.push(child);
    }
  }
  return found >= LEAST_COMMENTS;
}

function holds({ proof, part }: NamedPart, element: PageElement, { measures, whole }: Surroundings): boolean {
  const all = measures.all(element);
  // Builders call the module of a heading a header: `<div class="j-module j-header"><h2>`.
  if (part === 'banner' && all > 0 && measures.headed(element) === all) return false;
  if (part !== 'notice' && all > whole * MOST_OF_PAGE) return part === 'comments' && isThread(element);
  const mostlyLinks = measures.linked(element) > all * MOSTLY_LINKS;
  if (proof === 'links') return mostlyLinks;
  const prose = measures.prose(element);
  if (proof === 'no-prose') return all <= SHORT && (mostlyLinks || prose < all * 0.2);
  return part === 'footer' || part === 'comments' || all <= SHORT || mostlyLinks;
}

/**
 * Whether an element contains the page's subject, so that its name is that of a wrapper. Menus of links may
 * also contain level-one headings, beside the page's own.
 */
function holdsSubject(
  { part }: NamedPart,
  element: PageElement,
  { measures, titles }: Surroundings,
): boolean {
  // Each comment may be an article.
  if (part === 'comments' && measures.titles(element) === 0) return false;
  if (!measures.holdsContent(element)) return false;
  const own = measures.titles(element);
  const isMenu =
    measures.links(element) >= MENU_LINKS &&
    measures.linked(element) > measures.all(element) * MOSTLY_LINKS &&
    titles > own;
  return !isMenu;
}

/** Comments below an empty shell are all the text there is, but still not the page's own. */
const isAllThereIs = ({ part }: NamedPart, element: PageElement, { titles, measures, whole }: Surroundings) =>
  part === 'comments' && titles === 0 && measures.all(element) > whole * MOST_OF_PAGE;

const MOST_DEPTH = 4;
/** Whether an element has a paragraph not far below it. */
const holdsParagraph = (node: PageElement['node'], depth = 0): boolean =>
  node.childNodes.some(
    (child) =>
      'tagName' in child &&
      (child.tagName === 'p' || (depth < MOST_DEPTH && holdsParagraph(child, depth + 1))),
  );

const MOST_OF_TABS = 200;
/** The labels of tabs, not an accordion whose builder gives it the same role. */
const isRowOfTabs = (element: PageElement, measures: TextMeasures): boolean =>
  element.name === 'ul' &&
  element.node.attrs.some(({ name, value }) => name === 'role' && value === 'tablist') &&
  measures.all(element) <= MOST_OF_TABS &&
  !holdsParagraph(element.node);

/** A list of only short links, if no element says what it is. */
function isBareMenu(element: PageElement, { measures, inContent, marked }: Surroundings): boolean {
  if (inContent || marked || !/^(?:ul|ol|div|table|center|td|p)$/.test(element.name)) return false;
  const links = measures.links(element);
  const linked = measures.linked(element);
  const least = element.name === 'td' ? CELL_LINKS : MENU_LINKS;
  return links >= least && linked > measures.all(element) * 0.9 && linked / links <= MENU_CHARACTERS;
}

/** The language of a code block ("language-ruby"), which highlighters add: not a choice of languages. */
const OF_CODE =
  /(?<!\S)lang(?:uage)?-(?!(?:switch|select|menu|nav|bar|pick|list|drop|toggle|choos|option|link|flag|item)\w*)[\w+#-]+/gi;

/**
 * The part that an element itself opens: by its name and role, by its class and id if its text agrees, by
 * being only short links. Null if it belongs to the part around it.
 */
export function ownPart(element: PageElement, around: Surroundings): PagePart | null {
  const { name } = element;
  const { inContent, inSection, measures, marked } = around;
  if (name === 'body' || name === 'html') return null;
  let named = '';
  let role: PagePart | undefined;
  let isNote = false;
  for (const { name: key, value } of element.node.attrs) {
    if (key === 'class' || key === 'id') named += ` ${value.replace(OF_CODE, '')}`;
    else if (key === 'role') {
      role = ROLES.get(value.trim().toLowerCase());
      isNote = value === 'note';
    }
  }
  if (role === 'main') return 'main';
  if (isRowOfTabs(element, measures)) return 'controls';
  const byName = named === '' || name === 'main' ? null : namedPart(named);
  const isBelieved =
    byName !== null &&
    !(byName.part === 'banner' && inContent) &&
    (isAllThereIs(byName, element, around) ||
      (!holdsSubject(byName, element, around) && holds(byName, element, around)));
  const believed = isBelieved ? byName.part : null;
  // A dialog that asks for consent counts as a notice.
  if (believed === 'notice') return 'notice';
  if (role) return role;
  if (name === 'aside' && (isNote || (inContent && CALLOUT.test(named)))) return null;
  // A panel that opens below a question is a `nav` in some builders: what leads nowhere is no navigation.
  if (name === 'nav' && measures.links(element) === 0 && holdsParagraph(element.node)) return null;
  const byElement = ELEMENTS.get(name);
  if (byElement) return byElement;
  if (name === 'header' && !inContent && !inSection)
    // Without a main element, a header with the page's title begins the text.
    return marked || !measures.holdsContent(element) ? 'banner' : null;
  if (name === 'footer' && !inContent) return 'footer';
  return believed ?? (isBareMenu(element, around) ? 'navigation' : null);
}
