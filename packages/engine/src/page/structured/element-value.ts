import { attribute, type PageDocument, type PageElement, resolveUrl } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import { MOST_CHARACTERS } from './linked-node.ts';

const ADDRESS_ATTRIBUTE = new Map<string, string>([
  ...['a', 'area', 'link'].map((name) => [name, 'href'] as const),
  ...['img', 'audio', 'video', 'source', 'track', 'embed', 'iframe'].map((name) => [name, 'src'] as const),
  ['object', 'data'],
]);

/**
 * An element's value as a property: its `content`, the address that it links to, its machine-readable date or
 * number, or else its text.
 *
 * @see https://html.spec.whatwg.org/multipage/microdata.html#values
 */
export function elementValue(page: PageDocument, element: PageElement): string {
  const content = attribute(element, 'content');
  if (content !== null) return content.trim().slice(0, MOST_CHARACTERS);
  const address = ADDRESS_ATTRIBUTE.get(element.name);
  const href = address ? attribute(element, address) : null;
  if (href !== null) return (resolveUrl(href, page.baseUrl) ?? href).slice(0, MOST_CHARACTERS);
  const machine = element.name === 'time' ? 'datetime' : 'value';
  const readsMachine = element.name === 'time' || element.name === 'data' || element.name === 'meter';
  const value = readsMachine ? attribute(element, machine) : null;
  return value === null ? textOf(page, element, MOST_CHARACTERS) : value.trim().slice(0, MOST_CHARACTERS);
}
