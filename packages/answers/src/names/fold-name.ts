import { type FoldedText, foldText } from './fold-text.ts';

/** Markdown that may stand around or within a name. */
const emphasis = ['*', '_', '`', '~'];

/** A name as it is looked for. The full stop of an abbreviation that ends it may be left out: "Acme Ltd." is "Acme Ltd". */
export function foldName(name: string): string {
  const { units } = foldText(name.trim(), new Set());
  return String.fromCharCode(...units)
    .replace(/(\p{L}\p{L})\.$/u, '$1')
    .trim();
}

/** A text in which folded names are looked for: emphasis is passed over, unless a name is written with the same sign. */
export function foldOf(text: string, names: readonly string[]): FoldedText {
  const passedOver = new Set(emphasis.filter((sign) => !names.some((name) => name.includes(sign))));
  return foldText(text, passedOver);
}
