import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Progress {
  /** Bytes that the client has read. */
  taken: number;
  since: number;
}

/** Checks for idle readers in each period of patience. */
const LOOKS = 6;

/**
 * Disconnects clients that read nothing of their answer for too long, because the answer stays in memory
 * until they do. What they send meanwhile does not count. A connection on which we have nothing to send yet
 * is left open.
 *
 * @param patience milliseconds.
 */
export function cutIdleReaders(server: Server, patience: number): void {
  const readers = new Map<Socket, Progress>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => readers.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, progress] of readers) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== progress.taken) readers.set(socket, { taken, since: now });
      else if (now - progress.since >= patience) socket.destroy();
    }
  };
  const timer = setInterval(look, patience / LOOKS).unref();
  server.once('close', () => clearInterval(timer));
}
