import { ApiError } from './api-error.ts';

interface Problem {
  readonly error?: string;
  readonly code?: string;
  readonly details?: unknown;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Reads an error envelope without zod: its schema would add the whole library to the landing page.
 *
 * @returns the fields that exist; null if the text is not a JSON object.
 */
export function parseProblem(text: string): Problem | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const field = (name: string): unknown => Reflect.get(value, name);
  const error = textOf(field('error'));
  const code = textOf(field('code'));
  return {
    ...(error && { error }),
    ...(code && { code }),
    details: field('details'),
  };
}

/** The error for a failed answer: the server's text, 'HTTP {status}', or 'Network error' if unreadable. */
export function serverProblem(status: number, body: string, retryAfter: string | null = null): ApiError {
  const problem = parseProblem(body);
  if (!problem) return new ApiError('Network error', { status, code: 'network', retryAfter });
  return new ApiError(problem.error ?? `HTTP ${status}`, {
    status,
    code: problem.code ?? 'http',
    details: problem.details,
    ...(problem.error && { serverText: problem.error }),
  });
}
