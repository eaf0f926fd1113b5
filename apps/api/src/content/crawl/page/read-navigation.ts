import { attribute, type PageDocument, type PageElement, resolveUrl } from '../../../page/page-document.ts';
import { textOf } from '../../../page/page-text.ts';
import type { NavigationLink } from '../crawled-site.ts';
import { mainRange } from './main-range.ts';

const MOST_LINKS = 200;
const LONGEST_TEXT = 80;
const MENU =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|mainmenu|sidebar|sidenav|topnav|footer)(?:$|[\s_-])|menu$/i;
const LABELS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'button', 'summary', 'dt']);
/** Menus for the page itself, not the site. */
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

/** The outermost elements that hold menus, main navigation before side menus before the footer. */
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

/** Labels in force: each ends with the element around it. */
function createLabels(page: PageDocument, parentEnd: (index: number) => number) {
  const open: { text: string; end: number }[] = [];
  return {
    add(element: PageElement) {
      const text = textOf(page, element, LONGEST_TEXT).replace(/\s*[¶#▾▼⌄]+$/u, '');
      if (text) open.push({ text, end: parentEnd(element.index) });
    },
    at(index: number): string {
      return open.findLast(({ end }) => index < end)?.text ?? '';
    },
  };
}

/**
 * The site's own menus as they stand on a page: header, side menus, footer, each link once, with the heading
 * or button that opens its group.
 */
export function readNavigation(page: PageDocument): NavigationLink[] {
  const parents = new Int32Array(page.elements.length).fill(-1);
  for (const element of page.elements) parents.fill(element.index, element.index + 1, element.end);
  const parentEnd = (index: number) => page.elements[parents[index] ?? -1]?.end ?? page.elements.length;
  const links: NavigationLink[] = [];
  const seen = new Set<string>();
  const named = menus(page).map(({ element }) => element);
  // Where no element says that it is a menu, all that stands outside the main part is one.
  const root = page.elements.find(({ name }) => name === 'body');
  const main = named.length === 0 && root ? mainRange(page) : null;
  for (const menu of main && root ? [root] : named) {
    const labels = createLabels(page, parentEnd);
    for (let at = menu.index; at < menu.end && links.length < MOST_LINKS; at += 1) {
      const element = page.elements[at];
      if (!element) break;
      if (main && element.textStart >= main.from && element.textEnd <= main.to) continue;
      if (LABELS.has(element.name)) labels.add(element);
      if (element.name !== 'a') continue;
      const url = resolveUrl(attribute(element, 'href'), page.baseUrl);
      const text =
        textOf(page, element, LONGEST_TEXT) ||
        (attribute(element, 'aria-label') ?? '').trim().slice(0, LONGEST_TEXT);
      if (/\bnofollow\b/i.test(attribute(element, 'rel') ?? '')) continue;
      if (!url || !text || !/^https?:/.test(url) || seen.has(url)) continue;
      seen.add(url);
      links.push({ text, url, group: labels.at(at) });
    }
  }
  return links;
}
