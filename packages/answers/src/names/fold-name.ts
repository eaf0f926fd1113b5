import { type FoldedText, foldText } from './fold-text.ts';

/** Markdown that may be around or inside a name. */
const emphasis = ['*', '_', '`', '~'];

/**
 * A name in the form that is searched. The final full stop of an abbreviation is optional: "Acme Ltd." is
 * "Acme Ltd".
 */
export function foldName(name: string): string {
  const { units } = foldText(name.trim(), new Set());
  return String.fromCharCode(...units)
    .replace(/(\p{L}\p{L})\.$/u, '$1')
    .trim();
}

/**
 * A text in the form in which names are searched: emphasis is skipped, unless a name contains that character.
 */
export function foldOf(text: string, names: readonly string[]): FoldedText {
  const passedOver = new Set(emphasis.filter((sign) => !names.some((name) => name.includes(sign))));
  return foldText(text, passedOver);
}
