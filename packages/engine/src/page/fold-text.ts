const AT_ONCE = 10_000;
/** More than the text of any page; one sign may become eighteen, so that 2 MB of them would fill a thread. */
const LONGEST = 2_000_000;

/**
 * A text as it is compared: letters and digits in lower case, told apart by nothing else, so that quotes, dashes,
 * spaces and the forms of one letter make no difference. Folded a piece at a time, and cut where no honest text ends.
 *
 * @param between what stands for a run of other signs.
 */
export function foldText(text: string, between: '' | ' '): string {
  let folded = '';
  for (let at = 0; at < text.length && folded.length < LONGEST; ) {
    // Pieces end before a space: no letter is parted from its accents.
    const space = text.lastIndexOf(' ', at + AT_ONCE);
    const end = space > at && at + AT_ONCE < text.length ? space : at + AT_ONCE;
    const piece = text
      .slice(at, end)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, between);
    folded += folded.endsWith(' ') && piece.startsWith(' ') ? piece.slice(1) : piece;
    at = end;
  }
  return folded.trim();
}
