import { z } from 'zod';
import type { EngineProtocol, Reading } from './engine-protocol.ts';
import { countOrNull, listOf, MOST_PIECES, textOrNull } from './lenient.ts';
import { annotation, endFields, messageOf, readMessages } from './responses-output.ts';

const citation = annotation.extend({ type: z.literal('url_citation') });
const item = z.discriminatedUnion('type', [
  messageOf(citation),
  z.object({
    type: z.literal('web_search_call'),
    status: textOrNull,
    action: z
      .object({
        type: textOrNull,
        query: textOrNull,
        queries: listOf(z.string()),
        url: textOrNull,
        sources: listOf(z.object({ url: z.string() })),
      })
      .nullable()
      .catch(null),
  }),
]);
const response = z.object({
  model: textOrNull,
  ...endFields,
  output: listOf(item, MOST_PIECES),
  usage: z.object({ input_tokens: countOrNull, output_tokens: countOrNull }).nullable().catch(null),
});

function read([answer]: readonly unknown[]): Reading {
  const parsed = response.parse(answer);
  const calls = parsed.output.flatMap((one) => (one.type === 'web_search_call' ? [one] : []));
  const actions = calls.flatMap(({ action }) => action ?? []);
  const { text, ended, annotated } = readMessages(
    parsed,
    parsed.output.filter((one) => one.type === 'message'),
  );
  const done = calls.some(({ status }) => status !== 'failed');
  return {
    servedModel: parsed.model,
    text,
    ended,
    search: calls.length === 0 ? 'none' : done ? 'done' : 'failed',
    tokensIn: parsed.usage?.input_tokens ?? null,
    tokensOut: parsed.usage?.output_tokens ?? null,
    // Opening a page and searching in it cost nothing but their tokens.
    searches: actions.filter(({ type }) => type === 'search').length,
    reportedMicros: null,
    queries: actions.flatMap(({ query, queries }) => (queries.length > 0 ? queries : (query ?? []))),
    cited: annotated,
    retrieved: actions
      .flatMap(({ sources, url }) => [...sources.map((source) => source.url), ...(url === null ? [] : [url])])
      .map((url) => ({ url, title: null, places: [] })),
  };
}

/**
 * OpenAI's Responses API with its search tool. The model decides itself whether it searches: `tool_choice:
 * required` would measure something else.
 *
 * @see https://developers.openai.com/api/docs/guides/tools-web-search
 */
export const openai: EngineProtocol = {
  id: 'openai',
  apiUrl: 'https://api.openai.com',
  model: 'gpt-6.1-sol',
  caps: { tokensIn: 60_000, tokensOut: 8000, searches: 3 },
  requests: 1,
  path: () => '/v1/responses',
  headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  body: ({ text, country }, model) => ({
    model,
    input: text,
    tools: [
      {
        type: 'web_search',
        search_context_size: 'medium',
        ...(country ? { user_location: { type: 'approximate', country } } : {}),
      },
    ],
    tool_choice: 'auto',
    include: ['web_search_call.action.sources'],
    max_output_tokens: openai.caps.tokensOut,
    max_tool_calls: openai.caps.searches,
    store: false,
  }),
  read,
};
