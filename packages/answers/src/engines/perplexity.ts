import { z } from 'zod';
import type { EngineProtocol, NamedSource, Reading } from './engine-protocol.ts';
import { countOrNull, listOf, MOST_PIECES, textOrNull } from './lenient.ts';
import { annotation, endFields, messageOf, readMessages } from './responses-output.ts';

const result = z.object({
  id: z.union([z.number(), z.string()]).catch(''),
  url: z.string(),
  title: textOrNull,
});
const item = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('search_results'),
    status: textOrNull,
    error: z.unknown().optional(),
    queries: listOf(z.string()),
    results: listOf(result),
  }),
  messageOf(annotation),
]);
const response = z.object({
  model: textOrNull,
  ...endFields,
  output: listOf(item, MOST_PIECES),
  usage: z
    .object({
      input_tokens: countOrNull,
      output_tokens: countOrNull,
      tool_calls_details: z
        .object({ web_search: z.object({ invocation: countOrNull }) })
        .nullable()
        .catch(null),
      cost: z
        .object({ currency: z.literal('USD'), total_cost: z.number().min(0).max(1e6) })
        .nullable()
        .catch(null),
    })
    .nullable()
    .catch(null),
});
type Result = z.infer<typeof result>;

/** Results by their number; a number with two pages names neither. */
function numbered(results: readonly Result[]): ReadonlyMap<string, Result> {
  const byId = new Map(results.map((one) => [String(one.id), one]));
  for (const { id, url } of results) if (byId.get(String(id))?.url !== url) byId.delete(String(id));
  return byId;
}

/** For one text: in a longer list the rest is ignored. */
const MOST_MARKS = 2000;

/**
 * The results that marks like `[2]` in a text refer to. It is unknown which passage a mark supports, so its
 * place is the mark itself.
 */
function marked(text: string, results: ReadonlyMap<string, Result>): NamedSource[] {
  const cited: NamedSource[] = [];
  for (const { 0: mark, 1: id = '', index } of text.matchAll(/\[(\d{1,4})\]/g)) {
    const named = results.get(id);
    if (!named) continue;
    cited.push({ url: named.url, title: named.title, places: [{ start: index, end: index + mark.length }] });
    if (cited.length >= MOST_MARKS) break;
  }
  return cited;
}

function read([answer]: readonly unknown[]): Reading {
  const parsed = response.parse(answer);
  const searches = parsed.output.flatMap((one) => (one.type === 'search_results' ? [one] : []));
  const results = searches.flatMap((one) => one.results);
  const { text, ended, annotated } = readMessages(
    parsed,
    parsed.output.filter((one) => one.type === 'message'),
  );
  const done = searches.some(({ status, error }) => status !== 'failed' && (error ?? null) === null);
  const cost = parsed.usage?.cost?.total_cost;
  return {
    servedModel: parsed.model,
    text,
    ended,
    search: searches.length === 0 ? 'none' : done ? 'done' : 'failed',
    tokensIn: parsed.usage?.input_tokens ?? null,
    tokensOut: parsed.usage?.output_tokens ?? null,
    searches: parsed.usage?.tool_calls_details?.web_search.invocation ?? searches.length,
    reportedMicros: cost === undefined ? null : Math.ceil(cost * 1e6),
    queries: searches.flatMap(({ queries }) => queries),
    cited: [...annotated, ...marked(text, numbered(results))],
    retrieved: results.map(({ url, title }) => ({ url, title, places: [] })),
  };
}

/**
 * Perplexity's Agent API. A model without a tool may not search, and a preset may use another vendor's model:
 * so we name both the model and the tool.
 *
 * @see https://docs.perplexity.ai/docs/agent-api/migrate-from-sonar
 */
export const perplexity: EngineProtocol = {
  id: 'perplexity',
  apiUrl: 'https://api.perplexity.ai',
  model: 'perplexity/sonar',
  caps: { tokensIn: 60_000, tokensOut: 8000, searches: 4 },
  requests: 1,
  path: () => '/v1/agent',
  headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  body: ({ text, locale, country }, model) => ({
    model,
    input: text,
    tools: [
      {
        type: 'web_search',
        max_tokens: 10_000,
        ...(country ? { user_location: { country } } : {}),
      },
    ],
    max_output_tokens: perplexity.caps.tokensOut,
    max_steps: perplexity.caps.searches,
    language_preference: locale.split('-')[0],
    store: false,
  }),
  read,
};
