/** The answer engines that can be asked, by their ids in the API. */
export const answerEngineIds = ['openai', 'anthropic', 'perplexity', 'gemini'] as const;
export type AnswerEngineId = (typeof answerEngineIds)[number];

/** The name and operator of each engine, and the environment variable that switches it on. */
export const answerEngines: Record<AnswerEngineId, { name: string; operator: string; variable: string }> = {
  openai: { name: 'ChatGPT', operator: 'OpenAI', variable: 'OPENAI_API_KEY' },
  anthropic: { name: 'Claude', operator: 'Anthropic', variable: 'ANTHROPIC_API_KEY' },
  perplexity: { name: 'Perplexity', operator: 'Perplexity', variable: 'PERPLEXITY_API_KEY' },
  gemini: { name: 'Gemini', operator: 'Google', variable: 'GEMINI_API_KEY' },
};

/** Other names of engines that requests may use. */
const otherNames: Readonly<Record<string, AnswerEngineId>> = { chatgpt: 'openai', claude: 'anthropic' };

/** The engine that a caller means, or null for an unknown one. Case does not matter. */
export function answerEngineNamed(name: string): AnswerEngineId | null {
  const asked = name.trim().toLowerCase();
  return answerEngineIds.find((id) => id === asked) ?? otherNames[asked] ?? null;
}
