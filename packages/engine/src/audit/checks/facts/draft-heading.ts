import type { PageFacts } from '../../../page/page-facts.ts';
import { EAST_ASIAN_OR_THAI } from '../../../page/scripts.ts';
import { withoutPermalink } from '../../../page/without-permalink.ts';
import { isFrontPage } from './front-page.ts';
import { isSubject } from './generic-title.ts';
import { onlyPoints } from './link-titles.ts';
import { pageSubjects } from './page-subjects.ts';
import { addressRelation } from './same-address.ts';

const LEAST_LETTERS = 4;
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);

/** Whether the page speaks of what a title says: with one of its words in its text, its headings or its address. */
function isSpokenOf(title: string, page: PageFacts, url: string): boolean {
  const words = wordsOf(title);
  const said = [
    page.text.excerpt,
    ...page.text.prose,
    ...page.headings.map(({ text }) => text),
    URL.parse(url)?.pathname ?? '',
  ]
    .join(' ')
    .toLowerCase();
  return EAST_ASIAN_OR_THAI.test(title) || words.length === 0 || words.some((word) => said.includes(word));
}

/**
 * Words for the page's main heading: its title without the site's name, its title for social networks, the first heading
 * of its main part, what the menu calls it, or on the first page the site's name. If the page has none of these, a gap to fill
 * in. Headings of menus, notices, asides and the footer say nothing about the page, and neither does a title that other pages
 * have as well: it says nothing of what this one tells.
 */
export function draftHeading(page: PageFacts, url: string): string {
  const { name, title, social } = pageSubjects(page, url);
  const isFront = isFrontPage(url);
  const isOwn = (text: string) => isFront || isSpokenOf(text, page, url);
  const own = page.headings
    .filter(({ part }) => part === 'main')
    .map(({ text }) => withoutPermalink(text).trim())
    .find(isSubject);
  const called = page.links
    .filter(
      (link) => link.part === 'navigation' && ['same', 'variant'].includes(addressRelation(link.url, url)),
    )
    .map(({ text }) => text.trim())
    // "More…" opens a menu: builders give it the address of the page that it is on.
    .find((text) => isSubject(text) && !onlyPoints(text));
  const named = isFront ? name : null;
  return (
    title.find(isOwn) ?? social.find(isOwn) ?? own ?? called ?? named ?? 'REPLACE: what the page is about'
  );
}
