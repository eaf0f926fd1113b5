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

/** Reads the owner's llms.txt. Runs in a worker. */
export function readLlmsFile({ bytes, contentType }: LlmsBytes): LlmsRead {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '' || text.slice(0, 1000).includes('\0')) return { text: null, instead: null };
  const instead = notLlmsTxt(contentType, text);
  return { text: instead === null ? text : null, instead };
}
