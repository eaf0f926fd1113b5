import type { Server } from 'node:http';

export interface Served {
  port: number;
  close(): Promise<void>;
}

/** Has a server listen on a free port of this machine. */
export async function serveHere(server: Server): Promise<Served> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
