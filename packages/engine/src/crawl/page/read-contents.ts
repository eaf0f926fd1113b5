import { isBoldTitle } from '../../page/is-bold-line.ts';
import { isLink } from '../../page/is-link.ts';
import {
  attribute,
  isWithin,
  type PageDocument,
  type PageElement,
  resolveUrl,
} from '../../page/page-document.ts';
import { textOf } from '../../page/page-text.ts';
import type { NavigationLink } from '../crawled-site.ts';

const MOST_LINKS = 500;
const LONGEST = 80;
const HEADING = /^h[2-4]$/;
/** Sphinx writes the names of its parts as captions. */
const CAPTION = /(?:^|\s)caption(?:\s|$)/;
const ITEMS = new Set(['li', 'dt', 'dd', 'td']);

const isHeading = (page: PageDocument, element: PageElement) =>
  HEADING.test(element.name) ||
  (element.name === 'p' && CAPTION.test(attribute(element, 'class') ?? '')) ||
  isBoldTitle(page, element);

const isInItem = (page: PageDocument, link: PageElement): boolean =>
  isWithin(page, link.parent, ({ name }) => ITEMS.has(name));

/** The lists of links in the main part of a page, each link with the heading above it: the contents of a manual. */
export function readContents(page: PageDocument): NavigationLink[] {
  const links: NavigationLink[] = [];
  let group = '';
  for (const element of page.elements) {
    if (links.length >= MOST_LINKS) break;
    if (element.region.part !== 'main' || !element.region.isText) continue;
    if (isHeading(page, element)) group = textOf(page, element, LONGEST).replace(/[\s¶§#:]+$/u, '');
    if (group === '' || element.name !== 'a' || !isLink(element) || !isInItem(page, element)) continue;
    const url = resolveUrl(attribute(element, 'href'), page.baseUrl)?.split('#')[0];
    const text = textOf(page, element, LONGEST);
    if (url && text && /^https?:/.test(url)) links.push({ text, url, group });
  }
  return links;
}
