/** What of the main part an answer can quote as it stands: at most twelve of each, as written. */
export interface QuotableFacts {
  /** Numbers with their units, amounts, years. */
  figures: string[];
  /** Norms, laws, other sites, people and studies that the text refers to. */
  sources: string[];
  /** Terms that are explained, or the sentences that do so. */
  definitions: string[];
  /** Lists of three entries or more that are no menus, tables of two rows or more, listings of code or of keys to press. */
  lists: number;
  tables: number;
  listings: number;
  /** Who wrote it, by a byline or a mark; the structured data may name others. */
  authors: string[];
}
