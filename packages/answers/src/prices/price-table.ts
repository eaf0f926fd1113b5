import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { Price } from './price.ts';

interface EnginePrices {
  /** By the name of a model, or its beginning up to a hyphen: the longest match decides. */
  models: Readonly<Record<string, Price>>;
  /**
   * For every other model: at least as expensive as any model that is likely to be asked, so that a budget
   * holds.
   */
  others: Price;
}

const search = 0.01;
/** Google bills the third generation by query, and earlier ones by prompt with a search. */
const byQuery = 0.014;
const byPrompt = 0.035;

/**
 * The vendors' list prices as of 2026-11-22, as others quoted these pages up to that day:
 * https://developers.openai.com/api/docs/pricing, https://platform.claude.com/docs/en/about-claude/pricing,
 * https://docs.perplexity.ai/docs/getting-started/pricing, https://ai.google.dev/gemini-api/docs/pricing.
 *
 * No discounts: cached input counts as input. Of two prices we use the higher one, if one is for longer
 * prompts or ends on an announced day (gemini-3.6 to 3.8 cost half of it until 2026-12-31).
 */
export const priceTable: Record<AnswerEngineId, EnginePrices> = {
  openai: {
    models: {
      'gpt-6-astra': { in: 10, out: 50, search },
      'gpt-6.1-sol': { in: 2, out: 10, search },
      'gpt-6-sol': { in: 2, out: 10, search },
      'gpt-6-luna': { in: 0.1, out: 0.5, search },
      'gpt-5.6-sol': { in: 5, out: 30, search },
      'gpt-5.6-terra': { in: 2, out: 12, search },
      'gpt-5.6-luna': { in: 0.2, out: 1.2, search },
      'gpt-5.5': { in: 5, out: 30, search },
      'gpt-5.5-pro': { in: 30, out: 180, search },
      'gpt-5.4': { in: 2.5, out: 15, search },
      'gpt-5.4-pro': { in: 30, out: 180, search },
      'gpt-5.4-mini': { in: 0.75, out: 4.5, search },
      'gpt-5.4-nano': { in: 0.2, out: 1.25, search },
      'gpt-5.1': { in: 1.25, out: 10, search },
    },
    others: { in: 30, out: 180, search: 0.025 },
  },
  anthropic: {
    models: {
      'claude-fable-5': { in: 10, out: 50, search },
      'claude-opus-5': { in: 5, out: 25, search },
      'claude-opus-4-7': { in: 5, out: 25, search },
      'claude-sonnet-5': { in: 2, out: 10, search },
      'claude-sonnet-4': { in: 6, out: 22.5, search },
      'claude-haiku-4-5': { in: 1, out: 5, search },
    },
    others: { in: 15, out: 75, search },
  },
  // The engine reports the cost of a call, and that counts; these prices are for estimates, and for answers
  // without a cost.
  perplexity: {
    models: { 'perplexity/sonar': { in: 1, out: 2.5, search: 0.005 } },
    others: { in: 10, out: 50, search: 0.005 },
  },
  gemini: {
    models: {
      'gemini-3.8-flash': { in: 1.5, out: 7.5, search: byQuery },
      'gemini-3.7-flash': { in: 1.5, out: 7.5, search: byQuery },
      'gemini-3.6-flash': { in: 1.5, out: 7.5, search: byQuery },
      'gemini-3.5-flash': { in: 1.5, out: 9, search: byQuery },
      'gemini-3.1-pro': { in: 4, out: 18, search: byQuery },
      'gemini-2.5-pro': { in: 2.5, out: 15, search: byPrompt },
      'gemini-2.5-flash': { in: 1, out: 2.5, search: byPrompt },
    },
    others: { in: 4, out: 18, search: byPrompt },
  },
};
