import type { PageSource } from '../../page/open-page-source.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { whyNotHtml } from '../../page/why-not-html.ts';
import type { FetchedResource, FetchFailure, FetchSession } from '../../safe-fetch/fetch-result.ts';
import { statusName } from '../../safe-fetch/status-name.ts';
import type { ForeignBytesPool } from '../../threads/foreign-bytes.ts';
import type { PageResponse, Part, PartProblem } from '../evidence.ts';
import type { GatheredPage } from '../inspect-site.ts';
import { challengePage, whatItDoes } from './challenge-page.ts';

export type PageReaders = ForeignBytesPool<{ page: { input: PageSource; output: PageFacts } }>;

const PAGE_BYTES = 2 * 1024 * 1024;
const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';

function failed(kind: PartProblem['kind'], text: string): { ok: false; problem: PartProblem } {
  return { ok: false, problem: { kind, text } };
}

function fetchProblem({ kind, text }: FetchFailure): { ok: false; problem: PartProblem } {
  if (kind === 'aborted') return failed('timeout', 'The audit ended before the page had answered.');
  return failed(kind, text);
}

function describeResponse(resource: FetchedResource): PageResponse {
  const { requestedUrl, url, status, headers, redirects, truncated, headersMs } = resource;
  const contentType = headers['content-type'] ?? null;
  return {
    requestedUrl,
    url,
    status,
    headers,
    redirects,
    contentType,
    bytes: resource.body.length,
    truncated,
    headersMs,
    body: resource.body,
  };
}

async function readPage(
  readers: PageReaders,
  resource: FetchedResource,
  contentType: string | null,
  signal: AbortSignal,
): Promise<Part<PageFacts>> {
  const { status, url, body, truncated } = resource;
  const challenge = challengePage(resource);
  if (challenge?.certain)
    return failed(
      'http-status',
      `${challenge.guard} answers in the site’s place, with status ${status}, and ${whatItDoes(challenge)}. Neither we nor the agents of answer engines get past that to the page.`,
    );
  if (status < 200 || status > 299) {
    const name = statusName(status);
    return failed(
      'http-status',
      `The server answered with status ${status}${name ? ` (${name})` : ''} instead of the page.`,
    );
  }
  if (body.length === 0)
    return failed('not-html', `The server answered with status ${status} and an empty page.`);
  const found = whyNotHtml(contentType, body);
  if (found) return failed('not-html', `The address leads to ${found}, not to a web page.`);
  const read = await readers.run('page', { bytes: body, contentType, url }, { signal });
  if (read.ok) return { ok: true, value: { ...read.value, truncated: read.value.truncated || truncated } };
  if (read.failure === 'too-complex')
    return failed('too-complex', `The page is too large or too deeply nested to be read. ${read.text}`);
  if (read.failure === 'unavailable')
    return failed(
      'unavailable',
      'The page has answered, but the service is too busy to read it now. Please try again in a minute.',
    );
  return failed(read.failure, read.text);
}

/**
 * Fetches the page and reads its facts in a worker. An answer of any status is a response; facts are only
 * read from the first 2 MB of a successful HTML answer.
 *
 * @param url absolute; redirects are followed.
 * @returns each part, or the reason why it is missing; the raw outcome, for the probes to compare with.
 */
export async function gatherPage(
  readers: PageReaders,
  session: FetchSession,
  url: string,
  signal: AbortSignal,
): Promise<GatheredPage> {
  const outcome = await session.fetch({ url, maxBytes: PAGE_BYTES, atLimit: 'cut', accept: ACCEPT, signal });
  if (!outcome.ok) {
    const problem = fetchProblem(outcome);
    return { response: problem, page: problem, outcome };
  }
  const response = describeResponse(outcome);
  const page = await readPage(readers, outcome, response.contentType, signal);
  return { response: { ok: true, value: response }, page, outcome };
}
