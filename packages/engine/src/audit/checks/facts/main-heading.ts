import type { PageFacts } from '../../../page/page-facts.ts';
import { titleSpans } from '../../../page/site-name/title-spans.ts';
import { plain } from '../../../page/site-name/titled-page.ts';
import { withoutPermalink } from '../../../page/without-permalink.ts';
import { isSubject } from './generic-title.ts';
import { oncePerPage } from './once-per-page.ts';
import { knownName } from './site-name.ts';

export type Heading = PageFacts['headings'][number];

const longest = (headings: readonly Heading[]) =>
  headings.reduce<Heading | null>(
    (best, heading) => (best === null || heading.text.length > best.text.length ? heading : best),
    null,
  );

/**
 * The main heading that the title of the page, or its title for social networks, has as well: of several it is the one that
 * names the page. Null if there is none. Their texts are without signs of links.
 */
export const titledHeading = oncePerPage((page, url): Heading | null => {
  const titles = [page.title ?? '', page.openGraph['og:title'] ?? ''].map(titleSpans);
  const own = plain(knownName(page, url) ?? '');
  const found = page.headings
    .filter(({ level }) => level === 1)
    .map((heading) => ({ ...heading, text: withoutPermalink(heading.text).trim() }))
    .filter(({ text }) => isSubject(text) && plain(text) !== own);
  for (const spans of titles) {
    const titled = longest(found.filter(({ text }) => spans.has(plain(text))));
    if (titled) return titled;
  }
  return null;
});

/**
 * The heading that names the page: of its main headings the one that its title has as well, else the first in its main part
 * that says something, else the first with words. Null if there is none.
 */
export const mainHeading = oncePerPage((page, url): Heading | null => {
  const found = page.headings
    .filter(({ level, text }) => level === 1 && text.trim() !== '')
    .map((heading) => ({ ...heading, text: withoutPermalink(heading.text).trim() }));
  return (
    titledHeading(page, url) ??
    found.find(({ text, part }) => part === 'main' && isSubject(text)) ??
    found[0] ??
    null
  );
});
