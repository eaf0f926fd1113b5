import { ToolProblem } from '../tool-problem.ts';
import { plainWords } from '../words/quote-site.ts';

/** Recognises the engine's expected errors by their name, so the engine's code need not be loaded. */
const isExpected = (error: unknown): error is Error => error instanceof Error && error.name === 'EngineError';

/** The text of an expected failure of the engine; null for a bug. */
export const expectedFailure = (error: unknown): string | null =>
  isExpected(error) ? plainWords(error.message) : null;

/** Awaits work of the engine. @throws ToolProblem for an expected failure. */
export async function asProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const text = expectedFailure(error);
    if (text === null) throw error;
    throw new ToolProblem(text, { cause: error });
  }
}
