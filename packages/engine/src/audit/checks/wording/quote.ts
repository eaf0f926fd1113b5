import { cutText } from './cut-text.ts';

/** The page's own words in quotation marks, cut to one short line. */
export const quote = (text: string, most = 80): string => `“${cutText(text, most)}”`;

/** Several quotations, the first few of them: “A”, “B” and 3 more. */
export function quoteList(texts: readonly string[], most = 5): string {
  const shown = texts.slice(0, most).map((text) => quote(text, 60));
  const rest = texts.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
