/** A part of an address with its escapes read as UTF-8; as it is written where they are not UTF-8 (`%E9`, `100%`). */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
