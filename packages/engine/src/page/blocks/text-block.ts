/** `head` is a table row that names its columns. */
export type BlockKind = 'heading' | 'text' | 'item' | 'row' | 'head' | 'code';

/** One paragraph, list item, table row, heading or code block of the main part, in the page's order. */
export interface TextBlock {
  kind: BlockKind;
  /** 1 to 6 for headings, 0 for the rest. */
  level: number;
  text: string;
  /** The text with the page's own line breaks; only if it has some. */
  lines?: string;
  /** What stands below a picture; left out if it does not. */
  isCaption?: true;
  /** One of the numbered steps of a list, which tells what to do and not what the page is about; left out if it is none. */
  isStep?: true;
  /** What the card of a news item says of the page that it leads to; left out if it does not. */
  isTeaser?: true;
  /** Share of its characters in links, 0 to 1. */
  linked: number;
  /** Its place in the page. */
  at: number;
  /** Where the content of a summary ends; null for everything else. */
  until: number | null;
}
