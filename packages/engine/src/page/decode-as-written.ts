/** Encodings in which each byte is a character. */
export const ONE_BYTE = /^(?:windows-\d+|iso-8859-\d+|koi8-[ru]|macintosh|x-mac-cyrillic|ibm866)$/;

/** The characters of windows-1252 for 0x80 to 0x9f; some Node releases decode these bytes as C1 controls. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes in an encoding that `TextDecoder` knows; invalid ones become U+FFFD. */
export function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c);
}

/** Runs of valid UTF-8 outside ASCII, or one byte that is none. One character is one byte. */
const SPECIAL =
  /((?:[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+)|[\x80-\xff]/g;

/**
 * Decodes bytes whose declared encoding does not fit as they were written. In a document that is declared as UTF-8, valid
 * UTF-8 stays what it is, so that a template and a text in different encodings are both readable.
 *
 * @param written the encoding of the bytes, as far as they show it.
 */
export function decodeAsWritten(bytes: Uint8Array, written: string): string {
  if (!ONE_BYTE.test(written)) return decode(bytes, written);
  const high = decode(
    Uint8Array.from({ length: 128 }, (_, at) => at + 0x80),
    written,
  );
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(SPECIAL, (byte, valid: string | undefined) =>
      valid === undefined
        ? (high[byte.charCodeAt(0) - 0x80] ?? byte)
        : Buffer.from(valid, 'latin1').toString('utf8'),
    );
}
