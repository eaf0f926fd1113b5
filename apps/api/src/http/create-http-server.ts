import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpServer {
  /** Resolves to the port once requests are taken. */
  listen(port: number, host: string): Promise<number>;
  /** Takes nobody new, and resolves when the last one under way is answered. */
  close(): Promise<void>;
}

/** A server in front of an app, with deadlines for those who are slow to ask. */
export function createHttpServer(app: RequestListener): HttpServer {
  const server = createServer(
    // A token of any length is refused in our words (401), not in node's (431).
    { requestTimeout: 30_000, headersTimeout: 15_000, maxHeaderSize: 128 * 1024 },
    app,
  );
  server.keepAliveTimeout = 65_000;
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    },
  };
}
