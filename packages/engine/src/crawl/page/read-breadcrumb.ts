import { attribute, type PageDocument, type PageElement } from '../../page/page-document.ts';
import type { StructuredNode } from '../../page/page-facts.ts';
import { collapse, textOf } from '../../page/page-text.ts';
import { isHomeWord } from '../../page/site-name/is-home-word.ts';

const MOST = 8;
const LONGEST = 100;

function fromData(nodes: readonly StructuredNode[]): string[] {
  const list = nodes.find(({ types }) => types.includes('BreadcrumbList'));
  if (!list) return [];
  return nodes
    .filter(
      ({ types, syntax, block }) =>
        types.includes('ListItem') && syntax === list.syntax && block === list.block,
    )
    .map(({ properties }) => ({
      name: collapse(properties.name?.[0] ?? ''),
      position: Number(properties.position?.[0] ?? 0),
    }))
    .filter(({ name }) => name !== '' && !/^\[\w+\]$/.test(name))
    .sort((one, other) => one.position - other.position)
    .map(({ name }) => name);
}

/** The element of the visible breadcrumb. */
const findTrail = (page: PageDocument) =>
  page.elements.find(
    (element) =>
      /breadcrumb/i.test(
        `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''} ${attribute(element, 'aria-label') ?? ''}`,
      ) &&
      element.name !== 'body' &&
      element.name !== 'script' &&
      element.textEnd - element.textStart < 60,
  );

/** A step without the signs between it and others, in elements of their own. */
export const bareStep = (text: string) => text.replace(/^[\s›»>/→|·•]+|[\s›»>/→|·•]+$/g, '');

/** The page itself at the end of a breadcrumb of links: words after the last of them, '' if there are none. */
function endOf(page: PageDocument, trail: PageElement, last: PageElement | undefined): string {
  if (last?.name !== 'a') return '';
  const words = bareStep(
    collapse(
      page.pieces
        .slice(last.textEnd, trail.textEnd)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  return words.length <= LONGEST && !/[›»>→|]/.test(words) ? words : '';
}

/**
 * The visible breadcrumb.
 *
 * @returns `parts`: its list items, else its links; `end`: the words after the last link, which are the page itself, or ''.
 */
export function visibleTrail(page: PageDocument): { parts: PageElement[]; end: string } {
  const trail = findTrail(page);
  if (!trail) return { parts: [], end: '' };
  const inside = page.elements.slice(trail.index + 1, trail.end);
  const items = inside.filter(({ name }) => name === 'li');
  const parts = items.length > 0 ? items : inside.filter(({ name }) => name === 'a');
  return { parts, end: endOf(page, trail, parts.at(-1)) };
}

function fromMarkup(page: PageDocument): string[] {
  const { parts, end } = visibleTrail(page);
  return [...parts.map((part) => bareStep(textOf(page, part, LONGEST))), end];
}

/** The names from the site's top to the page: from structured data, else from the visible breadcrumb. */
export function readBreadcrumb(page: PageDocument, nodes: readonly StructuredNode[]): string[] {
  const data = fromData(nodes);
  const trail = data.length > 0 ? data : fromMarkup(page);
  return trail
    .map((name) => name.slice(0, LONGEST))
    .filter((name, at) => name !== '' && !(at === 0 && isHomeWord(name)))
    .slice(0, MOST);
}
