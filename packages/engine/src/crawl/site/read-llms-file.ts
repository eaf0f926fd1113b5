import { looksLikeHtml } from '@visible-ai/shared/llms-txt/looks-like-html';

export interface LlmsBytes {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

/**
 * The owner's llms.txt as text; null if the answer is no such file (a page, an image, nothing). Runs in a
 * worker.
 */
export function readLlmsFile({ bytes, contentType }: LlmsBytes): string | null {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '' || text.slice(0, 1000).includes('\0') || looksLikeHtml(contentType, text))
    return null;
  return text;
}
