import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cutIdleReaders } from './cut-idle-readers.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { oneAtATime } from './one-at-a-time.ts';

const CLOSE_IDLE_EVERY_MS = 50;
const BODY_TIME_MS = 30_000;
/** More than the longest time that any call allows; the call's own limit answers with a message. */
const LONGEST_UPLOAD_MS = 20 * 60_000;

export interface HttpServer {
  /** Resolves to the port once requests are accepted. */
  listen(port: number, host: string): Promise<number>;
  /** Accepts no new connection, and resolves when the last open request is answered. */
  close(): Promise<void>;
}

/** A server in front of an app, with deadlines for clients that send or read slowly. */
export function createHttpServer(app: RequestListener): HttpServer {
  const server = createServer(
    // We refuse a token of any length with our own message (401), not node's (431).
    {
      // Only file uploads get longer than BODY_TIME: see limitBodyTime.
      requestTimeout: LONGEST_UPLOAD_MS,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5000,
      maxHeaderSize: 128 * 1024,
    },
    oneAtATime(app),
  );
  server.keepAliveTimeout = 65_000;
  cutIdleReaders(server, 30_000);
  limitBodyTime(server, BODY_TIME_MS);
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    async close() {
      // Clients keep a connection alive for their next request, which would also keep this process alive.
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
      const closed = new Promise((resolve) => server.close(resolve));
      const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      await closed;
      clearInterval(timer);
    },
  };
}
