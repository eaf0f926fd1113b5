/** What an answer can quote from the main part word for word: at most twelve of each, as written. */
export interface QuotableFacts {
  /** Numbers with their units, amounts, years. */
  figures: string[];
  /** Standards, laws, other sites, people and studies that the text refers to. */
  sources: string[];
  /** Explained terms, or the sentences that explain them. */
  definitions: string[];
  /**
   * Lists of three or more entries that are not menus, tables of two or more rows, blocks of code or of keys
   * to press.
   */
  lists: number;
  tables: number;
  listings: number;
  /** Its authors, by a byline or markup; the structured data may name others. */
  authors: string[];
}
