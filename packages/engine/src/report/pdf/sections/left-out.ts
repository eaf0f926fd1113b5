import type { Sheet } from '../page/create-sheet.ts';
import { styles } from '../page/look.ts';
import { cleanText } from '../text/clean-text.ts';

export const MARKS_STAND =
  'Where the fonts of this document lack a character, \ufffd is shown instead; copying the text gives the character itself.';

/** What the reader should know about how the report was made, and what it does not contain. */
export function drawLeftOut(sheet: Sheet, notes: readonly string[], left: readonly string[]): void {
  const words = [...notes.map((note) => cleanText(note, 600)), ...left];
  if (words.length === 0) return;
  const of = sheet.tag(sheet.root, 'Sect');
  sheet.y += 16;
  sheet.need(60);
  sheet.text(of, 'H2', 'About this report', styles.title);
  sheet.y += 4;
  for (const note of words.slice(0, 20)) sheet.text(of, 'P', note, styles.small);
  of.element.end();
}
