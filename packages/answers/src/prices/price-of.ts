import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { Price } from './price.ts';
import { priceTable } from './price-table.ts';

/** The price of a model in the table; an unknown model has the price of the engine's others. */
export function priceOf(engine: AnswerEngineId, model: string): Price {
  const { models, others } = priceTable[engine];
  const [longest] = Object.entries(models)
    .filter(([name]) => model === name || model.startsWith(`${name}-`))
    .sort(([one], [other]) => other.length - one.length);
  return longest?.[1] ?? others;
}
