import { ownHeading } from '../own-heading.ts';
import type { PageDocument } from '../page-document.ts';
import { textOf } from '../page-text.ts';

const MOST_BELOW = 6;
const LONGEST = 160;

/**
 * The lines that stand beside the heading of a page whose heading is above its main part: themes have a picture with the title,
 * the author and the day in a header of its own. None where the heading is in the main part.
 */
export function linesBelowHeading(page: PageDocument): string[] {
  const heading = ownHeading(page);
  if (heading?.region.part !== 'other') return [];
  const end = page.elements[heading.parent]?.end ?? heading.end;
  return page.elements
    .slice(heading.end, end)
    .filter(({ parent, hidden }) => parent === heading.parent && !hidden)
    .slice(0, MOST_BELOW)
    .map((element) => textOf(page, element, LONGEST));
}
