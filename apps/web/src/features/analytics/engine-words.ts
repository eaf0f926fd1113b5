import { type AnswerEngineId, answerEngines } from '@visible-ai/shared/answers/engines';
import type { AnswersSetup } from '@visible-ai/shared/answers/schema';

export const engineName = (id: AnswerEngineId): string => answerEngines[id].name;

/** "ChatGPT, Claude and Gemini". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Whether a program on this machine gives the answers instead of the engine. */
export const isSimulated = (setup: AnswersSetup, id: AnswerEngineId): boolean =>
  setup.engines.some((engine) => engine.id === id && engine.simulated);
