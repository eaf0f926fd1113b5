import { attribute, type PageDocument, type PageElement } from '../../page/page-document.ts';
import type { StructuredNode } from '../../page/page-facts.ts';
import { collapse, textOf } from '../../page/page-text.ts';

const MOST = 8;
const LONGEST = 100;
const HOME =
  /^(?:home|homepage|start|startseite|accueil|inicio|início|home page|hem|forside|etusivu|главная|首页|ホーム)$/i;

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

/** The steps of the visible breadcrumb: its list items, else its links. */
export function trailParts(page: PageDocument): PageElement[] {
  const trail = findTrail(page);
  if (!trail) return [];
  const inside = page.elements.slice(trail.index + 1, trail.end);
  const items = inside.filter(({ name }) => name === 'li');
  return items.length > 0 ? items : inside.filter(({ name }) => name === 'a');
}

/** A step without the signs between it and others, in elements of their own. */
export const bareStep = (text: string) => text.replace(/^[\s›»>/→|·•]+|[\s›»>/→|·•]+$/g, '');

/** The page itself at the end of a breadcrumb of links: words after the last of them, '' if there are none. */
export function trailEnd(page: PageDocument): string {
  const trail = findTrail(page);
  const last = trailParts(page).at(-1);
  if (!trail || last?.name !== 'a') return '';
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

const fromMarkup = (page: PageDocument): string[] => [
  ...trailParts(page).map((part) => bareStep(textOf(page, part, LONGEST))),
  trailEnd(page),
];

/** The names from the site's top to the page: from structured data, else from the visible breadcrumb. */
export function readBreadcrumb(page: PageDocument, nodes: readonly StructuredNode[]): string[] {
  const data = fromData(nodes);
  const trail = data.length > 0 ? data : fromMarkup(page);
  return trail
    .map((name) => name.slice(0, LONGEST))
    .filter((name, at) => name !== '' && !(at === 0 && HOME.test(name)))
    .slice(0, MOST);
}
