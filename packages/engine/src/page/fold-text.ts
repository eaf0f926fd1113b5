const AT_ONCE = 10_000;
/** More than the text of any page; one character may become eighteen, so 2 MB of them would fill a thread. */
const LONGEST = 2_000_000;

/**
 * A text with one form for each letter, in lower case: in pieces, and no further than needed.
 *
 * @param hasRoom whether more is wanted, called before each piece.
 */
export function* foldedPieces(text: string, hasRoom: () => boolean): Generator<string> {
  for (let at = 0; at < text.length && hasRoom(); ) {
    // Pieces end before a space, so no letter is separated from its accents.
    const space = text.lastIndexOf(' ', at + AT_ONCE);
    const end = space > at && at + AT_ONCE < text.length ? space : at + AT_ONCE;
    yield text.slice(at, end).normalize('NFKC').toLowerCase();
    at = end;
  }
}

/** Whether a folded text of this length is within the limit, which no honest text reaches. */
export const isWithinLongest = (length: number): boolean => length < LONGEST;

/**
 * A text for comparison: only letters and digits, in lower case, so that quotes, dashes, spaces and the forms
 * of one letter make no difference. Folded in pieces, and cut at a length that no honest text reaches.
 *
 * @param between replaces a run of other characters.
 */
export function foldText(text: string, between: '' | ' '): string {
  let folded = '';
  for (const piece of foldedPieces(text, () => isWithinLongest(folded.length))) {
    const plain = piece.replace(/[^\p{L}\p{N}]+/gu, between);
    folded += folded.endsWith(' ') && plain.startsWith(' ') ? plain.slice(1) : plain;
  }
  return folded.trim();
}
