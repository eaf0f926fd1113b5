import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import type { AnswersDeps } from '../answers-deps.ts';
import { toMicros } from '../money/micros.ts';
import type { AskedPanel } from './panel-store.ts';

export const DEFAULT_SAMPLES = 5;
/** The budget of a site whose owner has not set one; never above the installation's. */
const DEFAULT_BUDGET_USD = 20;

export const defaultBudget = ({ monthlyBudgetMicros }: Pick<AnswersDeps, 'monthlyBudgetMicros'>): number =>
  Math.min(toMicros(DEFAULT_BUDGET_USD), monthlyBudgetMicros);

/** The panel of a site that nobody has set up: the brand as the site names it, and no prompts. */
export const defaultPanel = (own: AnswerEntity, { engines }: Pick<AnswersDeps, 'engines'>): AskedPanel => ({
  entities: [own],
  prompts: [],
  engines: [...engines.keys()],
  samples: DEFAULT_SAMPLES,
});
