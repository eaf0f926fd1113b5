import type { EndpointArguments, EndpointEvent, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { ApiError } from './api-error.ts';
import { authorizedRequest } from './authorized-request.ts';
import { dataLines } from './data-lines.ts';
import { reportProblem } from './report-problem.ts';
import { parseProblem } from './server-problem.ts';

async function refusal(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const problem = parseProblem(body);
  return new ApiError(`HTTP ${response.status}: ${body}`, {
    status: response.status,
    code: problem?.code ?? 'http',
    details: problem?.details,
    ...(problem?.error && { serverText: problem.error }),
  });
}

function parseEvent<E extends EndpointShape>(endpoint: E, line: string): { event: EndpointEvent<E> } | null {
  try {
    // The endpoint's schema has just checked the type that the generic names.
    return { event: endpoint.events?.parse(JSON.parse(line)) as EndpointEvent<E> };
  } catch (error) {
    reportProblem(`${endpoint.id} sent an item that cannot be read; it is skipped`, error);
    return null;
  }
}

/**
 * Yields the items of an event-stream endpoint, each checked by its schema. Logs and skips unreadable items.
 * Leaving the loop or aborting the signal closes the connection.
 *
 * @throws ApiError 'HTTP {status}: {body}' (its `serverText` is the server's text for people), 'No response
 *   body received', or 'Network error'; AbortError when `signal` is aborted.
 */
export async function* streamEvents<E extends EndpointShape>(
  endpoint: E,
  args: EndpointArguments<E>,
  { signal }: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<EndpointEvent<E>> {
  const response = await authorizedRequest(endpoint, args, signal);
  if (!response.ok) throw await refusal(response);
  if (!response.body)
    throw new ApiError('No response body received', { status: response.status, code: 'no_body' });
  try {
    for await (const line of dataLines(response.body)) {
      const parsed = parseEvent(endpoint, line);
      if (parsed) yield parsed.event;
    }
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError('Network error', { status: response.status, code: 'network', cause });
  }
}
