import { accessibleName } from '../../page/accessible-name.ts';
import { isBoldTitle } from '../../page/is-bold-line.ts';
import { attribute, type PageDocument, type PageElement, resolveUrl } from '../../page/page-document.ts';
import { textOf } from '../../page/page-text.ts';
import type { NavigationLink } from '../crawled-site.ts';

const MOST_LINKS = 200;
const LONGEST_TEXT = 80;
const MOST_GROUPS = 4;
const MENU =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|mainmenu|sidebar|sidenav|topnav|footer)(?:$|[\s_-])|menu$/i;
const LABELS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'button', 'summary', 'dt']);
/** A button that shows the whole menu on a phone: "Toggle navigation" in any language. It names no group. */
const OPENS_THE_MENU = /nav(?:bar|igation)?-?_?toggle|menu-?_?toggle|hamburger|burger|offcanvas/i;
/** Menus of the page, not of the site. */
const NOT_THE_SITE = /breadcrumb|pagination|pager|toc\b|on-this-page|share|social|language|lang-switch/i;

type Place = 'header' | 'menu' | 'footer';

function placeOf(element: PageElement): Place | null {
  const role = attribute(element, 'role')?.toLowerCase();
  const named = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  if (element.name === 'footer' || role === 'contentinfo' || /(?:^|[\s_-])footer(?:$|[\s_-])/i.test(named))
    return 'footer';
  if (element.name === 'nav' || role === 'navigation' || element.name === 'header' || role === 'banner')
    return 'header';
  const container =
    element.name === 'div' || element.name === 'ul' || element.name === 'td' || element.name === 'aside';
  return container && MENU.test(named) ? 'menu' : null;
}

/** The outermost elements with menus: main navigation, then side menus, then the footer. */
function menus(page: PageDocument): { element: PageElement; place: Place }[] {
  const found: { element: PageElement; place: Place }[] = [];
  let end = 0;
  for (const element of page.elements) {
    if (element.index < end) continue;
    if (element.name === 'main' || element.name === 'article') continue;
    const place = placeOf(element);
    if (!place) continue;
    const named = `${attribute(element, 'class') ?? ''} ${attribute(element, 'aria-label') ?? ''}`;
    if (NOT_THE_SITE.test(named)) continue;
    found.push({ element, place });
    end = element.end;
  }
  const rank: Record<Place, number> = { header: 0, menu: 1, footer: 2 };
  return found.sort((one, other) => rank[one.place] - rank[other.place]);
}

/** Symbols at the end of a menu's words that say that something opens. */
const OPENS = /[\s¶#▾▼⌄▿﹀⮟›+]+$/u;
const HOLDERS = new Set(['ul', 'ol', 'div', 'nav', 'section']);
const DROPDOWN = /drop-?down|has-(?:sub|children)|sub-?menu|menu-item|nav-item|mega/i;

/** The end of the list that a link of a menu opens, and its content; null for a link that opens nothing. */
function openedBy(page: PageDocument, link: PageElement, parent: PageElement | undefined) {
  if (!parent || !(parent.name === 'li' || DROPDOWN.test(attribute(parent, 'class') ?? ''))) return null;
  for (let at = link.end; at < parent.end; ) {
    const beside = page.elements[at];
    if (!beside) return null;
    if (HOLDERS.has(beside.name)) {
      const links = page.elements.slice(beside.index, beside.end).filter(({ name }) => name === 'a');
      return links.length > 1 ? { end: parent.end, links } : null;
    }
    if (beside.name === 'a') return null;
    at = beside.end;
  }
  return null;
}

/** Whether a label shows which group of links follows, to people who see the page as well: "✕" says nothing to them. */
const namesGroup = (page: PageDocument, element: PageElement) =>
  element.name !== 'button' ||
  (!OPENS_THE_MENU.test(attribute(element, 'class') ?? '') &&
    /\p{L}/u.test(textOf(page, element, LONGEST_TEXT)));

const LISTS = new Set(['ul', 'ol', 'dl']);
const LINES = new Set(['p', 'div']);

/** The label of a group that begins with an element: a heading, a button, the line that is bold. */
function labelAt(page: PageDocument, element: PageElement): PageElement | undefined {
  if (LABELS.has(element.name)) return namesGroup(page, element) ? element : undefined;
  const line = isBoldTitle(page, element) ? page.elements[element.parent] : undefined;
  return line && LINES.has(line.name) ? line : undefined;
}

/** Current labels: each ends with the element around it. */
function createLabels(page: PageDocument, parentEnd: (index: number) => number) {
  const open: { text: string; end: number }[] = [];
  return {
    add(element: PageElement, end = parentEnd(element.index)) {
      const text = accessibleName(page, element, LONGEST_TEXT).replace(OPENS, '');
      if (text) open.push({ text, end });
    },
    /** What a link opens is listed under the link's words. */
    open(text: string, end: number) {
      if (text) open.push({ text, end });
    },
    at(index: number): string {
      return open.findLast(({ end }) => index < end)?.text ?? '';
    },
  };
}

/**
 * The site's own menus on a page: header, side menus, footer, each link once, with the heading or button that
 * opens its group.
 */
export function readNavigation(page: PageDocument): NavigationLink[] {
  const parentEnd = (index: number) =>
    page.elements[page.elements[index]?.parent ?? -1]?.end ?? page.elements.length;
  const links: NavigationLink[] = [];
  const seen = new Map<string, NavigationLink>();
  const named = menus(page);
  // If no element but the footer is marked as a menu, everything outside the main part is one.
  const root = page.elements.find(({ name }) => name === 'body');
  const unnamed = named.every(({ place }) => place === 'footer') && root !== undefined;
  for (const menu of unnamed ? [root] : named.map(({ element }) => element)) {
    const labels = createLabels(page, parentEnd);
    for (let at = menu.index; at < menu.end && links.length < MOST_LINKS; at += 1) {
      const element = page.elements[at];
      if (!element) break;
      // The first heading of a header is that of the page.
      const isTitle = element.name === 'h1' && menu.name === 'header';
      const label = isTitle ? undefined : labelAt(page, element);
      const list = label && page.elements[label.end];
      const isListed = list !== undefined && LISTS.has(list.name);
      // In the main part a heading is about the text below it, but for a list of links.
      const inMain = unnamed && element.region.part === 'main';
      if (label && !inMain) labels.add(label);
      else if (label && isListed) labels.add(label, list.end);
      if (element.name !== 'a' || inMain) continue;
      const url = resolveUrl(attribute(element, 'href'), page.baseUrl);
      const text = accessibleName(page, element, LONGEST_TEXT).replace(OPENS, '');
      const opened = openedBy(page, element, page.elements[element.parent]);
      if (opened) {
        labels.open(text, opened.end);
        // The element that opens a list often repeats one of its links, with better words.
        const again = opened.links.some((link) => resolveUrl(attribute(link, 'href'), page.baseUrl) === url);
        if (again) continue;
      }
      if (/\bnofollow\b/i.test(attribute(element, 'rel') ?? '')) continue;
      if (!url || !text || !/^https?:/.test(url)) continue;
      const group = labels.at(at);
      const known = seen.get(url);
      if (!known) {
        const link = { text, url, group };
        seen.set(url, link);
        links.push(link);
      } else if (group !== '' && group !== known.group && !known.otherGroups?.includes(group)) {
        known.otherGroups = [...(known.otherGroups ?? []), group].slice(0, MOST_GROUPS);
      }
    }
  }
  const beside = pagesBeside(page);
  return links.map((link) => (beside.has(link.url) ? withoutGroupOfOne(link, links) : link));
}

/** The pages before and after this one, as its head names them. */
function pagesBeside(page: PageDocument): ReadonlySet<string> {
  const named = page.elements.filter(
    (element) => element.name === 'link' && /^(?:next|prev(?:ious)?)$/i.test(attribute(element, 'rel') ?? ''),
  );
  return new Set(named.flatMap((element) => resolveUrl(attribute(element, 'href'), page.baseUrl) ?? []));
}

/** A heading above the link to the next page alone names no group, but where the link leads: "Next topic". */
function withoutGroupOfOne(link: NavigationLink, links: readonly NavigationLink[]): NavigationLink {
  const isOfSeveral = (group: string) =>
    links.some((other) => other !== link && (other.group === group || other.otherGroups?.includes(group)));
  const { otherGroups, ...rest } = link;
  const others = otherGroups?.filter(isOfSeveral) ?? [];
  const group = isOfSeveral(link.group) ? link.group : '';
  return { ...rest, group, ...(others.length > 0 && { otherGroups: others }) };
}
