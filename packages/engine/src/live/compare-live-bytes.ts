import { looksLikeHtml } from '@visible-ai/shared/html/looks-like-html';
import { fetchLive, type OpenFetch } from './fetch-live.ts';
import { withoutLineEnds } from './without-line-ends.ts';

/** A published file, and its address on the owner's own domain. */
export interface PublishedFile {
  url: string;
  text: string;
}

export interface ComparedBytes {
  /** Null: unknown. */
  same: boolean | null;
  /** What is there instead, or why it could not be read. */
  reason: string | null;
}

/** How much of another file is read: enough to see what it is. */
const LEAST_BYTES = 64 * 1024;

/** Whether an address answers with the exact bytes of a file. Never throws because of what the site does. */
export async function compareLiveBytes(
  openFetch: OpenFetch,
  { url, text }: PublishedFile,
  signal: AbortSignal,
): Promise<ComparedBytes> {
  const bytes = Buffer.from(text);
  const accept = 'text/plain, text/markdown, application/ld+json, */*;q=0.5';
  const maxBytes = Math.max(bytes.length + 1, LEAST_BYTES);
  const answer = await fetchLive(openFetch, { url, accept, maxBytes, signal });
  if (answer.state === 'unreachable') return { same: null, reason: answer.message };
  if (answer.state === 'missing') return { same: false, reason: answer.message };
  const { body, headers } = answer.resource;
  if (bytes.equals(body)) return { same: true, reason: null };
  const live = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  if (looksLikeHtml(headers['content-type'] ?? null, live))
    return { same: false, reason: `There is no file at ${url}: the site sends a web page instead.` };
  if (withoutLineEnds(live) === withoutLineEnds(text))
    return { same: false, reason: `At ${url} line ends or spaces at the end of lines differ.` };
  return {
    same: false,
    reason: `There is a different text at ${url}. A cache in between may be up to an hour behind.`,
  };
}
