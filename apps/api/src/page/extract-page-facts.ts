import { openPageSource, type PageSource } from './open-page-source.ts';
import type { PageFacts } from './page-facts.ts';
import { readDates } from './read-dates.ts';
import { readHead } from './read-head.ts';
import { readHeadings } from './read-headings.ts';
import { readImages } from './read-images.ts';
import { readLinks } from './read-links.ts';
import { readQuestions } from './read-questions.ts';
import { readRefresh } from './read-refresh.ts';
import { readRendering } from './read-rendering.ts';
import { readSiteName } from './read-site-name.ts';
import { readText } from './read-text.ts';
import { readStructuredData } from './structured/read-structured-data.ts';

/**
 * Reads everything the checks judge from one HTML document, in time and memory about linear in its length.
 * Run on foreign bytes only within a worker (see foreign-tasks.ts).
 */
export function extractPageFacts(source: PageSource): PageFacts {
  const { page, charset } = openPageSource(source);
  const head = readHead(page);
  const headings = readHeadings(page);
  const { data: structuredData, linked } = readStructuredData(page);
  const { text, nosnippetWords, visible } = readText(page);
  return {
    ...head,
    headings: headings.map(({ level, text }) => ({ level, text })),
    images: readImages(page),
    structuredData,
    text,
    rendering: readRendering(page),
    refresh: readRefresh(page),
    dates: readDates(page, linked),
    questions: readQuestions(page, linked, headings, visible),
    links: readLinks(page),
    nosnippetWords,
    siteName: readSiteName(page, head.openGraph, linked),
    charset,
    truncated: page.truncated,
  };
}
