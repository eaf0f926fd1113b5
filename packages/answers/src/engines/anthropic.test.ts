import { describe, expect, it } from 'vitest';
import { askServed } from '../../test/support/ask-served.ts';

const use = { type: 'server_tool_use', id: 'srv_1', name: 'web_search', input: { query: 'loft ladder' } };
const found = {
  type: 'web_search_tool_result',
  tool_use_id: 'srv_1',
  content: [
    {
      type: 'web_search_result',
      url: 'https://acme.example/a',
      title: 'About Acme',
      encrypted_content: 'e1',
    },
    { type: 'web_search_result', url: 'https://read.example/', title: 'Read', encrypted_content: 'e2' },
    { type: 'something_new' },
  ],
};
const broken = { ...found, content: { type: 'web_search_tool_result_error', error_code: 'unavailable' } };
const cites = (url: string, title: string | null = null) => ({
  type: 'web_search_result_location',
  url,
  title,
  cited_text: 'As it says.',
  encrypted_index: 'i',
});
const blocks = [
  { type: 'text', text: 'Take ', citations: null },
  { type: 'text', text: '😀 Acme', citations: [cites('https://acme.example/a', 'Acme')] },
  { type: 'text', text: ', 日本' },
  {
    type: 'text',
    text: '語.',
    citations: [cites('https://acme.example/a'), cites('https://other.example/')],
  },
];
const TEXT = 'Take 😀 Acme, 日本語.';
const usage = (input: number, output: number, searches: number) => ({
  input_tokens: input,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 100,
  output_tokens: output,
  server_tool_use: { web_search_requests: searches },
});
const message = (content: unknown, more: object = {}) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-5-5',
  content,
  stop_reason: 'end_turn',
  usage: usage(5900, 200, 1),
  ...more,
});
const asked = (content: unknown, more: object = {}) =>
  askServed('anthropic', [{ json: message(content, more) }]);

describe('Anthropic', () => {
  it('is asked with its search, from a place, within caps', async () => {
    const { requests } = await asked([use, found, ...blocks]);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/messages',
      headers: { 'x-api-key': expect.stringMatching(/^sk-/), 'anthropic-version': '2023-06-01' },
    });
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(requests[0]?.body).toEqual({
      model: 'claude-sonnet-5-5',
      max_tokens: 8000,
      messages: [{ role: 'user', content: 'Which ladder for a loft?' }],
      tools: [
        {
          type: 'web_search_20250305',
          name: 'web_search',
          max_uses: 3,
          user_location: { type: 'approximate', country: 'AT' },
        },
      ],
    });
  });

  it('puts its blocks side by side as they are; a block is the passage it cites a page for', async () => {
    const { answer } = await asked([use, found, ...blocks]);
    expect(answer).toMatchObject({
      status: 'ok',
      text: TEXT,
      tokensIn: 6000,
      tokensOut: 200,
      searches: 1,
      costMicros: 24_000,
      queries: ['loft ladder'],
    });
    expect(answer.sources.map(({ kind, url, title }) => [kind, url, title])).toEqual([
      ['cited', 'https://acme.example/a', 'Acme'],
      ['cited', 'https://other.example/', null],
      ['retrieved', 'https://read.example/', 'Read'],
    ]);
    const [first, second] = answer.sources;
    expect(first?.places.map(({ start, end }) => TEXT.slice(start, end))).toEqual(['😀 Acme', '語.']);
    expect(second?.places.map(({ start, end }) => TEXT.slice(start, end))).toEqual(['語.']);
  });

  it('goes on after a pause, with what it said and what is left of its caps, and costs the sum', async () => {
    const paused = message([use, found, ...blocks.slice(0, 2)], {
      stop_reason: 'pause_turn',
      usage: usage(5000, 300, 1),
    });
    const rest = message(blocks.slice(2), { usage: usage(7000, 100, 1) });
    const { answer, requests } = await askServed('anthropic', [{ json: paused }, { json: rest }]);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body).toMatchObject({
      max_tokens: 7700,
      messages: [{ role: 'user' }, { role: 'assistant', content: paused.content }],
      tools: [{ max_uses: 2 }],
    });
    expect(answer).toMatchObject({
      status: 'ok',
      text: TEXT,
      tokensIn: 12_200,
      tokensOut: 400,
      searches: 2,
      costMicros: 12_200 * 2 + 400 * 10 + 2 * 10_000,
    });
    expect(answer.sources).toHaveLength(3);
  });

  it('is cut off when it pauses again and again, and when it has read too much to read it all again', async () => {
    const paused = message([use, found, ...blocks], { stop_reason: 'pause_turn', usage: usage(1000, 10, 0) });
    const often = await askServed('anthropic', [{ json: paused }]);
    expect(often.requests).toHaveLength(3);
    expect(often.answer).toMatchObject({ status: 'truncated', tokensIn: 3300 });
    const much = { ...paused, usage: usage(40_000, 10, 1) };
    const once = await askServed('anthropic', [{ json: much }]);
    expect(once.requests).toHaveLength(1);
    expect(once.answer.status).toBe('truncated');
  });

  it('costs what was paid before it failed to go on', async () => {
    const paused = message([use, found, ...blocks], { stop_reason: 'pause_turn' });
    const { answer } = await askServed('anthropic', [{ json: paused }, { status: 401, json: {} }]);
    expect(answer).toMatchObject({ status: 'http_error', text: null, sources: [], costMicros: 24_000 });
  });

  it.each([
    ['no_search', 'did not search', blocks, {}],
    ['tool_error', 'could not search', [use, broken, ...blocks], {}],
    ['ok', 'may not search any more', [use, found, use, broken, ...blocks], {}],
    ['refused', 'refused', [], { stop_reason: 'refusal' }],
    ['truncated', 'was cut off', [use, found, ...blocks], { stop_reason: 'max_tokens' }],
    ['truncated', 'is full', [use, found, ...blocks], { stop_reason: 'model_context_window_exceeded' }],
    ['http_error', 'waits for a tool', [use, found, ...blocks], { stop_reason: 'tool_use' }],
    ['http_error', 'ended somehow', [use, found, ...blocks], { stop_reason: 'solar_flare' }],
    ['http_error', 'says nothing', [use, found], {}],
    ['http_error', 'has no content', null, {}],
    ['ok', 'has blocks nobody knows', [{ type: 'hologram' }, null, use, found, ...blocks], {}],
  ])('is %s when it %s', async (status, _when, content, more) => {
    const { answer } = await asked(content, more);
    expect(answer.status).toBe(status);
    expect(answer.error === null).toBe(status === 'ok' || status === 'no_search');
  });
});
