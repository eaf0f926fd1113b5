import { z } from 'zod';
import { type EngineDouble, titleOf } from './engine-double.ts';

const request = z.object({ model: z.string(), input: z.string() });

/** OpenAI's Responses API: offsets in characters, sources beside citations. */
export const openai: EngineDouble = {
  agent: 'OAI-SearchBot',
  questionIn: (body) => request.safeParse(body).data?.input ?? null,
  modelIn: (body) => request.safeParse(body).data?.model ?? 'unknown',
  write: (made, { model, queries, tokensIn, tokensOut }) => ({
    id: 'resp_simulated',
    object: 'response',
    status: 'completed',
    model,
    output: [
      {
        id: 'ws_simulated',
        type: 'web_search_call',
        status: 'completed',
        action: {
          type: 'search',
          queries,
          sources: [...made.cited, ...made.retrieved].map((url) => ({ type: 'url', url })),
        },
      },
      {
        id: 'msg_simulated',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [
          {
            type: 'output_text',
            text: made.text,
            annotations: made.spans.map(({ start, end, url }) => ({
              type: 'url_citation',
              start_index: start,
              end_index: end,
              url: `${url}?utm_source=openai`,
              title: titleOf(url),
            })),
          },
        ],
      },
    ],
    usage: { input_tokens: tokensIn, output_tokens: tokensOut, total_tokens: tokensIn + tokensOut },
  }),
};
