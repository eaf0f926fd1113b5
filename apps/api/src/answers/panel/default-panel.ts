import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import type { AnswersDeps } from '../answers-deps.ts';
import { toMicros } from '../money/micros.ts';
import type { AskedPanel } from './panel-store.ts';

export const DEFAULT_SAMPLES = 5;
/** Of a site whose owner has said nothing else; never above what the installation has. */
const DEFAULT_BUDGET_USD = 20;

export const defaultBudget = ({ monthlyBudgetMicros }: Pick<AnswersDeps, 'monthlyBudgetMicros'>): number =>
  Math.min(toMicros(DEFAULT_BUDGET_USD), monthlyBudgetMicros);

/** What stands in a panel that nobody has set up: the brand as the site itself has it, and nothing to ask. */
export const defaultPanel = (own: AnswerEntity, { engines }: Pick<AnswersDeps, 'engines'>): AskedPanel => ({
  entities: [own],
  prompts: [],
  engines: [...engines.keys()],
  samples: DEFAULT_SAMPLES,
});
