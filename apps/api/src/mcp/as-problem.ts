import { ToolProblem } from '@visible-ai/mcp';
import type { AppError } from '../http/app-error.ts';
import { toAppError } from '../http/error-handler.ts';

/** An expected refusal, with the text of the API. */
export function problemOf(error: AppError): ToolProblem {
  const { message, code, retryAfterSeconds } = error;
  const isSaid = retryAfterSeconds === undefined || /try again in \d/.test(message);
  const again = isSaid ? '' : ` Try again in ${Math.ceil(retryAfterSeconds)} seconds.`;
  return new ToolProblem(`${message}${again} (${code})`, { cause: error });
}

/** Awaits work of the service. @throws ToolProblem for an expected failure; bugs are thrown unchanged. */
export async function asProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ToolProblem) throw error;
    const known = toAppError(error);
    if (known.code === 'internal') throw error;
    throw problemOf(known);
  }
}
