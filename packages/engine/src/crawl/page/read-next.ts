import { attribute, type PageDocument, type PageElement, resolveUrl } from '../../page/page-document.ts';

/** How programs for manuals name the link to the next page: `pagination-nav__link--next`, `pager-link next`, `nav-chapters next`. */
const NAMED_NEXT = /^next$|(?:pagination|pager|chapters?|footer|page).*[_-]next$/i;
const LONGEST_NAME = 80;

const isNamedNext = (link: PageElement) =>
  (attribute(link, 'class') ?? '')
    .split(/\s+/)
    .some((name) => name.length <= LONGEST_NAME && NAMED_NEXT.test(name));

const saysNext = (element: PageElement) => /\bnext\b/i.test(attribute(element, 'rel') ?? '');

/** The page that comes after this one, as a manual leads through its pages; null if it names none. */
export function readNext(page: PageDocument): string | null {
  const links = page.elements.filter(({ name }) => name === 'a' || name === 'link');
  const found = links.find(saysNext) ?? links.find((link) => link.name === 'a' && isNamedNext(link));
  const url = found && resolveUrl(attribute(found, 'href'), page.baseUrl)?.split('#')[0];
  return url && /^https?:/.test(url) && url !== page.baseUrl.split('#')[0] ? url : null;
}
