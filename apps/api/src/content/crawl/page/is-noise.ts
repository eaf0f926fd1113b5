import { attribute, type PageDocument, type PageElement } from '../../../page/page-document.ts';
import { textOf } from '../../../page/page-text.ts';

const ALWAYS = new Set('nav button label svg:svg map object audio video canvas'.split(' '));
const ROLES = new Set(
  'navigation search dialog alertdialog banner contentinfo menu menubar toolbar tooltip status'.split(' '),
);
/** Whole words of class and id names; what stands between hyphens, underscores and spaces is a word. */
const WORDS =
  /(?:^|[\s_-])(?:cookies?|cookiebar|cookiebanner|consent|gdpr|breadcrumbs?|skip|skiplink|share|sharing|sharebar|newsletter|popup|modal|pagination|pager|toc|tableofcontents|byline|permalink|headerlink|navbar|sr|noprint)(?:$|[\s_-])/;
const PHRASES =
  /table-of-contents|skip-(?:link|to)|on-this-page|visually-hidden|screen-reader|sr-only|edit-(?:this-)?page/;
const FRAME =
  /(?:^|[\s_-])(?:menu|sidebar|sidenav|subnav|topbar|footer|apmenu|navigation|nav)(?:$|[\s_-])|menu$/;
const LONGEST_ORNAMENT = 80;
const MOST_NAVIGATED = 0.6;
/** A notice is short. */
const MOST_PIECES = 200;

/** How much of an element's text stands in links, 0 to 1. */
function linkShare(page: PageDocument, element: PageElement): number {
  let linked = 0;
  for (let at = element.index; at < element.end; at += 1) {
    const inner = page.elements[at];
    if (inner?.name !== 'a') continue;
    for (let piece = inner.textStart; piece < inner.textEnd; piece += 1)
      linked += page.pieces[piece]?.text.trim().length ?? 0;
  }
  let all = 0;
  for (let piece = element.textStart; piece < element.textEnd; piece += 1)
    all += page.pieces[piece]?.text.trim().length ?? 0;
  return all === 0 ? 0 : linked / all;
}

/** A wrapper may be named after something in it ("has-sidebar"); what holds the page's title is no ornament. */
const holdsTitle = (page: PageDocument, element: PageElement) =>
  page.elements.slice(element.index + 1, element.end).some(({ name }) => name === 'h1' || name === 'main');

const inHeading = (page: PageDocument, element: PageElement) =>
  // A heading whose words are a button opens what follows: an accordion.
  page.elements
    .slice(Math.max(0, element.index - 3), element.index)
    .some((around) => (/^h[1-6]$/.test(around.name) || around.name === 'dt') && around.end > element.index);

/**
 * Whether an element holds what every page of a site repeats, or what is no text at all: menus, cookie
 * notices, share buttons, tables of contents, permalink signs. Words that may as well name content (a
 * restaurant's menu) count only where the text is mostly links.
 */
export function isNoise(page: PageDocument, element: PageElement): boolean {
  if (element.name === 'button') return !inHeading(page, element);
  if (ALWAYS.has(element.name)) return true;
  let named = '';
  for (const { name, value } of element.node.attrs) {
    if (name === 'role' && ROLES.has(value.toLowerCase())) return true;
    if (name === 'class' || name === 'id') named += ` ${value.toLowerCase()}`;
  }
  if (attribute(element, 'aria-hidden') === 'true')
    return textOf(page, element, LONGEST_ORNAMENT + 1).length <= LONGEST_ORNAMENT;
  if (named === '' || element.name === 'body' || element.name === 'html' || element.name === 'main')
    return false;
  const sure = WORDS.test(named) || PHRASES.test(named);
  if ((!sure && !FRAME.test(named)) || holdsTitle(page, element)) return false;
  const short = element.textEnd - element.textStart <= MOST_PIECES;
  return (sure && short) || linkShare(page, element) > MOST_NAVIGATED;
}
