import { isLink } from './is-link.ts';
import type { PageDocument, PageElement } from './page-document.ts';

/** Elements that make their text bold. */
export const BOLD: ReadonlySet<string> = new Set(['strong', 'b']);
/** Elements that hold lines of text. */
export const LINE_BLOCKS: ReadonlySet<string> = new Set(
  'p div li td dd section article body main blockquote'.split(' '),
);

/** Whether an element makes a whole line bold: what stands so above others is a heading to people. */
export function isBoldLine(page: PageDocument, { name, parent, textStart, textEnd }: PageElement): boolean {
  const line = BOLD.has(name) ? page.elements[parent] : undefined;
  const isAlone = line?.textStart === textStart && line.textEnd === textEnd;
  return isAlone && textEnd > textStart && LINE_BLOCKS.has(line.name);
}

/** A bold line that leads nowhere: the title of the list of links below it. */
export const isBoldTitle = (page: PageDocument, element: PageElement): boolean =>
  isBoldLine(page, element) && !page.elements.slice(element.index + 1, element.end).some(isLink);
