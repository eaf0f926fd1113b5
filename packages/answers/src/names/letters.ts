/** The characters of words. */
const word = /[\p{L}\p{Nd}\p{Nl}\p{M}]/u;
/** Scripts without spaces between words: a name may begin and end anywhere in them. */
const spaceless = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u;
const hangul = /\p{sc=Hangul}/u;
/** Invisible: soft hyphens, joiners, variation selectors. */
const unseen = /\p{DI}/u;

export const isAsciiWord = (unit: number) =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);

export const isWord = (char: string): boolean => {
  const unit = char.charCodeAt(0);
  return unit < 128 ? isAsciiWord(unit) : word.test(char);
};
export const isSpaceless = (char: string): boolean => char.charCodeAt(0) > 0xdff && spaceless.test(char);
export const isHangul = (char: string): boolean => char.charCodeAt(0) > 0x10ff && hangul.test(char);
export const isUnseen = (char: string): boolean => char.charCodeAt(0) > 0xac && unseen.test(char);

/** The character at a position; '' at the end. */
export function charFrom(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** The character before a position; '' at the beginning. */
export function charBefore(text: string, at: number): string {
  const last = text.charAt(at - 1);
  const pair = /[\udc00-\udfff]/.test(last) ? charFrom(text, at - 2) : '';
  return pair.length === 2 ? pair : last;
}

/** The next visible character, and where it ends; '' at the end. */
export function seenFrom(text: string, from: number): { char: string; end: number } {
  let at = from;
  for (;;) {
    const char = charFrom(text, at);
    at += char.length;
    if (char === '' || !isUnseen(char)) return { char, end: at };
  }
}

/** The visible character before it, and where it begins; '' at the beginning. */
export function seenBefore(text: string, from: number): { char: string; start: number } {
  let at = from;
  for (;;) {
    const char = charBefore(text, at);
    at -= char.length;
    if (char === '' || !isUnseen(char)) return { char, start: at };
  }
}
