import { accessibleName } from './accessible-name.ts';
import type { PageDocument, PageElement } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';

type Level = PageFacts['headings'][number]['level'];

const LEVELS = new Map<string, Level>([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);
const MOST_HEADINGS = 2000;
const MOST_CHARACTERS = 300;

export interface PageHeading {
  level: Level;
  text: string;
  element: PageElement;
}

/**
 * Every `<h1>` to `<h6>` in document order, also hidden ones, with its name: its text and the names of its
 * images.
 */
export function readHeadings(page: PageDocument): PageHeading[] {
  const headings: PageHeading[] = [];
  for (const element of page.elements) {
    const level = LEVELS.get(element.name);
    if (level) headings.push({ level, text: accessibleName(page, element, MOST_CHARACTERS), element });
    if (headings.length === MOST_HEADINGS) break;
  }
  return headings;
}
