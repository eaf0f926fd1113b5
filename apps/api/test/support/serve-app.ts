import { createServer, type RequestListener } from 'node:http';
import request from 'supertest';

/**
 * Serves an application for many requests: supertest alone opens a port for each of them.
 *
 * @returns an agent for its calls, the server, and `hangUp`, which closes it and what nobody uses any more.
 */
export function serveApp(app: RequestListener) {
  const server = createServer(app).listen(0).unref();
  return {
    agent: request(server),
    server,
    hangUp: (): void => {
      server.close();
      server.closeIdleConnections();
    },
  };
}
