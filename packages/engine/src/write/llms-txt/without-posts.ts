import type { CrawledPage, CrawledSite, PageSection } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { labelOf } from '../../page/dates/date-labels.ts';
import { writtenDates } from '../../page/dates/written-dates.ts';
import { bareWords, oneLine } from '../sentences.ts';

/** A longer line is a sentence of the text. */
const LONGEST_BYLINE = 90;

/** Whether a line says when a post was written, and perhaps by whom: "Posted on 3 March 2026 by Helen Moore". */
function isByline(line: string, language: string): boolean {
  if (line === '' || line.length > LONGEST_BYLINE || /[.!?]\s*$/u.test(line.replace(/\d\.$/u, '')))
    return false;
  const [date, ...others] = writtenDates(line, language);
  return date !== undefined && others.length === 0 && labelOf(line, date.from, date.to) !== 'modified';
}

/** Whether a section is a post or a piece of news: a card of one, or the line under its heading, or its last, says when it was written. */
function isPost(section: PageSection, { language }: CrawledPage, siteName: string): boolean {
  if (section.isTeaser) return true;
  const heading = oneLine(section.heading).toLowerCase();
  // A page that is dated as a whole has its site's name over it.
  if (heading === '' || (siteName !== '' && heading.includes(siteName))) return false;
  const lines = paragraphsOf(section).map(({ text }) => oneLine(text));
  return lines.length > 1 && [lines[0], lines.at(-1)].some((line) => isByline(line ?? '', language));
}

const titleKey = (title: string) => bareWords(oneLine(title)).join(' ');

/** Whether a section is the card of an article of the site: its heading is the article's title. */
function createIsCard({ pages }: CrawledSite): (section: PageSection) => boolean {
  const titles = new Set(pages.flatMap(({ kind, title }) => (kind === 'article' ? [titleKey(title)] : [])));
  titles.delete('');
  return ({ level, heading }) => level > 1 && titles.has(titleKey(heading));
}

function postsOf(page: CrawledPage, site: CrawledSite): PageSection[] {
  if (page.kind !== 'home') return [];
  const name = site.name.trim().toLowerCase();
  const isCard = createIsCard(site);
  return page.sections.filter((section) => isPost(section, page, name) || isCard(section));
}

/** Whether a title is that of a post on the home page, which changes with the next one. */
export const isTitleOfPost = (title: string, page: CrawledPage, site: CrawledSite): boolean =>
  postsOf(page, site).some(({ heading }) => oneLine(heading) === title);

/**
 * A home page without its posts: what they tell says nothing of the site itself. Its description stays, and so do
 * other pages.
 */
export function withoutPosts(page: CrawledPage, site: CrawledSite): CrawledPage {
  const posts = postsOf(page, site);
  if (posts.length === 0) return page;
  const told = posts.map(({ text }) => oneLine(text)).join(' ');
  return {
    ...page,
    sections: page.sections.filter((section) => !posts.includes(section)),
    excerpt: told.includes(oneLine(page.excerpt).slice(0, LONGEST_BYLINE)) ? '' : page.excerpt,
  };
}
