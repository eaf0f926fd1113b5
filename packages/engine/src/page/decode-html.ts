import { decode, decodeAsWritten, ONE_BYTE } from './decode-as-written.ts';
import { legacyEncoding } from './legacy-encoding.ts';
import type { PageCharset } from './page-facts.ts';
import { collapse } from './page-text.ts';

export interface DecodedHtml {
  /** As its author wrote it, also where the declared encoding does not fit. */
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
  const asUtf8 = new TextDecoder('utf-8').decode(bytes);
  const garbled = countSpecial(asUtf8) - countReplaced(asUtf8);
  return { special, garbled, written: garbled > 0 ? 'utf-8' : null };
}

/** What letters in the wrong encoding look like: lost, or two for each. */
const LOST = /\ufffd/;
const DOUBLED = /[\u00c2-\u00f4\u0410-\u045f][\u0080-\u2122]/;
const SAMPLE_CHARACTERS = 100;

/** The text around the first letter that was decoded wrongly, as readers see it who believe the declaration. */
function sampleOf(html: string, written: string): string {
  const at = html.search(written === 'utf-8' ? DOUBLED : LOST);
  if (at < 0) return '';
  const before = html.slice(Math.max(0, at - SAMPLE_CHARACTERS), at);
  const after = html.slice(at, at + SAMPLE_CHARACTERS);
  const [rest = ''] = after.split(/[<>]/, 1);
  return collapse(`${before.slice(before.search(/[^<>]*$/))}${rest}`);
}

/**
 * The text of a document whose encoding is known. UTF-16 that nothing declares stays unreadable, because it is to everybody.
 */
export function decodeIn(bytes: Uint8Array, { name, garbled, written }: PageCharset): string {
  if (written === null || garbled === 0 || written.startsWith('utf-16')) return decode(bytes, name);
  return decodeAsWritten(bytes, written);
}

/**
 * Decodes the bytes of a document as browsers do: byte order mark, then the Content-Type header, then the
 * document's own declaration; unknown labels are ignored. Undeclared bytes are UTF-8 if they are valid, else what pages of
 * their language had before it. Where the declaration does not fit the bytes, the text is what its author wrote, and
 * `charset` says how it looks to readers who believe the declaration. Never throws; bytes that mean nothing become U+FFFD.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): DecodedHtml {
  const read = (name: string, from: PageCharset['from']): DecodedHtml => {
    const believed = decode(bytes, name);
    const fitting = fit(bytes, believed, name);
    const isDamaged = fitting.written !== null && fitting.garbled > 0;
    const sample = isDamaged ? sampleOf(believed, fitting.written ?? '') : '';
    const charset: PageCharset = { name, from, ...fitting, sample };
    return { html: isDamaged ? decodeIn(bytes, charset) : believed, charset };
  };
  const marked = byOrderMark(bytes);
  if (marked) return read(marked, 'bom');
  const inHeader = declaredInHeader(contentType);
  if (inHeader) return read(inHeader, 'header');
  const inMarkup = declaredInMarkup(bytes);
  if (inMarkup) return read(inMarkup, 'meta');
  return read(isUtf8(bytes) ? 'utf-8' : legacyEncoding(bytes), 'default');
}
