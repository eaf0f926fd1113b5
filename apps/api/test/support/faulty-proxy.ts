import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Mode = 'passing' | 'silent' | 'refusing';

export interface FaultyProxy {
  port: number;
  /** `silent` accepts connections and forwards nothing; `refusing` closes existing and new connections. */
  become(mode: Mode): void;
  close(): Promise<void>;
}

/** A proxy between the service and a server that breaks the network on demand. */
export async function openFaultyProxy(target: { host: string; port: number }): Promise<FaultyProxy> {
  let mode: Mode = 'passing';
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (mode === 'refusing') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(target);
    keep(far);
    near.on('data', (bytes) => mode === 'passing' && far.write(bytes));
    far.on('data', (bytes) => mode === 'passing' && near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      mode = next;
      if (next === 'refusing') for (const socket of open) socket.resetAndDestroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
