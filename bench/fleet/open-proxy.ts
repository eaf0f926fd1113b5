import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ASK_EVERY_MS = 250;

export interface FleetProxy {
  url: string;
  close(): void;
}

const isReady = (url: string) =>
  fetch(`${url}/ready`, { signal: AbortSignal.timeout(1500) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * A small load balancer: asks each instance whether it is ready, and gives requests to the ready ones in
 * turn. A request that could not be delivered at all goes to the next one; one that has begun is never
 * repeated. The name that a caller gives (`x-bench-client`) is passed on as its address.
 */
export async function openProxy(instances: readonly string[]): Promise<FleetProxy> {
  let ready: string[] = [];
  let turn = 0;
  const look = async () => {
    const found = await Promise.all(instances.map(isReady));
    ready = instances.filter((_, index) => found[index]);
  };
  const pass = (from: IncomingMessage, to: ServerResponse, left: number): void => {
    const target = ready[turn++ % Math.max(1, ready.length)];
    if (!target || left === 0) return void to.writeHead(502).end();
    const headers = { ...from.headers, 'x-forwarded-for': from.headers['x-bench-client'] ?? '127.0.0.1' };
    const through = request(`${target}${from.url}`, { method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      // Each chunk at once: an event stream is not buffered.
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    through.on('error', (error: NodeJS.ErrnoException) => {
      ready = ready.filter((url) => url !== target);
      if (to.headersSent) to.destroy();
      else if (error.code === 'ECONNREFUSED') pass(from, to, left - 1);
      else to.writeHead(502).end();
    });
    to.on('close', () => through.destroy());
    from.pipe(through);
  };
  await look();
  const timer = setInterval(look, ASK_EVERY_MS);
  const server = createServer((from, to) => pass(from, to, instances.length));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}
