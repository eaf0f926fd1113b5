import type { PageDocument } from './page-document.ts';
import type { PageDate, PageQuestion, StructuredNode } from './page-facts.ts';
import { joinPieces } from './page-text.ts';
import { readDates } from './read-dates.ts';
import { readHead } from './read-head.ts';
import { readHeadings } from './read-headings.ts';
import { readQuestions } from './read-questions.ts';
import { readSiteName } from './read-site-name.ts';
import { readStructuredData } from './structured/read-structured-data.ts';

/** What a page says about itself: head, structured data, dates, the site's name, the questions it answers. */
export type DescribedPage = ReturnType<typeof readHead> & {
  nodes: StructuredNode[];
  dates: PageDate[];
  questions: PageQuestion[];
  siteName: string | null;
};

/** Reads the parts of PageFacts that a reader of content needs, and none that only a check does. */
export function readDescribed(page: PageDocument): DescribedPage {
  const head = readHead(page);
  const { data, linked } = readStructuredData(page);
  return {
    ...head,
    nodes: data.nodes,
    dates: readDates(page, linked),
    questions: readQuestions(page, linked, readHeadings(page), joinPieces(page.pieces)),
    siteName: readSiteName(page, head.openGraph, linked),
  };
}
