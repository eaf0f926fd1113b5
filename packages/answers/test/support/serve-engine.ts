import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server received it. */
export interface ServedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Parsed if it was JSON. */
  body: unknown;
}

/**
 * What the server does: it answers, does not answer, or breaks the connection before or in the middle of an
 * answer.
 */
export type Behaviour =
  | { status?: number; headers?: Record<string, string>; json: unknown }
  | { status?: number; headers?: Record<string, string>; text: string }
  | 'stall'
  | 'stall-in-body'
  | 'break'
  | 'break-in-body';

function behave(response: ServerResponse, what: Behaviour) {
  if (what === 'stall') return;
  if (what === 'break') {
    response.destroy();
    return;
  }
  if (typeof what === 'string') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"output": [', () => what === 'break-in-body' && response.destroy());
    return;
  }
  const text = 'json' in what ? JSON.stringify(what.json) : what.text;
  response.writeHead(what.status ?? 200, { 'content-type': 'application/json', ...what.headers }).end(text);
}

export interface ServedEngine {
  url: string;
  requests: ServedRequest[];
  /** The most requests that were open at once. */
  most(): number;
  close(): Promise<void>;
}

/** A local server that handles each request as told. */
export async function serveEngine(
  told: (request: ServedRequest, at: number) => Behaviour | Promise<Behaviour>,
): Promise<ServedEngine> {
  const requests: ServedRequest[] = [];
  let [flying, most] = [0, 0];
  const server = createServer(async (request, response) => {
    flying += 1;
    most = Math.max(most, flying);
    response.on('close', () => {
      flying -= 1;
    });
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method = '', url: path = '', headers } = request;
    const served = { method, path, headers, body: text === '' ? null : JSON.parse(text) };
    requests.push(served);
    behave(response, await told(served, requests.length - 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    most: () => most,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
