import { looksLikeHtml } from '@visible-ai/shared/llms-txt/looks-like-html';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';

export interface RobotsBytes {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

/** A robots.txt as it stands and as read; null when the answer is no such file (a page, a picture, UTF-16). */
export type RobotsFile = { text: string; parsed: ParsedRobots } | null;

/** Reads robots.txt; runs in a worker thread, never throws for what the bytes are. */
export function readRobotsFile({ bytes, contentType }: RobotsBytes): RobotsFile {
  // The byte order mark is kept: the file is handed back byte for byte.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16 || text.slice(0, 1000).includes('\0') || looksLikeHtml(contentType, text)) return null;
  return { text, parsed: parseRobotsTxt(text) };
}
