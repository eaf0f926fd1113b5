import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface Progress {
  /** Bytes that have left for the reader. */
  taken: number;
  since: number;
}

/** Looks for idle readers so often in the time that they are given. */
const LOOKS = 6;

/**
 * Hangs up on whoever asks and then takes nothing of the answer for so long: the answer would be held in memory
 * until they do. What they go on sending does not count. A connection on which we are the ones who have nothing
 * to say yet is left alone.
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
