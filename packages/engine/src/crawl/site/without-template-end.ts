import { collapse } from '../../page/page-text.ts';
import type { CrawledPage } from '../crawled-site.ts';
import { joinParagraphs, type Paragraph, paragraphsOf } from '../paragraphs.ts';

/** Paragraphs that end this many pages, and this share of them, are the template's. */
const LEAST_PAGES = 3;
const SHARE = 0.6;

const lastParagraphs = ({ sections }: CrawledPage): Paragraph[] => {
  const last = sections.at(-1);
  return last ? paragraphsOf(last) : [];
};
const keyOf = ({ text }: Paragraph) => collapse(text).toLowerCase();

/**
 * Pages without what ends most of them: a footer that no element marks as one, which would end the last text of each page. Its
 * lines are kept as those of a footer.
 */
export function withoutTemplateEnd(pages: readonly CrawledPage[]): CrawledPage[] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(lastParagraphs(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(LEAST_PAGES, pages.length * SHARE);
  return pages.map((page) => {
    const paragraphs = lastParagraphs(page);
    const last = page.sections.at(-1);
    const end = paragraphs.findLastIndex((paragraph) => (counts.get(keyOf(paragraph)) ?? 0) < least) + 1;
    if (!last || end === paragraphs.length) return page;
    const lines = paragraphs.slice(end).flatMap(({ text }) => text.split('\n').map(collapse));
    const at = page.excerpt.lastIndexOf(collapse(paragraphs[end]?.text ?? ''));
    return {
      ...page,
      excerpt: at > 0 ? page.excerpt.slice(0, at).trimEnd() : page.excerpt,
      sections: [
        ...page.sections.slice(0, -1),
        { level: last.level, heading: last.heading, ...joinParagraphs(paragraphs.slice(0, end)) },
      ],
      business: page.business && { ...page.business, lines: [...page.business.lines, ...lines] },
    };
  });
}
