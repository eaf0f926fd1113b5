import type { FetchedResource } from '../fetch-result.ts';

/** A text as a site's answer, at once and without redirects: from a session without a network. */
export const fetchedText = (
  url: string,
  text: string,
  change: Partial<FetchedResource> = {},
): FetchedResource => ({
  ok: true,
  requestedUrl: url,
  url,
  status: 200,
  headers: {},
  redirects: [],
  body: new TextEncoder().encode(text),
  truncated: false,
  headersMs: 1,
  totalMs: 1,
  ...change,
});
