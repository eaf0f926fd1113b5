// East Asian wide characters are as wide as two Latin letters, both in result lists and in search fields.
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;

/** The width of a text in Latin letters: 日本 counts 4. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : 1;
  return width;
}

/** The start of a text that fits into this many Latin letters, cut between words if there are spaces. */
export function fitText(text: string, most: number): string {
  if (textWidth(text) <= most) return text;
  let kept = '';
  let width = 0;
  for (const character of text) {
    width += WIDE.test(character) ? 2 : 1;
    if (width > most - 1) break;
    kept += character;
  }
  const space = kept.lastIndexOf(' ');
  return `${(space > kept.length * 0.6 ? kept.slice(0, space) : kept).replace(/[\s,;:.–—|-]+$/u, '')}…`;
}
