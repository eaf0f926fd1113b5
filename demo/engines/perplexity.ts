import { z } from 'zod';
import { type EngineDouble, titleOf } from './engine-double.ts';

const request = z.object({ model: z.string(), input: z.string() });
/** US dollars. */
const COST = 0.006;

/** Perplexity's Agent API: marks `[n]` in the text, and the money that a call has cost. */
export const perplexity: EngineDouble = {
  agent: 'PerplexityBot',
  questionIn: (body) => request.safeParse(body).data?.input ?? null,
  modelIn: (body) => request.safeParse(body).data?.model ?? 'unknown',
  write(made, { model, queries, tokensIn, tokensOut }) {
    const results = [...made.cited, ...made.retrieved].map((url, index) => ({
      id: index + 1,
      url,
      title: titleOf(url),
      snippet: 'What the page says.',
    }));
    let text = '';
    let at = 0;
    for (const { end, url } of made.spans) {
      text += `${made.text.slice(at, end)}[${results.find((result) => result.url === url)?.id}]`;
      at = end;
    }
    text += made.text.slice(at);
    return {
      id: 'resp_simulated',
      object: 'response',
      status: 'completed',
      model,
      output: [
        { type: 'search_results', queries, results },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] },
      ],
      usage: {
        input_tokens: tokensIn,
        output_tokens: tokensOut,
        total_tokens: tokensIn + tokensOut,
        cost: { currency: 'USD', total_cost: COST },
      },
    };
  },
};
