import { createCloudfrontReader } from './create-cloudfront-reader.ts';
import type { LogLine } from './log-line.ts';
import { readCombined } from './read-combined.ts';
import { readJsonLine } from './read-json-line.ts';

const BRACE = 0x7b;
/** `2026-11-01` and a tab: the beginning of a CloudFront line. */
const TAB_AT = 10;
const HEAD = /^#[A-Z][A-Za-z-]*:/;

/** Reads lines of all formats and detects the format of each: one log may contain several. */
export function createLineReader() {
  const cloudfront = createCloudfrontReader();
  /** @returns `head` for a line that says how others are to be read. */
  return (line: string, into: LogLine): 'read' | 'unread' | 'head' => {
    if (line.charCodeAt(0) === BRACE) return readJsonLine(line, into) ? 'read' : 'unread';
    if (line.charAt(TAB_AT) === '\t') return cloudfront.read(line, into) ? 'read' : 'unread';
    if (line.startsWith('#') && HEAD.test(line)) {
      cloudfront.readHead(line);
      return 'head';
    }
    return readCombined(line, into) ? 'read' : 'unread';
  };
}
