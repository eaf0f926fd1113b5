import { readDates } from './dates/read-dates.ts';
import { openPageDocument } from './open-page-document.ts';
import { ownHeading } from './own-heading.ts';
import type { PageFacts } from './page-facts.ts';
import { readQuestions } from './questions/read-questions.ts';
import { readHead } from './read-head.ts';
import { readHeadings } from './read-headings.ts';
import { readImages } from './read-images.ts';
import { readLinks } from './read-links.ts';
import { readText } from './read-text.ts';
import { readNameClues } from './site-name/read-name-clues.ts';
import { readStated } from './stated/read-stated.ts';
import { readStructuredData } from './structured/read-structured-data.ts';

/** The facts that a piece of markup adds to a page. */
export type MarkupFacts = Pick<
  PageFacts,
  | 'title'
  | 'metaDescription'
  | 'lang'
  | 'canonicals'
  | 'robotsMeta'
  | 'openGraph'
  | 'alternates'
  | 'describedBy'
  | 'headings'
  | 'images'
  | 'structuredData'
  | 'dates'
  | 'questions'
  | 'text'
  | 'links'
  | 'nameClues'
  | 'stated'
>;

const lazily = <T>(read: () => T): (() => T) => {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
};

/**
 * Reads a piece of our own markup with the readers for pages, each on first use: an audit tries a dozen fixes
 * on the main thread.
 *
 * @param markup a whole document; short.
 */
export function readMarkup(markup: string, url: string): MarkupFacts {
  const page = openPageDocument(markup, url);
  const head = readHead(page);
  const headings = lazily(() => readHeadings(page));
  const structured = lazily(() => readStructuredData(page));
  const text = lazily(() => readText(page));
  const images = lazily(() => readImages(page));
  const dates = lazily(() => readDates(page, structured().linked, ownHeading(page)));
  const questions = lazily(() => readQuestions(page, structured().linked, headings(), text().visible));
  const links = lazily(() => readLinks(page));
  const stated = lazily(() => readStated(page));
  const nameClues = lazily(() => readNameClues(page, head.openGraph, structured().linked));
  return {
    ...head,
    get headings() {
      return headings().map(({ level, text, element }) => ({ level, text, part: element.region.part }));
    },
    get images() {
      return images();
    },
    get structuredData() {
      return structured().data;
    },
    get dates() {
      return dates();
    },
    get questions() {
      return questions();
    },
    get text() {
      return text().text;
    },
    get links() {
      return links();
    },
    get stated() {
      return stated();
    },
    get nameClues() {
      return nameClues();
    },
  };
}
