import type { QuotableFacts } from '../../../page/quotable-facts.ts';

/** What can be quoted from a page that has nothing in particular. */
export const nothingToQuote: QuotableFacts = {
  figures: [],
  sources: [],
  definitions: [],
  lists: 0,
  tables: 0,
  listings: 0,
  authors: [],
};
