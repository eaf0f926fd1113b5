import { type NotLlmsTxt, notLlmsTxt } from '@visible-ai/shared/llms-txt/not-llms-txt';

export interface LlmsBytes {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

/** The text of an llms.txt, or what stands in its place; both null if that is nothing, or no text. */
export interface LlmsRead {
  text: string | null;
  instead: NotLlmsTxt | null;
}

/** Enough to tell a text from other bytes. */
const LOOKED_AT = 1000;

/** Bytes that are no UTF-8, or UTF-16, of which every second byte is NUL in most scripts. One NUL makes no text unreadable. */
function isOtherThanText(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  const nuls = start.split('\0').length - 1;
  return nuls > 0 && (start.includes('\ufffd') || nuls > start.length / 4);
}

/** Reads the owner's llms.txt, without NULs. Runs in a worker. */
export function readLlmsFile({ bytes, contentType }: LlmsBytes): LlmsRead {
  const decoded = new TextDecoder().decode(bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1));
  const text = decoded.replaceAll('\0', '');
  if (text.trim() === '' || isOtherThanText(decoded)) return { text: null, instead: null };
  const instead = notLlmsTxt(contentType, text);
  return { text: instead === null ? text : null, instead };
}
