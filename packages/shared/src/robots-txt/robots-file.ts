import { looksLikeHtml } from '../html/looks-like-html.ts';
import { parseRobotsTxt } from './parse-robots-txt.ts';
import type { ParsedRobots } from './parsed-robots.ts';

/** What stands at the address of a robots.txt instead of one. */
export type RobotsOddity = 'html' | 'utf-16' | 'binary';

export interface RobotsFile {
  /** Each line up to its first NUL. */
  text: string;
  /** Empty if it is no robots.txt. */
  parsed: ParsedRobots;
  /** Null if it is a robots.txt. */
  oddity: RobotsOddity | null;
}

const startsAsUtf16 = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** A letter every second byte. */
const LETTER_AND_NUL = /[a-z]\0|\0[a-z]/i;
/** Enough to tell UTF-16 from other bytes. */
const LOOKED_AT = 1000;

/**
 * Reads the bytes at the address of a robots.txt. Crawlers take a line as a C string, which a NUL ends (Google's parser does), so
 * a stray NUL costs one line and not the file. What has NULs and no rules left is UTF-16 or no text at all.
 *
 * @param answer.contentType the header, or null if there was none.
 * @param decoded the bytes as UTF-8 (RFC 9309, 2.3).
 */
export function robotsFile(
  { bytes, contentType }: { bytes: Uint8Array; contentType: string | null },
  decoded: string,
): RobotsFile {
  const text = decoded.replace(/\0[^\r\n]*/g, '');
  const none = (oddity: RobotsOddity): RobotsFile => ({ text, parsed: parseRobotsTxt(''), oddity });
  if (startsAsUtf16(bytes)) return none('utf-16');
  if (looksLikeHtml(contentType, text)) return none('html');
  const parsed = parseRobotsTxt(text);
  const saysNothing = parsed.groups.length === 0 && parsed.sitemaps.length === 0;
  if (saysNothing && text !== decoded)
    return none(LETTER_AND_NUL.test(decoded.slice(0, LOOKED_AT)) ? 'utf-16' : 'binary');
  return { text, parsed, oddity: null };
}
