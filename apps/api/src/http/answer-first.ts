import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseUrl } from '@visible-ai/shared/network/parse-url';

/** What is asked for of a part that answers before the application. */
export interface AskedFirst {
  /** Behind the part's own prefix, as it was sent, with its query. */
  path: string;
  /** The address of the client, as far as proxies are trusted. */
  client(): string;
}

export type AnswerFirst = (request: IncomingMessage, response: ServerResponse, asked: AskedFirst) => void;

/** The path and query of a request, also of one that names its whole address (RFC 9112, 3.2.2). */
function targetOf({ url = '' }: IncomingMessage): string {
  if (url.startsWith('/')) return url;
  const whole = parseUrl(url);
  return whole ? whole.pathname + whole.search : '';
}

/**
 * Has a part answer all under a prefix, in small letters or large, before the application sees it: without its log, its
 * headers and its cost.
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
