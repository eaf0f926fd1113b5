import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { looksLikeHtml } from '@visible-ai/shared/html/looks-like-html';
import { fetchLive, type OpenFetch } from './fetch-live.ts';
import { withoutLineEnds } from './without-line-ends.ts';

/** Twice the longest file that we write. */
const MOST_BYTES = 2 * 1024 * 1024;

function compare(url: string, kept: string, live: string): LiveCheck {
  const found = { url, live_text: live };
  if (live === kept) return { ...found, state: 'same', message: `${url} is exactly what is kept here.` };
  if (withoutLineEnds(live) === withoutLineEnds(kept))
    return {
      ...found,
      state: 'same',
      message: `${url} is what is kept here; only line ends or spaces at the end of lines differ.`,
    };
  return { ...found, state: 'different', message: `${url} is not what is kept here.` };
}

/** A stored file, and the site for which it was written. */
export interface LiveFile {
  /** Its path on the site, e.g. `/llms.txt`. */
  path: string;
  websiteUrl: string;
  text: string;
}

/** Compares a stored file with the one on its site. */
export async function checkLiveFile(
  openFetch: OpenFetch,
  content: LiveFile,
  signal: AbortSignal,
): Promise<LiveCheck> {
  const url = new URL(content.path, content.websiteUrl).href;
  const accept = 'text/plain, text/markdown, */*;q=0.5';
  const answer = await fetchLive(openFetch, { url, accept, maxBytes: MOST_BYTES, signal });
  if (answer.state !== 'answered') return { ...answer, url, live_text: null };
  const { body, headers } = answer.resource;
  // The byte order mark is part of the file: kept byte for byte.
  const live = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  if (looksLikeHtml(headers['content-type'] ?? null, live))
    return {
      state: 'missing',
      url,
      message: `There is no file at ${url}: the site sends a web page instead.`,
      live_text: null,
    };
  return compare(url, content.text, live);
}
