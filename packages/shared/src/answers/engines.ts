/** The answer engines that can be asked, by the ids that programs send. */
export const answerEngineIds = ['openai', 'anthropic', 'perplexity', 'gemini'] as const;
export type AnswerEngineId = (typeof answerEngineIds)[number];

/** What people call them, who runs them, and the variable whose value switches each on. */
export const answerEngines: Record<AnswerEngineId, { name: string; operator: string; variable: string }> = {
  openai: { name: 'ChatGPT', operator: 'OpenAI', variable: 'OPENAI_API_KEY' },
  anthropic: { name: 'Claude', operator: 'Anthropic', variable: 'ANTHROPIC_API_KEY' },
  perplexity: { name: 'Perplexity', operator: 'Perplexity', variable: 'PERPLEXITY_API_KEY' },
  gemini: { name: 'Gemini', operator: 'Google', variable: 'GEMINI_API_KEY' },
};

/** What else an engine may be called in a request. */
const otherNames: Readonly<Record<string, AnswerEngineId>> = { chatgpt: 'openai', claude: 'anthropic' };

/** The engine that a caller means; null for one that nobody knows. Upper and lower case are the same. */
export function answerEngineNamed(name: string): AnswerEngineId | null {
  const asked = name.trim().toLowerCase();
  return answerEngineIds.find((id) => id === asked) ?? otherNames[asked] ?? null;
}
