import type { CrawledPage } from '../crawl/crawled-site.ts';
import { oneLine } from '../write/sentences.ts';

/** Everything a page says, in one line, without what speaks to language models. */
export function crawledText(page: CrawledPage): string {
  const parts = [
    page.title,
    page.description,
    page.excerpt,
    ...page.sections.flatMap(({ heading, text }) => [heading, text]),
    ...page.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  return parts
    .map((part) => oneLine(part))
    .filter(Boolean)
    .join(' ');
}

/** Pages as data for a model: each with a number to name it by, cut to so many characters. */
export function pagesAsData(pages: readonly CrawledPage[], charactersEach: number): string {
  return pages
    .map((page, index) => {
      const text = page.sections
        .map(({ heading, text: words }) => `${heading ? `${oneLine(heading)}: ` : ''}${words}`)
        .join('\n')
        .slice(0, charactersEach);
      return `[page ${index + 1}] ${page.title}\n${page.description}\n${text}`;
    })
    .join('\n\n');
}
