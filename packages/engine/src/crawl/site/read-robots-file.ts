import { robotsFile } from '@visible-ai/shared/robots-txt/robots-file';
import { type OwnRules, ownRules } from './crawl-rules.ts';

export interface RobotsBytes {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

export interface ReadRobots {
  /** Byte for byte, except what follows a NUL in its line. */
  text: string;
  /** As written. */
  sitemaps: string[];
  /** Null if they are too many to apply. */
  own: OwnRules | null;
}

/** A robots.txt that was read; null if the answer is no such file (a page, an image, UTF-16). */
export type RobotsFile = ReadRobots | null;

/** More are never fetched. */
const MOST_SITEMAPS = 100;

/** Reads robots.txt; runs in a worker thread, never throws, whatever the bytes are. */
export function readRobotsFile({ bytes, contentType }: RobotsBytes): RobotsFile {
  // Keep the byte order mark: the file is returned byte for byte.
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { text, parsed, oddity } = robotsFile({ bytes, contentType }, decoded);
  if (oddity) return null;
  // Not the tree: for half a megabyte of short lines it would block the main thread for a third of a second.
  const sitemaps = parsed.sitemaps.slice(0, MOST_SITEMAPS).map(({ url }) => url);
  return { text, sitemaps, own: ownRules(parsed) };
}
