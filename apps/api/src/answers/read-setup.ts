import { answerEngineIds, answerEngines } from '@visible-ai/shared/answers/engines';
import type { AnswersSetup } from '@visible-ai/shared/answers/schema';
import type { AnswersDeps } from './answers-deps.ts';

/** The engines that can be asked here. Only admins see what would switch on the others. */
export const readSetup = (
  { engines, missing, paused }: Pick<AnswersDeps, 'engines' | 'missing' | 'paused'>,
  { isAdmin }: { isAdmin: boolean },
): AnswersSetup => ({
  configured: engines.size > 0,
  engines: answerEngineIds.map((id) => {
    const engine = engines.get(id);
    return {
      id,
      name: answerEngines[id].name,
      on: engine !== undefined,
      model: engine?.model ?? null,
      simulated: engine?.simulated ?? false,
      missing: isAdmin && !engine ? [...(missing[id] ?? [answerEngines[id].variable])] : null,
    };
  }),
  paused,
});
