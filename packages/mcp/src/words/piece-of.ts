export interface Piece {
  text: string;
  /** Where the next piece begins; null after the last. */
  next: number | null;
}

/**
 * A piece of a long text. It ends at a line end if possible, and never inside a character. All pieces
 * together are the text.
 *
 * @param from where it begins, in UTF-16 code units: `next` of the previous piece.
 * @param most the maximum of code units.
 */
export function pieceOf(text: string, from: number, most: number): Piece {
  const rest = text.length - from;
  if (rest <= most) return { text: text.slice(from), next: null };
  const full = text.slice(from, from + most);
  const lines = full.lastIndexOf('\n') + 1;
  const piece = lines > 0 ? full.slice(0, lines) : full.replace(/[\ud800-\udbff]$/, '');
  return { text: piece, next: from + piece.length };
}
