import { describe, expect, it } from 'vitest';
import { askServed } from '../../test/support/ask-served.ts';

const search = {
  type: 'web_search_call',
  id: 'ws_1',
  status: 'completed',
  action: {
    type: 'search',
    query: 'loft ladder',
    queries: ['loft ladder', 'loft ladder 2026'],
    sources: [
      { type: 'url', url: 'https://rival.example/loft?utm_source=openai' },
      { type: 'url', url: 'https://read.example/?page=2' },
      { type: 'api', name: 'oai-weather' },
    ],
  },
};
const opened = {
  type: 'web_search_call',
  status: 'completed',
  action: { type: 'open_page', url: 'https://opened.example/' },
};
const TEXT = 'Take 😀 Acme. Or Blue.';
const said = (content: unknown[], status = 'completed') => ({
  type: 'message',
  role: 'assistant',
  status,
  content,
});
const text = {
  type: 'output_text',
  text: TEXT,
  annotations: [
    {
      type: 'url_citation',
      url: 'https://acme.example/a?b=1&utm_source=openai',
      title: 'About Acme',
      start_index: 5,
      end_index: 13,
    },
    { type: 'url_citation', url: 'https://rival.example/loft?utm_source=openai', title: null },
    { type: 'file_citation', file_id: 'f_1' },
  ],
};
const usage = { input_tokens: 6000, output_tokens: 200, total_tokens: 6200 };
const response = (output: unknown[], more: object = {}) => ({
  id: 'resp_1',
  model: 'gpt-6.1-sol-2026-09-29',
  status: 'completed',
  output,
  usage,
  ...more,
});
const asked = (output: unknown[], more: object = {}) =>
  askServed('openai', [{ json: response(output, more) }]);

describe('OpenAI', () => {
  it('is asked with its search, from a place, within caps, and keeps nothing', async () => {
    const { requests } = await asked([search, said([text])]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/responses',
      headers: { authorization: expect.stringMatching(/^Bearer sk-/), 'content-type': 'application/json' },
    });
    expect(requests[0]?.body).toEqual({
      model: 'gpt-6.1-sol',
      input: 'Which ladder for a loft?',
      tools: [
        {
          type: 'web_search',
          search_context_size: 'medium',
          user_location: { type: 'approximate', country: 'AT' },
        },
      ],
      tool_choice: 'auto',
      include: ['web_search_call.action.sources'],
      max_output_tokens: 8000,
      max_tool_calls: 3,
      store: false,
    });
  });

  it('tells what it cites from what it read, without what it added, and pays for searches alone', async () => {
    const { answer } = await asked([{ type: 'reasoning', summary: [] }, search, opened, said([text])]);
    expect(answer).toMatchObject({
      status: 'ok',
      error: null,
      text: TEXT,
      requestedModel: 'gpt-6.1-sol',
      servedModel: 'gpt-6.1-sol-2026-09-29',
      tokensIn: 6000,
      tokensOut: 200,
      searches: 1,
      // 6000 at 2 and 200 at 10 dollars a million, and a cent for the search.
      costMicros: 24_000,
      costKind: 'estimated',
      queries: ['loft ladder', 'loft ladder 2026'],
    });
    expect(answer.sources).toEqual([
      {
        kind: 'cited',
        url: 'https://acme.example/a?b=1',
        title: 'About Acme',
        places: [{ start: 5, end: 13 }],
      },
      { kind: 'cited', url: 'https://rival.example/loft', title: null, places: [] },
      { kind: 'retrieved', url: 'https://read.example/?page=2', title: null, places: [] },
      { kind: 'retrieved', url: 'https://opened.example/', title: null, places: [] },
    ]);
    expect(TEXT.slice(5, 13)).toBe('😀 Acme.');
  });

  it('sets its messages apart, with each passage in its place', async () => {
    const { answer } = await asked([
      search,
      said([{ ...text, text: 'Let me see', annotations: [] }]),
      said([text]),
    ]);
    expect(answer.text).toBe(`Let me see\n\n${TEXT}`);
    const [place] = answer.sources[0]?.places ?? [];
    expect(answer.text?.slice(place?.start, place?.end)).toBe('😀 Acme.');
  });

  it.each([
    ['no_search', 'did not search', [said([text])], {}],
    ['tool_error', 'could not search', [{ ...search, status: 'failed' }, said([text])], {}],
    [
      'ok',
      'searched again after a search that failed',
      [{ ...search, status: 'failed' }, search, said([text])],
      {},
    ],
    ['refused', 'refused', [search, said([{ type: 'refusal', refusal: 'I cannot help.' }])], {}],
    [
      'refused',
      'was stopped by a filter',
      [search, said([text])],
      { status: 'incomplete', incomplete_details: { reason: 'content_filter' } },
    ],
    [
      'truncated',
      'was cut off',
      [search, said([text])],
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    ],
    ['truncated', 'thought until its limit', [search], { status: 'incomplete' }],
    ['http_error', 'failed', [search, said([text])], { status: 'failed', error: { code: 'server_error' } }],
    ['http_error', 'is not over', [search, said([text])], { status: 'in_progress' }],
    ['http_error', 'says nothing', [search], {}],
    ['http_error', 'says nothing but blanks', [search, said([{ ...text, text: ' \n' }])], {}],
    ['http_error', 'has no output', 'none', {}],
    [
      'ok',
      'has items nobody knows',
      [{ type: 'hologram', deep: [[{}]] }, null, 7, search, said([text, { type: 'x' }])],
      {},
    ],
  ])('is %s when it %s', async (status, _when, output, more) => {
    const { answer } = await asked(output as unknown[], more);
    expect(answer.status).toBe(status);
    expect(answer.error === null).toBe(status === 'ok' || status === 'no_search');
  });
});
