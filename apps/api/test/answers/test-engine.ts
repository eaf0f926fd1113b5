import { type Answer, type AnswerEngine, canaryPrompts, type Question } from '@visible-ai/answers';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';

/** An answer that names and cites nobody. */
export const answerOf = (change: Partial<Answer> = {}): Answer => ({
  status: 'ok',
  requestedModel: 'model-1',
  servedModel: 'model-1-2026',
  text: 'It depends.',
  latencyMs: 12,
  tokensIn: 100,
  tokensOut: 50,
  searches: 1,
  costMicros: 6000,
  costKind: 'estimated',
  queries: ['a search'],
  sources: [],
  error: null,
  ...change,
});

export interface Asked extends Question {
  /** The number of the answer to this question, from 0. */
  k: number;
}

/**
 * An engine without a network. A test decides its answers; canary questions always get the same answer, for
 * free.
 */
export function testEngine(
  reply: (asked: Asked, signal: AbortSignal) => Answer | Promise<Answer> = () => answerOf(),
  { id = 'openai', mostMicros = 10_000 }: { id?: AnswerEngineId; mostMicros?: number } = {},
) {
  const asked: string[] = [];
  const engine: AnswerEngine = {
    id,
    model: 'model-1',
    simulated: true,
    mostMicros,
    leastMicros: 2000,
    async ask(question, signal) {
      if (canaryPrompts.some(({ text }) => text === question.text)) return answerOf({ costMicros: 0 });
      const k = asked.filter((text) => text === question.text).length;
      asked.push(question.text);
      return reply({ ...question, k }, signal);
    },
  };
  return { engine, asked };
}
