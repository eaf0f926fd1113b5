import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { cutIdleReaders } from './cut-idle-readers.ts';

const PATIENCE = 100;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function ask(listener: RequestListener) {
  const server = createServer(listener);
  cutIdleReaders(server, PATIENCE);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  closing.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const asked = once(server, 'request');
  socket.pause().write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked;
  return { server, socket };
}

const connections = async (server: ReturnType<typeof createServer>) =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));

describe('a connection', () => {
  it('is ended when its reader takes nothing of an answer', async () => {
    const { server } = await ask((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
    await expect.poll(() => connections(server), { timeout: 5000 }).toBe(0);
  });

  it('is ended all the same when its reader goes on asking', async () => {
    const { server, socket } = await ask((_request, response) =>
      response.end(Buffer.alloc(64 * 1024 * 1024)),
    );
    const asking = setInterval(() => socket.write('\r\n'), PATIENCE / 4);
    closing.push(() => clearInterval(asking));
    await expect.poll(() => connections(server), { timeout: 5000 }).toBe(0);
  });

  it('is left alone while the answer is being made', async () => {
    const { socket } = await ask(async (_request, response) => {
      await wait(PATIENCE * 4);
      response.end('late');
    });
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).toContain('late');
  });
});
