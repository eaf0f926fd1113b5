import type { PageDocument, PageElement } from './page-document.ts';
import { textOf } from './page-text.ts';
import { titleSpans } from './site-name/title-spans.ts';
import { plain } from './site-name/titled-page.ts';

const LONGEST = 300;
const MOST_HEADINGS = 60;
/** Letters of a heading below the first level that says more than a section: "News". */
const LEAST_LETTERS = 10;

/**
 * The heading of the page itself: the last of its main headings that its title has as well, as the name of the site and that of
 * a section stand above it; else the first main heading. Themes that have none write it as an H2.
 */
export function ownHeading(page: PageDocument): PageElement | undefined {
  const title = page.elements.find(({ name }) => name === 'title');
  const spans = title ? titleSpans(textOf(page, title, LONGEST)) : new Set<string>();
  const titled = (headings: readonly PageElement[], least: number) =>
    headings.slice(0, MOST_HEADINGS).findLast((heading) => {
      const text = plain(textOf(page, heading, LONGEST));
      return text.length >= least && spans.has(text);
    });
  const shown = page.elements.filter(({ name, hidden }) => /^h[1-3]$/.test(name) && !hidden);
  const main = shown.filter(({ name }) => name === 'h1');
  return titled(main, 1) ?? main[0] ?? titled(shown, LEAST_LETTERS);
}
