import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Disconnects clients that have not sent the body of a request in time, because they would hold a connection
 * as long as they like. Node's own limit is the same for all requests, and files take longer than JSON.
 *
 * @param patience milliseconds.
 */
export function limitBodyTime(server: Server, patience: number): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const hangUp = () => {
      if (request.complete) return;
      if (!response.headersSent) response.writeHead(408, { connection: 'close' }).end();
      request.socket.destroySoon();
    };
    const timer = setTimeout(hangUp, patience).unref();
    timers.set(request, timer);
    request.once('close', () => clearTimeout(timer));
  });
}

/** The body of this request is a file: its reader limits the time. */
export const takesItsTime = (request: IncomingMessage): void => clearTimeout(timers.get(request));
