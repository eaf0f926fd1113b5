import type { z } from 'zod';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a model's answer: JSON, bare or inside a code fence or a sentence, as servers without structured
 * output send it.
 *
 * @returns null if there is no JSON in it, or other JSON than requested.
 */
export function parseModelAnswer<Answer>(text: string, answer: z.ZodType<Answer>): Answer | null {
  const wrapped = () => parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const parsed = answer.safeParse(parseJson(text) ?? wrapped());
  return parsed.success ? parsed.data : null;
}
