import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { Price } from './price.ts';
import { priceTable } from './price-table.ts';

/** What a model costs by the table; a model that does not stand there costs what the engine's others do. */
export function priceOf(engine: AnswerEngineId, model: string): Price {
  const { models, others } = priceTable[engine];
  const [longest] = Object.entries(models)
    .filter(([name]) => model === name || model.startsWith(`${name}-`))
    .sort(([one], [other]) => other.length - one.length);
  return longest?.[1] ?? others;
}
