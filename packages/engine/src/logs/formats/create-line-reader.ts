import { createW3cReader } from './create-w3c-reader.ts';
import type { LogLine } from './log-line.ts';
import { readCombined } from './read-combined.ts';
import { readJsonLine } from './read-json-line.ts';

const BRACE = 0x7b;
const BYTE_ORDER_MARK = 0xfeff;
const HEAD = /^#[A-Z][A-Za-z-]*:/;

/** Reads lines of all formats and detects the format of each: one log may contain several. */
export function createLineReader() {
  const w3c = createW3cReader();
  /** @returns `head` for a line that says how others are to be read. */
  return (whole: string, into: LogLine): 'read' | 'unread' | 'head' => {
    const line = whole.charCodeAt(0) === BYTE_ORDER_MARK ? whole.slice(1) : whole;
    if (line.charCodeAt(0) === BRACE) return readJsonLine(line, into) ? 'read' : 'unread';
    if (w3c.isLine(line)) return w3c.read(line, into) ? 'read' : 'unread';
    if (line.startsWith('#') && HEAD.test(line)) {
      w3c.readHead(line);
      return 'head';
    }
    return readCombined(line, into) ? 'read' : 'unread';
  };
}
