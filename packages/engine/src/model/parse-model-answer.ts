import type { z } from 'zod';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a model's answer: JSON, bare or within a code fence or a sentence, as servers without structured
 * answers send it.
 *
 * @returns null when there is no JSON in it, or other JSON than was asked for.
 */
export function parseModelAnswer<Answer>(text: string, answer: z.ZodType<Answer>): Answer | null {
  const bare = parseJson(text.trim());
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  const value = bare ?? (from === -1 || to < from ? undefined : parseJson(text.slice(from, to + 1)));
  const parsed = answer.safeParse(value);
  return parsed.success ? parsed.data : null;
}
