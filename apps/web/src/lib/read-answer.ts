import type { EndpointResult, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { ApiError } from './api-error.ts';
import { reportProblem } from './report-problem.ts';
import { isAbort } from './send-request.ts';
import { serverProblem } from './server-problem.ts';

async function bodyText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError('Network error', { status: response.status, code: 'network', cause });
  }
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('Network error', { status, code: 'network', cause });
  }
}

/**
 * Reads the answer's body and checks it against the endpoint's schema for that status.
 *
 * @throws ApiError for a failed status, an unreadable body, or an answer that breaks the contract.
 */
export async function readAnswer<E extends EndpointShape>(
  endpoint: E,
  response: Response,
): Promise<EndpointResult<E>> {
  const text = await bodyText(response);
  const schema = endpoint.answers[response.status];
  if (schema === undefined) throw serverProblem(response.status, text, response.headers.get('retry-after'));
  // The schema for this status has just checked the type that the generic names.
  if (schema === null) return undefined as EndpointResult<E>;
  const parsed = schema.safeParse(parseJson(text, response.status));
  if (parsed.success) return parsed.data as EndpointResult<E>;
  reportProblem(`${endpoint.id} answered in an unexpected shape`, parsed.error);
  throw new ApiError('The server answered in a way this page does not understand. Please reload the page.', {
    status: response.status,
    code: 'unexpected_answer',
    cause: parsed.error,
  });
}
