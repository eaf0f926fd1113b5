import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { Estimate } from '@visible-ai/shared/answers/schema';
import type { AnswerEngines } from '../answers-deps.ts';
import { toUsd } from './micros.ts';

/** The number of calls and the range of their cost. Canary calls cost the same as others. */
export function estimateCalls(
  samples: readonly { engine: AnswerEngineId; canary: boolean }[],
  engines: AnswerEngines,
  leftMicros: number,
): Estimate {
  const byEngine = new Map<AnswerEngineId, number>();
  for (const { engine } of samples) byEngine.set(engine, (byEngine.get(engine) ?? 0) + 1);
  const sum = (priceOf: 'leastMicros' | 'mostMicros') =>
    [...byEngine].reduce((micros, [id, calls]) => micros + calls * (engines.get(id)?.[priceOf] ?? 0), 0);
  const canaryCalls = samples.filter(({ canary }) => canary).length;
  return {
    calls: samples.length - canaryCalls,
    canaryCalls,
    lowUsd: toUsd(sum('leastMicros')),
    highUsd: toUsd(sum('mostMicros')),
    leftThisMonthUsd: toUsd(leftMicros),
  };
}
