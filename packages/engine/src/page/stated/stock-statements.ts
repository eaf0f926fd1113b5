import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { collapse } from '../page-text.ts';
import { OUT_OF_STOCK } from './stock-words.ts';

const GONE_CLASS = /(?:^|[\s_-])(?:out[-_]?of[-_]?stock|sold[-_]?out|unavailable|discontinued)(?:\s|$)/i;
const THERE_CLASS = /(?:^|[\s_-])(?<!not[-_])(?:in[-_]?stock|available)(?:\s|$)/i;
const SPOKEN = /(?:^|\s)(?:visually-?hidden|sr-only|screen-reader)/i;
const BADGE = /badge/i;
/** In letters; longer ones are sentences. */
export const LONGEST_STATEMENT = 40;
const MOST_STATEMENTS = 300;
const LONGEST_CLASS = 300;

const classOf = (element: PageElement) => (attribute(element, 'class') ?? '').slice(0, LONGEST_CLASS);

/** What a class says of the thing in its element; null for nothing. */
export function stockOfClass(name: string): 'InStock' | 'OutOfStock' | null {
  return GONE_CLASS.test(name) ? 'OutOfStock' : THERE_CLASS.test(name) ? 'InStock' : null;
}

/** Whether a theme writes all badges and shows one of them by its styles: "Sale" and "Sold out" beside each other. */
function isOneOfBadges(page: PageDocument, element: PageElement): boolean {
  if (!BADGE.test(classOf(element))) return false;
  const around = page.elements[element.parent];
  const others = page.elements
    .slice((around?.index ?? -1) + 1, around?.end ?? 0)
    .filter((other) => other.parent === element.parent && BADGE.test(classOf(other)));
  return others.length > 1;
}

/** The elements whose text says that something is sold out, and that a reader sees: the first 300 of them. */
export function goneStatements(page: PageDocument): PageElement[] {
  const found: PageElement[] = [];
  let looked = 0;
  for (const { text, parent, region } of page.pieces) {
    if (looked >= MOST_STATEMENTS) break;
    const element = page.elements[parent];
    if (!element || element.hidden || !region.isText || region.part === 'controls') continue;
    const said = text.length > LONGEST_STATEMENT * 4 ? text : collapse(text);
    // With a count it is the option of a filter: "Out of stock (1)".
    if (said.length < 2 || said.length > LONGEST_STATEMENT || /\d/.test(said) || !OUT_OF_STOCK.test(said))
      continue;
    looked += 1;
    const around = page.elements[element.parent];
    const isOption = [element, around].some(
      (each) => each && (each.name === 'label' || SPOKEN.test(classOf(each))),
    );
    if (!isOption && !isOneOfBadges(page, element)) found.push(element);
  }
  return found;
}
