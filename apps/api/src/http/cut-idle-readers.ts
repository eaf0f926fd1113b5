import type { Server } from 'node:http';

/**
 * Hangs up on whoever asks and then takes nothing of the answer for so long: the answer would be held in memory
 * until they do. A connection on which we are the ones who have nothing to say yet is left alone.
 *
 * @param patience milliseconds.
 */
export function cutIdleReaders(server: Server, patience: number): void {
  server.setTimeout(patience, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
