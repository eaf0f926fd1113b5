import { isDateAlone } from '../dates/is-date-alone.ts';

const LONGEST = 120;

/**
 * Whether a heading and the text below it are the card of an article, with its day above its title and a line below it: the
 * article answers what the title asks, not the line.
 *
 * @param below the text below the heading.
 * @param above the line above the heading.
 */
export const isTeaser = (below: string, above: string): boolean =>
  below.length <= LONGEST && isDateAlone(above);
