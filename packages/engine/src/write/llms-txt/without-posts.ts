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

/** So many words at the beginning of two texts make one of them a copy of the other. */
const SAME_WORDS = 8;

const beginningOf = (text: string): string => {
  const words = bareWords(oneLine(text.slice(0, 400)));
  return words.length < SAME_WORDS ? '' : words.slice(0, SAME_WORDS).join(' ');
};

/**
 * Whether a section is the card of an article of the site, whose title is its heading, or a part of one, whose text the article
 * has: a blog may show its last post whole.
 */
function createIsCard({ pages }: CrawledSite, { title }: CrawledPage): (section: PageSection) => boolean {
  const articles = pages.filter(({ kind }) => kind === 'article');
  const titles = new Set(articles.map((article) => titleKey(article.title)));
  titles.delete('');
  const told = new Set(articles.flatMap(({ sections }) => sections.map(({ text }) => beginningOf(text))));
  told.delete('');
  const own = titleKey(title);
  return ({ level, heading, text }) => {
    const key = titleKey(heading);
    return (titles.has(key) && (level > 1 || key !== own)) || told.has(beginningOf(text));
  };
}

function postsOf(page: CrawledPage, site: CrawledSite): PageSection[] {
  if (page.kind !== 'home') return [];
  const name = site.name.trim().toLowerCase();
  const isCard = createIsCard(site, page);
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
