const BLANK = /\[\p{Lu}[\p{L}’'-]*(?:,? [\p{L}’'/-]+)+\](?![(:[])/u.source;
const YOURS =
  '\\[(?:[^\\]]{0,30} )?(?:[Yy]our|[Ii]hre?n?|[Vv]otre|[Ss]u|[Tt]u|[Ss]eu|[Ss]ua|[Vv]ostr[oa]|[Uu]w|[Dd]in|[Dd]itt|[Tt]w[oó]j|[Vv]áš|[Вв]аш\\p{L}*)(?= )';
/**
 * Several words in square brackets, the first with a capital letter, and no address after them: a link of Markdown has one.
 * They stand where a value is expected or speak of the reader's own; elsewhere they explain a quotation: “[The company] grew”.
 */
const UNFILLED = new RegExp(`(?:^|[:：] ?)${BLANK}|(?=${YOURS})${BLANK}`, 'u');
/** Longer texts are judged by their beginning. */
const LOOKED_AT = 600;

/** Whether a text still has a blank that a template leaves to its owner: "[Your Company Name]", "[Straße und Hausnummer]". */
export const isUnfilled = (text: string): boolean =>
  text.includes('[') && UNFILLED.test(text.slice(0, LOOKED_AT));
