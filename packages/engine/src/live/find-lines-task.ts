import { decodeHtml } from '../page/decode-html.ts';
import { foldText } from '../page/fold-text.ts';
import { openPageDocument } from '../page/open-page-document.ts';
import { joinPieces } from '../page/page-text.ts';

export interface FindLinesInput {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
  url: string;
  lines: readonly string[];
}

/** Letters and digits only: quotation marks and spaces often change when a text is pasted. */
const bare = (text: string) => foldText(text, ' ');

/** Which of the lines are in the text that a reader sees of a page, folded or not. */
export function findLinesTask({ bytes, contentType, url, lines }: FindLinesInput): string[] {
  const page = openPageDocument(decodeHtml(bytes, contentType).html, url);
  // Text that an accordion hides until it is opened counts as on the page.
  const text = ` ${bare(joinPieces(page.pieces, { passes: () => true }))} `;
  return lines.filter((line) => text.includes(` ${bare(line)} `));
}
