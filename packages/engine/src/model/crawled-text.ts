import type { CrawledPage } from '../crawl/crawled-site.ts';
import { oneLine } from '../write/sentences.ts';

/** Everything a page says, on one line, without text addressed to language models. */
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

/** Pages as data for a model: each with a number as its name, cut to this many characters. */
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
