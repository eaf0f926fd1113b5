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

/** The steps of the visible breadcrumb: its list items, else its links. */
export function trailParts(page: PageDocument): PageElement[] {
  const trail = page.elements.find(
    (element) =>
      /breadcrumb/i.test(
        `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''} ${attribute(element, 'aria-label') ?? ''}`,
      ) &&
      element.name !== 'body' &&
      element.name !== 'script' &&
      element.textEnd - element.textStart < 60,
  );
  if (!trail) return [];
  const inside = page.elements.slice(trail.index + 1, trail.end);
  const items = inside.filter(({ name }) => name === 'li');
  return items.length > 0 ? items : inside.filter(({ name }) => name === 'a');
}

const fromMarkup = (page: PageDocument): string[] =>
  trailParts(page).map((part) => textOf(page, part, LONGEST).replace(/^[\s›»>/→]+|[\s›»>/→]+$/g, ''));

/** The names from the site's top to the page: from structured data, else from the visible breadcrumb. */
export function readBreadcrumb(page: PageDocument, nodes: readonly StructuredNode[]): string[] {
  const data = fromData(nodes);
  const trail = data.length > 0 ? data : fromMarkup(page);
  return trail
    .map((name) => name.slice(0, LONGEST))
    .filter((name, at) => name !== '' && !(at === 0 && HOME.test(name)))
    .slice(0, MOST);
}
