const BLANK = /\[\p{Lu}[\p{L}’'-]*(?:,? [\p{L}’'/-]+)+\](?![(:[])/u.source;
const YOURS =
  '\\[(?:[^\\]]{0,30} )?(?:[Yy]our|[Ii]hre?n?|[Vv]otre|[Ss]u|[Tt]u|[Ss]eu|[Ss]ua|[Vv]ostr[oa]|[Uu]w|[Dd]in|[Dd]itt|[Tt]w[oó]j|[Vv]áš|[Вв]аш\\p{L}*)(?= )';
/**
 * Several words in square brackets, the first with a capital letter, and no address after them: a link of Markdown has one.
 * They stand where a value is expected or speak of the reader's own; elsewhere they explain a quotation: “[The company] grew”.
 */
const UNFILLED = new RegExp(`(?:^|[:：] ?)${BLANK}|(?=${YOURS})${BLANK}`, 'u');
/**
 * Commands of WordPress that their plugin no longer carries out, alone on their line: `[rev_slider alias="home"]`, `[/vc_row]`,
 * `[contact-form-7 404 "Not Found"]`.
 */
const COMMAND = /^(?:\s?\[\/?[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*(?=[\s\]])(?:\s[^[\]\n]{0,300})?\])+\s*$/u;
/** What a command has and a note in brackets has not: a name of several words, or a value in quotation marks. */
const OF_COMMAND = /^\s*\[\/?(?:[a-z0-9]+[_-][a-z0-9_-]+|[a-z0-9]+\s[^\]]*=\s?["'“”″»])/u;
/** Longer texts are judged by their beginning. */
const LOOKED_AT = 600;

/**
 * Whether a text still has a blank that a template leaves to its owner ("[Your Company Name]", "[Straße und Hausnummer]"), or is
 * a command in place of what it should show.
 */
export const isUnfilled = (text: string): boolean =>
  text.includes('[') &&
  (UNFILLED.test(text.slice(0, LOOKED_AT)) ||
    (text.length < LOOKED_AT && OF_COMMAND.test(text) && COMMAND.test(text)));
