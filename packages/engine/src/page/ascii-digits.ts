const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/;
const EACH = new RegExp(OTHER_DIGITS, 'g');
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50, 0xff10];

/** A text with the digits 0 to 9 in place of Arabic, Persian, Hindi, Thai and full-width ones; as long as it was. */
export function asciiDigits(text: string): string {
  if (!OTHER_DIGITS.test(text)) return text;
  return text.replace(EACH, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((each) => each <= code) ?? code;
    return String(code - zero);
  });
}
