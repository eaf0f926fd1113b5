import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cutIdleReaders } from './cut-idle-readers.ts';
import { limitBodyTime } from './limit-body-time.ts';

const CLOSE_IDLE_EVERY_MS = 50;
const BODY_TIME_MS = 30_000;
/** More than the longest that any call allows, which ends with words. */
const LONGEST_UPLOAD_MS = 20 * 60_000;

export interface HttpServer {
  /** Resolves to the port once requests are taken. */
  listen(port: number, host: string): Promise<number>;
  /** Takes nobody new, and resolves when the last one under way is answered. */
  close(): Promise<void>;
}

/** A server in front of an app, with deadlines for those who are slow to ask, or to take the answer. */
export function createHttpServer(app: RequestListener): HttpServer {
  const server = createServer(
    // A token of any length is refused in our words (401), not in node's (431).
    {
      // Only who sends a file is given longer than BODY_TIME: see limitBodyTime.
      requestTimeout: LONGEST_UPLOAD_MS,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5000,
      maxHeaderSize: 128 * 1024,
    },
    app,
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
      // A connection is kept alive for the next request of its client, which would keep us alive too.
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
      const closed = new Promise((resolve) => server.close(resolve));
      const timer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      await closed;
      clearInterval(timer);
    },
  };
}
