import { titleParts } from './title-parts.ts';
import { plain } from './titled-page.ts';

/** Of a title that somebody filled with words. */
const MOST_PARTS = 12;

/**
 * The parts of a title and its neighbouring parts together, plain: "Ann Lee: no worry – Mill News" has "Ann Lee: no worry",
 * too. A heading that is one of them is the heading of the page.
 */
export function titleSpans(title: string): ReadonlySet<string> {
  const parts = titleParts(title).slice(0, MOST_PARTS).map(plain);
  const spans = parts.flatMap((_, start) =>
    parts.slice(start).map((_part, length) => parts.slice(start, start + length + 1).join('')),
  );
  return new Set(spans.filter(Boolean));
}
