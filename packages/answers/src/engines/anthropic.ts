import { z } from 'zod';
import type { Question } from '../answer-engine.ts';
import type { Caps } from '../prices/price.ts';
import type { EngineProtocol, NamedSource, Reading } from './engine-protocol.ts';
import { countOrNull, listOf, MOST_PIECES, sumKnown, textOrNull } from './lenient.ts';

const page = z.object({ url: z.string(), title: textOrNull });
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), citations: listOf(page) }),
  z.object({
    type: z.literal('server_tool_use'),
    name: textOrNull,
    input: z.object({ query: textOrNull }).nullable().catch(null),
  }),
  z.object({
    type: z.literal('web_search_tool_result'),
    // An error is an object instead of the list, and the status of the answer is still 200.
    content: z.union([z.array(z.unknown()).pipe(listOf(page)), z.object({ error_code: textOrNull })]),
  }),
]);
const message = z.object({
  model: textOrNull,
  content: listOf(block, MOST_PIECES),
  stop_reason: textOrNull,
  usage: z
    .object({
      input_tokens: countOrNull,
      cache_creation_input_tokens: countOrNull,
      cache_read_input_tokens: countOrNull,
      output_tokens: countOrNull,
      server_tool_use: z.object({ web_search_requests: countOrNull }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
});
type Usage = z.infer<typeof message>['usage'];

const ends: Readonly<Record<string, Reading['ended']>> = {
  end_turn: 'whole',
  stop_sequence: 'whole',
  max_tokens: 'truncated',
  model_context_window_exceeded: 'truncated',
  // It is not continued further.
  pause_turn: 'truncated',
  refusal: 'refused',
};

const tokensInOf = (usage: Usage) =>
  sumKnown([
    usage?.input_tokens ?? null,
    usage?.cache_creation_input_tokens ?? null,
    usage?.cache_read_input_tokens ?? null,
  ]);
/** Unknown if one of the requests does not report it. */
const ofAll = (counts: readonly (number | null)[]) => (counts.includes(null) ? null : sumKnown(counts));

function read(answers: readonly unknown[]): Reading {
  const messages = answers.map((answer) => message.parse(answer));
  const blocks = messages.flatMap(({ content }) => content);
  const usages = messages.map(({ usage }) => usage);
  const cited: NamedSource[] = [];
  let text = '';
  for (const said of blocks) {
    if (said.type !== 'text') continue;
    // There are no positions: the cited passage is the block itself, and blocks follow each other unchanged.
    const place = { start: text.length, end: text.length + said.text.length };
    for (const { url, title } of said.citations) cited.push({ url, title, places: [place] });
    text += said.text;
  }
  const uses = blocks.flatMap((one) =>
    one.type === 'server_tool_use' && one.name === 'web_search' ? [one] : [],
  );
  const results = blocks.flatMap((one) => (one.type === 'web_search_tool_result' ? [one.content] : []));
  const lists = results.filter((result) => Array.isArray(result));
  const counted = ofAll(usages.map((usage) => usage?.server_tool_use?.web_search_requests ?? null));
  const last = messages.at(-1)?.stop_reason;
  return {
    servedModel: messages.at(-1)?.model ?? null,
    text,
    ended: ends[last ?? ''] ?? 'failed',
    search: lists.length > 0 ? 'done' : results.length > 0 ? 'failed' : 'none',
    tokensIn: ofAll(usages.map(tokensInOf)),
    tokensOut: ofAll(usages.map((usage) => usage?.output_tokens ?? null)),
    searches: counted ?? uses.length,
    reportedMicros: null,
    queries: uses.flatMap(({ input }) => input?.query ?? []),
    cited,
    retrieved: lists.flat().map(({ url, title }) => ({ url, title, places: [] })),
  };
}

/** With fewer, a sentence would be cut off. */
const LEAST_TOKENS = 1000;

const paused = z.object({ stop_reason: z.literal('pause_turn'), content: z.array(z.unknown()).min(1) });

/** @param caps the remaining caps. */
function body({ text, country }: Question, model: string, caps: Pick<Caps, 'tokensOut' | 'searches'>) {
  return {
    model,
    max_tokens: caps.tokensOut,
    messages: [{ role: 'user', content: text }],
    tools: [
      {
        // Later versions can filter results and be called from code: this one gives measurable results.
        type: 'web_search_20250305',
        name: 'web_search',
        max_uses: caps.searches,
        ...(country ? { user_location: { type: 'approximate', country } } : {}),
      },
    ],
  };
}

/**
 * Anthropic's Messages API with its search tool. A paused answer is sent back unchanged, so that it
 * continues.
 *
 * @see https://docs.claude.com/en/docs/agents-and-tools/tool-use/web-search-tool
 */
export const anthropic: EngineProtocol = {
  id: 'anthropic',
  apiUrl: 'https://api.anthropic.com',
  model: 'claude-sonnet-5-5',
  caps: { tokensIn: 60_000, tokensOut: 8000, searches: 3 },
  requests: 3,
  path: () => '/v1/messages',
  headers: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
  body: (question, model) => body(question, model, anthropic.caps),
  goOn(question, model, answers) {
    const said = answers.map((answer) => paused.safeParse(answer));
    if (!said.every(({ success }) => success)) return null;
    const content = said.flatMap(({ data }) => data?.content ?? []);
    const { tokensOut, searches } = read(answers);
    const asked = body(question, model, {
      tokensOut: Math.max(anthropic.caps.tokensOut - (tokensOut ?? 0), LEAST_TOKENS),
      searches: Math.max(anthropic.caps.searches - searches, 1),
    });
    return { ...asked, messages: [...asked.messages, { role: 'assistant', content }] };
  },
  read,
};
