/** Whether a byte continues a character that began before it. */
const goesOn = (byte: number | undefined) => byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;

/**
 * Converts positions in UTF-8 bytes to UTF-16 units of a text, in one pass for any number of them. A position
 * inside a character counts as its beginning, one after the text as its end.
 */
export function utf16Positions(text: string, bytePositions: readonly number[]): Map<number, number> {
  const bytes = Buffer.from(text, 'utf8');
  const found = new Map<number, number>();
  let [from, units] = [0, 0];
  for (const position of [...new Set(bytePositions)].sort((one, other) => one - other)) {
    let to = Math.min(Math.max(position, 0), bytes.length);
    while (to > from && goesOn(bytes[to])) to -= 1;
    units += bytes.toString('utf8', from, to).length;
    from = to;
    found.set(position, units);
  }
  return found;
}
