import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send none before they have their answer; a proxy may send a few. */
const MOST_WAITING = 64;

/**
 * Works on the requests of a connection one after the other, also if the client sends them before it has its
 * answers (RFC 9112, 9.3.2). Otherwise one packet would start hundreds of requests, and their answers would wait
 * in memory for each other. A client that sends very many is disconnected.
 */
export function oneAtATime(app: RequestListener): RequestListener {
  /** What waits on each connection that has a request under way. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    // What was parsed of a packet still arrives here after its connection has ended.
    if (socket.destroyed) return;
    const start = () => {
      response.once('close', () => {
        const next = waiting.get(socket)?.shift();
        if (next && !socket.destroyed) next();
        else waiting.delete(socket);
      });
      app(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      start();
    } else if (queue.length < MOST_WAITING) queue.push(start);
    else socket.destroy();
  };
}
