import type { PageFacts } from '../../../page/page-facts.ts';
import { withoutPermalink } from '../../../page/without-permalink.ts';
import { isSubject } from './generic-title.ts';
import { pageSubjects } from './page-subjects.ts';

/**
 * Words for the page's main heading: its title without the site's name, its title for social networks, the first heading
 * of its main part, or the site's name. If the page has none of these, a gap to fill in. Headings of menus, notices,
 * asides and the footer say nothing about the page.
 */
export function draftHeading(page: PageFacts, url: string): string {
  const { name, title, social } = pageSubjects(page, url);
  const own = page.headings
    .filter(({ part }) => part === 'main')
    .map(({ text }) => withoutPermalink(text).trim())
    .find(isSubject);
  return title[0] ?? social[0] ?? own ?? name ?? 'REPLACE: what the page is about';
}
