import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createSafeFetch } from '../../src/safe-fetch/create-safe-fetch.ts';
import type { FetchOutcome, FetchRequest, SafeFetchSettings } from '../../src/safe-fetch/fetch-result.ts';

export interface LocalSite {
  origin: string;
  /** `host:port`, as the operator allows it. */
  host: string;
  connections: { now: number; most: number; ever: number };
}

/** Listens for the length of one test. */
export async function listen(server: Server): Promise<LocalSite> {
  const connections = { now: 0, most: 0, ever: 0 };
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    connections.now += 1;
    connections.ever += 1;
    connections.most = Math.max(connections.most, connections.now);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      connections.now -= 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, connections };
}

/** A web server for the length of one test. */
export const serve = (listener: RequestListener): Promise<LocalSite> => listen(createServer(listener));

/** A server that answers every request with exactly these bytes. */
export const serveBytes = (bytes: string | Buffer): Promise<LocalSite> =>
  listen(createTcpServer((socket) => socket.once('data', () => socket.end(bytes))));

/** A session for one test, and a function to send requests in it. */
export function openSession(allowed: LocalSite[], change: Partial<SafeFetchSettings> = {}) {
  const session = createSafeFetch({
    allowPrivateTargets: new Set(allowed.map(({ host }) => host)),
    userAgent: 'VisibleAI-Test/1.0 (+https://visible.example)',
    headersTimeout: 5000,
    totalTimeout: 10_000,
    maxRedirects: 5,
    ...change,
  }).open();
  onTestFinished(() => session.close());
  const ask = (url: string, request: Partial<FetchRequest> = {}) =>
    session.fetch({
      url,
      maxBytes: 1000,
      atLimit: 'fail',
      signal: new AbortController().signal,
      ...request,
    });
  const probe = (url: string, request: Partial<FetchRequest> = {}) =>
    ask(url, { priority: 'probe', ...request });
  return { session, ask, probe };
}

/** The answer's text, or why there is none. */
export const textOf = (outcome: FetchOutcome): string =>
  outcome.ok ? new TextDecoder().decode(outcome.body) : `${outcome.kind}: ${outcome.text}`;
