import { describe, expect, it } from 'vitest';
import { askServed } from '../../test/support/ask-served.ts';

const results = {
  type: 'search_results',
  queries: ['loft ladder'],
  results: [
    { id: 1, url: 'https://read.example/', title: 'Read', snippet: '' },
    { id: 2, url: 'https://acme.example/a', title: 'About Acme', snippet: '' },
    { id: 3, url: 'https://blue.example/', title: 'Blue', snippet: '' },
  ],
};
const TEXT = 'Take 😀 Acme.[2] Or Blue.[3] In [2026] or [9].';
const annotations = [
  { type: 'citation', url: 'https://acme.example/a', title: 'About Acme', start_index: 5, end_index: 16 },
];
const output = (content: object) => ({ type: 'message', role: 'assistant', content: [content] });
const text = { type: 'output_text', text: TEXT, annotations };
const usage = {
  input_tokens: 6000,
  output_tokens: 200,
  tool_calls_details: { web_search: { invocation: 2 } },
  cost: { currency: 'USD', input_cost: 0.005, output_cost: 0.001, total_cost: 0.0123456 },
};
const response = (items: unknown[], more: object = {}) => ({
  id: 'resp_1',
  model: 'perplexity/sonar-2026-09',
  status: 'completed',
  output: items,
  usage,
  ...more,
});
const asked = (items: unknown[], more: object = {}) =>
  askServed('perplexity', [{ json: response(items, more) }]);

describe('Perplexity', () => {
  it('is asked with a model and a tool of its own, from a place, in a language, within caps', async () => {
    const { requests } = await asked([results, output(text)]);
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/v1/agent' });
    expect(requests[0]?.body).toEqual({
      model: 'perplexity/sonar',
      input: 'Which ladder for a loft?',
      tools: [{ type: 'web_search', max_tokens: 10_000, user_location: { country: 'AT' } }],
      max_output_tokens: 8000,
      max_steps: 4,
      language_preference: 'de',
      store: false,
    });
  });

  it('cites what it annotates and what it marks, and says what it cost', async () => {
    const { answer } = await asked([results, output(text)]);
    expect(answer).toMatchObject({
      status: 'ok',
      text: TEXT,
      searches: 2,
      costMicros: 12_346,
      costKind: 'reported',
      queries: ['loft ladder'],
      servedModel: 'perplexity/sonar-2026-09',
    });
    expect(answer.sources.map(({ kind, url }) => [kind, url])).toEqual([
      ['cited', 'https://acme.example/a'],
      ['cited', 'https://blue.example/'],
      ['retrieved', 'https://read.example/'],
    ]);
    // One mark is inside the annotated passage, and the other one stands alone.
    const places = answer.sources.map((source) =>
      source.places.map(({ start, end }) => TEXT.slice(start, end)),
    );
    expect(places).toEqual([['😀 Acme.[2]'], ['[3]'], []]);
  });

  it('takes no mark for a page whose number two results have', async () => {
    const again = { ...results, results: [{ id: 3, url: 'https://other.example/', title: null }] };
    const { answer } = await asked([results, again, output({ ...text, annotations: [] })]);
    expect(answer.sources.filter(({ kind }) => kind === 'cited').map(({ url }) => url)).toEqual([
      'https://acme.example/a',
    ]);
  });

  it.each([
    [
      'says it in another currency',
      { ...usage, cost: { currency: 'EUR', total_cost: 1 } },
      6000 + 500 + 10_000,
    ],
    [
      'says a sum below nothing',
      { ...usage, cost: { currency: 'USD', total_cost: -1 } },
      6000 + 500 + 10_000,
    ],
    ['says nothing of it', { ...usage, cost: undefined }, 6000 + 500 + 10_000],
    // The maximum for unknown counts, and the visible searches.
    ['says nothing at all', undefined, 60_000 + 20_000 + 5000],
  ])('is estimated when it %s', async (_when, said, micros) => {
    const { answer } = await asked([results, output(text)], { usage: said });
    expect(answer).toMatchObject({ status: 'ok', costKind: 'estimated', costMicros: micros });
  });

  it('never costs more than was reserved, whatever it says', async () => {
    const { answer, engine } = await asked([results, output(text)], {
      usage: { ...usage, cost: { currency: 'USD', total_cost: 999 } },
    });
    expect(answer.costMicros).toBe(engine.mostMicros);
  });

  it.each([
    ['no_search', 'did not search', [output(text)], {}],
    ['tool_error', 'could not search', [{ ...results, status: 'failed', results: [] }, output(text)], {}],
    ['tool_error', 'says why it could not', [{ ...results, error: { message: 'no' } }, output(text)], {}],
    ['ok', 'found nothing', [{ ...results, results: [] }, output(text)], {}],
    ['refused', 'refused', [results, output({ type: 'refusal', refusal: 'No.' })], {}],
    ['truncated', 'was cut off', [results, output(text)], { status: 'incomplete' }],
    ['http_error', 'failed', [results], { status: 'failed', error: { message: 'x' } }],
    ['http_error', 'says nothing', [results], {}],
    ['ok', 'has items nobody knows', [{ type: 'hologram' }, results, output(text), 7], {}],
  ])('is %s when it %s', async (status, _when, items, more) => {
    const { answer } = await asked(items, more);
    expect(answer.status).toBe(status);
    expect(answer.error === null).toBe(status === 'ok' || status === 'no_search');
  });
});
