import type { FetchedResource, FetchSession } from '../safe-fetch/fetch-result.ts';
import { statusName } from '../safe-fetch/status-name.ts';

export type OpenFetch = () => FetchSession;

export type LiveAnswer =
  | { state: 'answered'; resource: FetchedResource }
  | { state: 'missing'; message: string }
  | { state: 'unreachable'; message: string };

interface LiveRequest {
  url: string;
  accept: string;
  maxBytes: number;
  signal: AbortSignal;
}

const named = (status: number) => {
  const name = statusName(status);
  return name ? `${status} (${name})` : String(status);
};

/**
 * Fetches the current content of an address on the owner's site. Never throws because of what the site does.
 */
export async function fetchLive(openFetch: OpenFetch, request: LiveRequest): Promise<LiveAnswer> {
  const session = openFetch();
  try {
    const outcome = await session.fetch({ ...request, atLimit: 'cut' });
    const { url } = request;
    if (!outcome.ok) return { state: 'unreachable', message: `${url} could not be reached. ${outcome.text}` };
    const { status } = outcome;
    if (status === 404 || status === 410)
      return { state: 'missing', message: `There is nothing at ${url}: the site answers ${named(status)}.` };
    if (status < 200 || status > 299)
      return {
        state: 'unreachable',
        message: `${url} could not be read: the site answers ${named(status)}.`,
      };
    return { state: 'answered', resource: outcome };
  } finally {
    await session.close();
  }
}
