import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give ports from 32768 on to whoever asks for any, also to outgoing connections. */
const [LOWEST, HIGHEST] = [10_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on, and that the system gives to nobody before it is used. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : freePort();
}
