import { z } from 'zod';
import type { MadeAnswer } from './answer-of.ts';
import { type EngineDouble, titleOf } from './engine-double.ts';

const content = z.union([z.string(), z.array(z.object({ text: z.string() }))]);
const request = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content })).min(1),
});

/** The answer in blocks: each cited passage is one of its own, what stands between them another. */
function blocksOf({ text, spans }: MadeAnswer): object[] {
  const blocks: object[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) blocks.push({ type: 'text', text: text.slice(at, end), citations: null });
  };
  for (const { start, end, url } of spans) {
    plain(start);
    const citation = {
      type: 'web_search_result_location',
      url,
      title: titleOf(url),
      cited_text: 'In the words of the page.',
      encrypted_index: 'simulated',
    };
    blocks.push({ type: 'text', text: text.slice(start, end), citations: [citation] });
    at = end;
  }
  plain(text.length);
  return blocks;
}

/** Anthropic's Messages API with its web search: citations without offsets. */
export const anthropic: EngineDouble = {
  agent: 'Claude-SearchBot',
  questionIn(body) {
    const asked = request.safeParse(body).data?.messages.find(({ role }) => role === 'user')?.content;
    if (asked === undefined) return null;
    return typeof asked === 'string' ? asked : asked.map(({ text }) => text).join('');
  },
  modelIn: (body) => request.safeParse(body).data?.model ?? 'unknown',
  write: (made, { model, queries, tokensIn, tokensOut }) => ({
    id: 'msg_simulated',
    type: 'message',
    role: 'assistant',
    model,
    stop_reason: 'end_turn',
    content: [
      { type: 'server_tool_use', id: 'srvtoolu_simulated', name: 'web_search', input: { query: queries[0] } },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_simulated',
        content: [...made.cited, ...made.retrieved].map((url) => ({
          type: 'web_search_result',
          url,
          title: titleOf(url),
          page_age: null,
          encrypted_content: 'simulated',
        })),
      },
      ...blocksOf(made),
    ],
    usage: {
      input_tokens: tokensIn,
      output_tokens: tokensOut,
      server_tool_use: { web_search_requests: 1 },
    },
  }),
};
