import { FetchProblem } from './fetch-problem.ts';

const LONGEST_URL = 8192;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** Header bytes arrive as Latin-1; servers that send a non-ASCII Location mean UTF-8. */
function readAsUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? header : text;
}

/**
 * The target of a redirect, resolved against the address of the answer and without fragment; null if it is
 * not a redirect. It does not judge whether the new address may be visited.
 *
 * @throws FetchProblem redirects for a Location that is not an address.
 */
export function resolveRedirect(status: number, location: string | undefined, from: string): string | null {
  if (!REDIRECT_STATUSES.has(status) || !location?.trim()) return null;
  const next = URL.parse(readAsUtf8(location), from);
  if (!next)
    throw new FetchProblem('redirects', 'The address redirects to something that is not a web address.');
  next.hash = '';
  if (next.href.length > LONGEST_URL)
    throw new FetchProblem('redirects', 'The address redirects to an address that is too long.');
  return next.href;
}
