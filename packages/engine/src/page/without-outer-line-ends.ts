/** A text without the empty lines before its first and after its last line. White space within these lines stays. */
export function withoutOuterLineEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (text.charAt(start) === '\n') start += 1;
  while (end > start && text.charAt(end - 1) === '\n') end -= 1;
  return text.slice(start, end);
}
