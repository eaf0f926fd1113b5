import { looksLikeHtml } from '@visible-ai/shared/llms-txt/looks-like-html';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { type OwnRules, ownRules } from './crawl-rules.ts';

export interface RobotsBytes {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

export interface ReadRobots {
  /** Byte for byte. */
  text: string;
  /** As written. */
  sitemaps: string[];
  /** Null when they are too many to be kept to. */
  own: OwnRules | null;
}

/** A robots.txt that was read; null when the answer is no such file (a page, a picture, UTF-16). */
export type RobotsFile = ReadRobots | null;

/** More are never fetched. */
const MOST_SITEMAPS = 100;

/** Reads robots.txt; runs in a worker thread, never throws for what the bytes are. */
export function readRobotsFile({ bytes, contentType }: RobotsBytes): RobotsFile {
  // The byte order mark is kept: the file is handed back byte for byte.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (utf16 || text.slice(0, 1000).includes('\0') || looksLikeHtml(contentType, text)) return null;
  const parsed = parseRobotsTxt(text);
  // Not the tree: of half a megabyte of short lines it would hold the main thread for a third of a second.
  const sitemaps = parsed.sitemaps.slice(0, MOST_SITEMAPS).map(({ url }) => url);
  return { text, sitemaps, own: ownRules(parsed) };
}
