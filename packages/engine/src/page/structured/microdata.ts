import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { elementValue } from './element-value.ts';
import { addValue, type LinkedNode, MOST_NODES, newNode } from './linked-node.ts';
import { schemaName } from './schema-name.ts';

const words = (value: string | null) => (value ?? '').split(/\s+/).filter(Boolean);

/** The most elements read for `itemref`, over all items of the page. */
const MOST_REFERENCED = 20_000;

/**
 * Reads the page's microdata items, including nested ones and those joined by `itemref`.
 *
 * @see https://html.spec.whatwg.org/multipage/microdata.html
 */
export function readMicrodata(page: PageDocument): LinkedNode[] {
  const items = new Map<PageElement, LinkedNode>();

  const itemOf = (element: PageElement): LinkedNode | null => {
    if (attribute(element, 'itemscope') === null) return null;
    const known = items.get(element);
    if (known || items.size >= MOST_NODES) return known ?? null;
    const item = newNode('microdata', words(attribute(element, 'itemtype')).map(schemaName));
    item.id = attribute(element, 'itemid');
    items.set(element, item);
    return item;
  };

  /** Gives the properties of the elements from `from` to `to` to the items that contain them. */
  const collect = (from: number, to: number, outermost: LinkedNode | null) => {
    const scopes: { item: LinkedNode | null; end: number }[] = [{ item: outermost, end: to }];
    for (let at = from; at < to; at += 1) {
      const element = page.elements[at];
      if (!element) return;
      while ((scopes.at(-1)?.end ?? to) <= at && scopes.length > 1) scopes.pop();
      const scope = scopes.at(-1)?.item ?? null;
      const item = itemOf(element);
      const names = scope ? words(attribute(element, 'itemprop')).slice(0, 10) : [];
      if (scope && names.length > 0) {
        const value = item ?? elementValue(page, element);
        for (const name of names) addValue(scope, schemaName(name), value);
      }
      if (attribute(element, 'itemscope') !== null) scopes.push({ item, end: element.end });
    }
  };

  collect(0, page.elements.length, null);
  const byId = new Map<string, PageElement>();
  for (const element of page.elements) {
    const id = attribute(element, 'id');
    if (id !== null && !byId.has(id)) byId.set(id, element);
  }
  let budget = MOST_REFERENCED;
  for (const [element, item] of [...items]) {
    for (const id of words(attribute(element, 'itemref')).slice(0, 20)) {
      const target = byId.get(id);
      // An item must not become its own property.
      if (!target || (target.index <= element.index && element.index < target.end)) continue;
      budget -= target.end - target.index;
      if (budget < 0) break;
      collect(target.index, target.end, item);
    }
  }
  return [...items.values()];
}
