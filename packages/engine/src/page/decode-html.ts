import { legacyEncoding } from './legacy-encoding.ts';
import type { PageCharset } from './page-facts.ts';

export interface DecodedHtml {
  html: string;
  charset: PageCharset;
}

/** How far to look for a declaration. The standard requires 1,024 bytes; browsers read a little more. */
const PRESCAN_BYTES = 4096;

function byOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

/** Of its first characters, so many have a zero byte in UTF-16: the markup around any text. */
const ZERO_SHARE = 0.2;

/** UTF-16 that nothing declares: no other encoding of a document has zeros at every second byte. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, PRESCAN_BYTES);
  const zeros = [0, 0];
  for (let at = 0; at < start.length; at += 1) if (start[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < (start.length / 2) * ZERO_SHARE || even + odd < 2) return null;
  if (Math.min(even, odd) > Math.max(even, odd) / 10) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** The encoding of a label, or null if no browser knows it. */
function knownEncoding(label: string | null | undefined): string | null {
  if (!label) return null;
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}

function declaredInHeader(contentType: string | null): string | null {
  return knownEncoding(
    /;\s*charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;]+))/i
      .exec(contentType ?? '')
      ?.slice(1)
      .find(Boolean),
  );
}

/** `<meta charset>`, `<meta http-equiv content>` or the XML declaration, outside comments. */
function declaredInMarkup(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN_BYTES));
  const visible = start.replace(/<!--.*?(?:-->|$)/gs, '');
  const xml = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/i.exec(visible)?.[1];
  const metas = visible.match(/<meta\s[^>]*>/gi) ?? [];
  for (const meta of metas) {
    const found = knownEncoding(/\bcharset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(meta)?.[1]);
    // Markup that could be read as ASCII cannot be UTF-16 (HTML standard, "prescan a byte stream").
    if (found) return found.startsWith('utf-16') ? 'utf-8' : found;
  }
  return knownEncoding(xml);
}

/** The characters of windows-1252 for 0x80 to 0x9f; some Node releases decode these bytes as C1 controls. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // In stream mode: a document cut in the middle of a character is still UTF-8.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Characters outside ASCII. */
function countSpecial(text: string): number {
  if (!/[^\0-\x7f]/.test(text)) return 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= 0x80) count += 1;
  return count;
}

function countReplaced(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) count += 1;
  return count;
}

const ONE_BYTE = /^(?:windows-\d+|iso-8859-\d+|koi8-[ru]|macintosh|x-mac-cyrillic|ibm866)$/;

/**
 * How well an encoding fits the bytes: UTF-8 can be distinguished from all others, single-byte encodings only
 * from UTF-8.
 */
function fit(
  bytes: Uint8Array,
  html: string,
  name: string,
): Pick<PageCharset, 'special' | 'garbled' | 'written'> {
  const special = countSpecial(html);
  const wide = name.startsWith('utf-16') ? null : unmarkedUtf16(bytes);
  if (wide !== null) return { special, garbled: Math.ceil(bytes.length / 2), written: wide };
  if (special === 0) return { special, garbled: 0, written: null };
  if (name === 'utf-8') {
    const garbled = isUtf8(bytes) ? 0 : countReplaced(html);
    if (garbled === 0) return { special, garbled, written: null };
    const declared = declaredInMarkup(bytes);
    const other = declared === null || declared === 'utf-8' ? legacyEncoding(bytes) : declared;
    return { special, garbled, written: other };
  }
  if (!ONE_BYTE.test(name) || !isUtf8(bytes)) return { special, garbled: 0, written: null };
  // Text in a single-byte encoding is hardly ever valid UTF-8: each letter was read as two or three.
  const garbled = countSpecial(new TextDecoder('utf-8').decode(bytes));
  return { special, garbled, written: garbled > 0 ? 'utf-8' : null };
}

/**
 * Decodes the bytes of a document as browsers do: byte order mark, then the Content-Type header, then the
 * document's own declaration; unknown labels are ignored. Undeclared bytes are UTF-8 if they are valid, else what pages of
 * their language had before it. Never throws; invalid bytes become U+FFFD.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): DecodedHtml {
  const read = (name: string, from: PageCharset['from']): DecodedHtml => {
    const html = decode(bytes, name);
    return { html, charset: { name, from, ...fit(bytes, html, name) } };
  };
  const marked = byOrderMark(bytes);
  if (marked) return read(marked, 'bom');
  const inHeader = declaredInHeader(contentType);
  if (inHeader) return read(inHeader, 'header');
  const inMarkup = declaredInMarkup(bytes);
  if (inMarkup) return read(inMarkup, 'meta');
  return read(isUtf8(bytes) ? 'utf-8' : legacyEncoding(bytes), 'default');
}
