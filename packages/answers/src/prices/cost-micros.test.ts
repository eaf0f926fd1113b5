import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import { describe, expect, it } from 'vitest';
import { allEngines } from '../engines/all-engines.ts';
import { costMicros } from './cost-micros.ts';
import { priceOf } from './price-of.ts';
import { priceTable } from './price-table.ts';

const price = { in: 2, out: 10, search: 0.01 };
const caps = { tokensIn: 60_000, tokensOut: 8000, searches: 3 };

describe('what a call costs', () => {
  it.each([
    ['tokens and searches', { tokensIn: 6300, tokensOut: 120, searches: 1 }, 12_600 + 1200 + 10_000],
    ['a part of a millionth as a whole one', { tokensIn: 1, tokensOut: 0, searches: 0 }, 2],
    ['nothing', { tokensIn: 0, tokensOut: 0, searches: 0 }, 0],
    [
      'the most that it can be, where it is not known',
      { tokensIn: null, tokensOut: 100, searches: 1 },
      131_000,
    ],
    ['all of its caps, where nothing is known', { tokensIn: null, tokensOut: null, searches: 3 }, 230_000],
    ['never more than its caps', { tokensIn: 1e9, tokensOut: 1e9, searches: 1000 }, 230_000],
  ])('is %s', (_what, usage, micros) => expect(costMicros(usage, price, caps)).toBe(micros));
});

describe('the price of a model', () => {
  it.each([
    ['openai', 'gpt-5.4', 2.5],
    ['openai', 'gpt-5.4-2026-03-05', 2.5],
    ['openai', 'gpt-5.4-mini-2026-03-17', 0.75],
    ['openai', 'gpt-5.40', priceTable.openai.others.in],
    ['openai', 'o9', priceTable.openai.others.in],
    ['anthropic', 'claude-sonnet-5-5', 2],
    ['anthropic', 'claude-sonnet-4-6', 6],
    ['perplexity', 'perplexity/sonar', 1],
    ['perplexity', 'openai/gpt-6-astra', 10],
    ['gemini', 'gemini-3.8-flash', 1.5],
  ] as const)('%s %s is found by the longest name', (engine, model, dollars) => {
    expect(priceOf(engine, model).in).toBe(dollars);
  });

  it('of every model that is asked by itself stands in the table', () => {
    for (const { id, model } of Object.values(allEngines))
      expect(priceOf(id, model)).not.toBe(priceTable[id].others);
  });

  it.each(answerEngineIds)('of %s is as dear as the dearest known one where it is not known', (id) => {
    const { models, others } = priceTable[id];
    for (const known of Object.values(models)) {
      expect(others.in).toBeGreaterThanOrEqual(known.in);
      expect(others.out).toBeGreaterThanOrEqual(known.out);
      expect(others.search).toBeGreaterThanOrEqual(known.search);
    }
  });
});
