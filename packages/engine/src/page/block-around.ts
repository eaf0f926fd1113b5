import { isBlock } from './is-block.ts';
import type { PageDocument, PageElement } from './page-document.ts';

/** The innermost element around a text or an element that has lines of its own. */
export function blockAround(
  { elements }: PageDocument,
  { parent }: { parent: number },
): PageElement | undefined {
  let element = elements[parent];
  while (element && !isBlock(element.name)) element = elements[element.parent];
  return element;
}
