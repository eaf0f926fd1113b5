import type { FetchedResource } from '../fetch-result.ts';

/** A text as a site has answered with it, at once and without redirects: what a session that asks nobody gives. */
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
