const BLOCK_END = /<\/(?:p|li|h[1-6]|ul|ol)>|<br\s*\/?>/gi;
const ANY_TAG = /<[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
/** Question marks of any script: Latin, Arabic, CJK, Greek. */
const ASKS = /[?？؟\u037e]$/;

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '');

/** The lines of a sanitised Q&A section that end with a question mark, as plain text. */
export function questionLines(html: string): string[] {
  return html
    .replace(BLOCK_END, '\n')
    .replace(ANY_TAG, '')
    .split('\n')
    .map((line) => decode(line).replace(/\s+/g, ' ').trim())
    .filter((line) => ASKS.test(line));
}
