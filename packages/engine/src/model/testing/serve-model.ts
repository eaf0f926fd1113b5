import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTrustedFetch } from '../../safe-fetch/create-trusted-fetch.ts';
import { createWriterModel, type ModelLimits } from '../create-writer-model.ts';

/** A request as a server with OpenAI's chat protocol receives it. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string } };
  max_tokens?: number;
  max_completion_tokens?: number;
}

/** What the server does with a request; `text` is the model's answer, unchanged. */
export type ModelBehaviour = (
  request: ChatRequest,
  index: number,
) => { text: string } | { status: number; headers?: Record<string, string>; error?: string } | 'stall';

function answerWith(
  response: ServerResponse,
  what: Exclude<ReturnType<ModelBehaviour>, 'stall'>,
  model: string,
) {
  const status = 'text' in what ? 200 : what.status;
  const extra = 'text' in what ? {} : what.headers;
  const choices = [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: 'text' in what ? what.text : '' },
    },
  ];
  const body =
    'text' in what
      ? { id: '1', object: 'chat.completion', created: 1, model, choices }
      : { error: { message: what.error ?? 'no' } };
  response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(JSON.stringify(body));
}

/** A local server with OpenAI's chat protocol that behaves as told, and a model that uses it. */
export async function serveModel(behave: ModelBehaviour, limits: Partial<ModelLimits> = {}) {
  const requests: ChatRequest[] = [];
  const waits: number[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const asked: ChatRequest = JSON.parse(text);
    requests.push(asked);
    const what = behave(asked, requests.length - 1);
    if (what !== 'stall') answerWith(response, what, asked.model);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  let secret = 0;
  const model = createWriterModel({
    baseUrl,
    apiKey: 'key',
    model: 'local',
    fetch: createTrustedFetch(200_000),
    newSecret: () => `secret${++secret}`,
    wait: async (ms) => {
      waits.push(ms);
    },
    now: () => performance.now(),
    limits,
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { model, baseUrl, requests, waits, close };
}
