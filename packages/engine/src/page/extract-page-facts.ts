import { asksToSignIn } from './asks-to-sign-in.ts';
import { mainBlocks } from './blocks/main-blocks.ts';
import type { TextBlock } from './blocks/text-block.ts';
import { readDates } from './dates/read-dates.ts';
import { type OpenedPage, openPageSource, type PageSource } from './open-page-source.ts';
import { ownHeading } from './own-heading.ts';
import type { PageFacts } from './page-facts.ts';
import { readQuestions } from './questions/read-questions.ts';
import { readQuotable } from './quotable/read-quotable.ts';
import { readHead } from './read-head.ts';
import { readHeadings } from './read-headings.ts';
import { readImages } from './read-images.ts';
import { readLinks } from './read-links.ts';
import { readPlainHttp } from './read-plain-http.ts';
import { readRefresh } from './read-refresh.ts';
import { readRendering } from './read-rendering.ts';
import { readText } from './read-text.ts';
import { readTwiceEncoded } from './read-twice-encoded.ts';
import { readNameClues } from './site-name/read-name-clues.ts';
import { readStated } from './stated/read-stated.ts';
import { readStructuredData } from './structured/read-structured-data.ts';

/** Far into the longest page that people read; later text adds nothing new. */
export const BLOCKS_READ = 1500;

/**
 * Reads everything that the checks judge from one HTML document, in time and memory about linear in its
 * length. Run it on foreign bytes only in a worker (see foreign-tasks.ts).
 */
export function extractPageFacts(source: PageSource): PageFacts {
  const opened = openPageSource(source);
  return pageFactsOf(opened, mainBlocks(opened.page, BLOCKS_READ));
}

/**
 * The same for a page that is already open, for callers that read more of it.
 *
 * @param blocks of its main part, the first `BLOCKS_READ`.
 */
export function pageFactsOf({ page, charset }: OpenedPage, blocks: TextBlock[]): PageFacts {
  const head = readHead(page);
  const headings = readHeadings(page);
  const { data: structuredData, linked } = readStructuredData(page);
  const { text, nosnippetWords, visible } = readText(page, blocks);
  return {
    ...head,
    headings: headings.map(({ level, text, element }) => ({ level, text, part: element.region.part })),
    images: readImages(page),
    structuredData,
    text,
    rendering: readRendering(page),
    refresh: readRefresh(page),
    dates: readDates(page, linked, ownHeading(page)),
    questions: readQuestions(page, linked, headings, visible),
    links: readLinks(page),
    plainHttp: readPlainHttp(page),
    asksToSignIn: asksToSignIn(page, text.mainWords),
    nosnippetWords,
    nameClues: readNameClues(page, head.openGraph, linked),
    stated: readStated(page),
    quotable: readQuotable(page, blocks),
    charset,
    twiceEncoded: readTwiceEncoded([
      head.title ?? '',
      head.metaDescription ?? '',
      ...blocks.map((block) => block.text),
    ]),
    truncated: page.truncated,
  };
}
