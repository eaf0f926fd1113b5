import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const PIECE = 1200;
const PAUSE_MS = 25;

/**
 * Serves the product as on a slow line: its pages arrive in small pieces, so that a browser paints them half read.
 *
 * @returns how to stop it.
 */
export async function serveInPieces(product: string, port: number): Promise<() => Promise<void>> {
  const { host } = new URL(product);
  const server = createServer(({ url = '/', method, headers }, answer) => {
    const asked = request(new URL(url, product), {
      method,
      headers: { ...headers, host, 'accept-encoding': 'identity' },
    });
    asked.on('response', async (received) => {
      const { 'content-length': _, ...rest } = received.headers;
      answer.writeHead(received.statusCode ?? 502, rest);
      const isPage = rest['content-type']?.startsWith('text/html') === true;
      for await (const chunk of received as AsyncIterable<Buffer>) {
        const step = isPage ? PIECE : chunk.length;
        for (let at = 0; at < chunk.length; at += step) {
          answer.write(chunk.subarray(at, at + step));
          if (isPage) await wait(PAUSE_MS);
        }
      }
      answer.end();
    });
    asked.on('error', () => answer.destroy());
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
