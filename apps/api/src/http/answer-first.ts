import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseUrl } from '@visible-ai/shared/network/parse-url';

/** A request to a part that answers before the application. */
export interface AskedFirst {
  /** After the part's own prefix, as it was sent, with its query. */
  path: string;
  /** The client's address, as far as proxies are trusted. */
  client(): string;
}

export type AnswerFirst = (request: IncomingMessage, response: ServerResponse, asked: AskedFirst) => void;

/** The path and query of a request, also if it sends a complete address (RFC 9112, 3.2.2). */
function targetOf({ url = '' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const whole = parseUrl(url);
  return whole ? whole.pathname + whole.search : '';
}

/**
 * Lets a part answer all requests under a prefix, in lower or upper case, before the application: without its
 * log, headers and cost.
 *
 * @param first.prefix such as `/s`.
 */
export function answerFirst(
  app: RequestListener,
  {
    prefix,
    answer,
    clientOf,
  }: { prefix: string; answer: AnswerFirst; clientOf(request: IncomingMessage): string },
): RequestListener {
  const isUnder = (target: string) =>
    target.slice(0, prefix.length).toLowerCase() === prefix &&
    (target.length === prefix.length || '/?'.includes(target.charAt(prefix.length)));
  return (request, response) => {
    const target = targetOf(request);
    if (!isUnder(target)) return app(request, response);
    answer(request, response, { path: target.slice(prefix.length), client: () => clientOf(request) });
  };
}
