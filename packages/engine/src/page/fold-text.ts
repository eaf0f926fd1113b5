const AT_ONCE = 10_000;
/** More than the text of any page; one sign may become eighteen, so that 2 MB of them would fill a thread. */
const LONGEST = 2_000_000;

/**
 * A text with one form for each letter, in lower case: a piece at a time, and no further than there is room.
 *
 * @param hasRoom whether more is wanted, asked before each piece.
 */
export function* foldedPieces(text: string, hasRoom: () => boolean): Generator<string> {
  for (let at = 0; at < text.length && hasRoom(); ) {
    // Pieces end before a space: no letter is parted from its accents.
    const space = text.lastIndexOf(' ', at + AT_ONCE);
    const end = space > at && at + AT_ONCE < text.length ? space : at + AT_ONCE;
    yield text.slice(at, end).normalize('NFKC').toLowerCase();
    at = end;
  }
}

/** Whether a folded text of a length is cut no sooner than any honest text ends. */
export const isWithinLongest = (length: number): boolean => length < LONGEST;

/**
 * A text as it is compared: letters and digits in lower case, told apart by nothing else, so that quotes, dashes,
 * spaces and the forms of one letter make no difference. Folded a piece at a time, and cut where no honest text ends.
 *
 * @param between what stands for a run of other signs.
 */
export function foldText(text: string, between: '' | ' '): string {
  let folded = '';
  for (const piece of foldedPieces(text, () => isWithinLongest(folded.length))) {
    const plain = piece.replace(/[^\p{L}\p{N}]+/gu, between);
    folded += folded.endsWith(' ') && plain.startsWith(' ') ? plain.slice(1) : plain;
  }
  return folded.trim();
}
