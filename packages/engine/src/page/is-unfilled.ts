/** Several words in square brackets, the first with a capital letter, and no address after them: a link of Markdown has one. */
const BLANK = /\[\p{Lu}[\p{L}’'-]*(?:,? [\p{L}’'/-]+)+\](?![(:[])/u;
/** Longer texts are judged by their beginning. */
const LOOKED_AT = 600;

/** Whether a text still has a blank that a template leaves to its owner: "[Your Company Name]", "[Straße und Hausnummer]". */
export const isUnfilled = (text: string): boolean =>
  text.includes('[') && BLANK.test(text.slice(0, LOOKED_AT));
