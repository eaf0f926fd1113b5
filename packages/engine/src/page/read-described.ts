import { readDates } from './dates/read-dates.ts';
import type { NameClue } from './name-clues.ts';
import { ownHeading } from './own-heading.ts';
import type { PageDocument } from './page-document.ts';
import type { PageDate, PageQuestion, StructuredNode } from './page-facts.ts';
import { joinPieces } from './page-text.ts';
import { readQuestions } from './questions/read-questions.ts';
import { readHead } from './read-head.ts';
import { readHeadings } from './read-headings.ts';
import { readNameClues } from './site-name/read-name-clues.ts';
import type { LinkedNode } from './structured/linked-node.ts';
import { readStructuredData } from './structured/read-structured-data.ts';

/** What a page says about itself: head, structured data, dates, the site's name, the questions it answers. */
export type DescribedPage = ReturnType<typeof readHead> & {
  nodes: StructuredNode[];
  dates: PageDate[];
  questions: PageQuestion[];
  /** The nodes before they are flattened: things inside things. */
  linked: LinkedNode[];
  nameClues: NameClue[];
};

/** Reads the parts of PageFacts that a reader of content needs, and none that only a check needs. */
export function readDescribed(page: PageDocument): DescribedPage {
  const head = readHead(page);
  const { data, linked } = readStructuredData(page);
  return {
    ...head,
    nodes: data.nodes,
    linked: linked.map(({ node }) => node),
    dates: readDates(page, linked, ownHeading(page)),
    questions: readQuestions(page, linked, readHeadings(page), () => joinPieces(page.pieces)),
    nameClues: readNameClues(page, head.openGraph, linked),
  };
}
