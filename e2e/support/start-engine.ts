import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the engine: a text, and the page that it gives as its source. */
export interface EngineAnswer {
  text: string;
  /** Every `[1]` in the text refers to it. */
  source: string;
}

export interface Engine {
  /** The value for `PERPLEXITY_API_URL`. */
  url: string;
  /** The questions so far, in order. */
  asked: string[];
  close(): Promise<void>;
}

const body = (question: string, { text, source }: EngineAnswer) => ({
  id: 'resp_1',
  model: 'perplexity/sonar',
  status: 'completed',
  output: [
    {
      type: 'search_results',
      status: 'completed',
      queries: [question],
      results: [{ id: 1, url: source, title: 'A page about it' }],
    },
    { type: 'message', content: [{ type: 'output_text', text, annotations: [] }] },
  ],
  usage: {
    input_tokens: 900,
    output_tokens: 120,
    tool_calls_details: { web_search: { invocation: 1 } },
    cost: { currency: 'USD', total_cost: 0.006 },
  },
});

/** Replaces Perplexity in a test: it accepts the same call and returns the test's answers in turn. */
export async function startEngine(answers: readonly EngineAnswer[]): Promise<Engine> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const part of request) sent += part;
    const question = String(JSON.parse(sent).input);
    const answer = answers[asked.length % answers.length];
    asked.push(question);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer ? body(question, answer) : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
