import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';

interface Said {
  text: string;
  addresses: string[];
  title: string;
  queries: string[];
  tokens: unknown;
}

/** An answer in a vendor's format, with the given content. */
export function answerOf(id: AnswerEngineId, { text, addresses, title, queries, tokens }: Said): object {
  const places = (at: number) => ({ start_index: at % 7, end_index: (at % 11) - 2 });
  switch (id) {
    case 'openai':
      return {
        model: title,
        status: 'completed',
        output: [
          {
            type: 'web_search_call',
            status: 'completed',
            action: { type: 'search', queries, sources: addresses.map((url) => ({ url })) },
          },
          {
            type: 'message',
            content: [
              {
                type: 'output_text',
                text,
                annotations: addresses.map((url, at) => ({
                  type: 'url_citation',
                  url,
                  title,
                  ...places(at),
                })),
              },
            ],
          },
        ],
        usage: { input_tokens: tokens, output_tokens: tokens },
      };
    case 'anthropic':
      return {
        model: title,
        stop_reason: 'end_turn',
        content: [
          ...queries.map((query) => ({ type: 'server_tool_use', name: 'web_search', input: { query } })),
          { type: 'web_search_tool_result', content: addresses.map((url) => ({ url, title })) },
          { type: 'text', text, citations: addresses.map((url) => ({ url, title })) },
        ],
        usage: {
          input_tokens: tokens,
          output_tokens: tokens,
          server_tool_use: { web_search_requests: tokens },
        },
      };
    case 'perplexity':
      return {
        model: title,
        status: 'completed',
        output: [
          { type: 'search_results', queries, results: addresses.map((url, at) => ({ id: at, url, title })) },
          {
            type: 'message',
            content: [
              {
                type: 'output_text',
                text,
                annotations: addresses.map((url, at) => ({ url, title, ...places(at) })),
              },
            ],
          },
        ],
        usage: { input_tokens: tokens, output_tokens: tokens, cost: { currency: 'USD', total_cost: tokens } },
      };
    case 'gemini':
      return {
        modelVersion: title,
        candidates: [
          {
            finishReason: 'STOP',
            content: { parts: [{ text }] },
            groundingMetadata: {
              webSearchQueries: queries,
              groundingChunks: addresses.map((uri) => ({ web: { uri, title } })),
              groundingSupports: addresses.map((_, at) => ({
                segment: { startIndex: at % 5, endIndex: at },
                groundingChunkIndices: [at, at + 1, 1e9],
              })),
            },
          },
        ],
        usageMetadata: { promptTokenCount: tokens, candidatesTokenCount: tokens },
      };
  }
}
