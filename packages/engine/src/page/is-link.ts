import { attribute, type PageElement } from './page-document.ts';

const has = (element: PageElement, name: string) => attribute(element, name) !== null;

/**
 * Whether an element is a link. An `<a>` with only a name or an id marks a place, and what HTML made from XML writes as `<a id="x"/>`
 * stays open until the next link: the text in it leads nowhere.
 */
export const isLink = (element: PageElement): boolean =>
  element.name === 'a' &&
  (has(element, 'href') ||
    has(element, 'onclick') ||
    has(element, 'role') ||
    !(has(element, 'name') || has(element, 'id')));
