import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { defineEndpoint, type EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noKeys } from '../../test/support/no-keys.ts';
import { AppError } from './app-error.ts';
import { createApp } from './create-app.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { reply, route, type UploadHandler, uploadRoute } from './route.ts';
import { createStopSignal } from './stop-signal.ts';

const base = { tag: 'Service', access: 'public', limit: 'default', errors: [], summary: 'A call' } as const;
const weigh = defineEndpoint({
  ...base,
  id: 'weigh',
  method: 'POST',
  path: '/api/weigh',
  upload: { mediaTypes: ['text/plain'], mostBytes: 1000, mostSeconds: 60 },
  answers: { 200: z.object({ bytes: z.number() }) },
});
const plain = defineEndpoint({
  ...base,
  id: 'plain',
  method: 'POST',
  path: '/api/plain',
  body: z.object({}),
  answers: { 204: null },
});

const weighed: UploadHandler<typeof weigh> = async (_input, bytes) => {
  let total = 0;
  for await (const block of bytes) total += block.length;
  return reply(200, { bytes: total });
};

/** A server with both calls; slow senders of JSON are disconnected after a moment. */
async function open(handle = weighed) {
  const endpoints: EndpointShape[] = [weigh, plain];
  const app = createApp({
    endpoints,
    routes: [uploadRoute(weigh, handle), route(plain, async () => reply(204))],
    logger: pino({ level: 'silent' }),
    appUrl: 'https://visible.example',
    version: '1.2.3',
    trustProxy: undefined,
    scriptHashes: [],
    ...noKeys,
    authenticate: async () => null,
    consumeLimit: async () => ({ ok: true }),
    stop: createStopSignal(),
  });
  const server = createServer(app);
  limitBodyTime(server, 100);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** A connection on which a request has begun. It resolves to the answer when it ends. */
    begin(path: string, head: string) {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (text) => {
        answer += text;
      });
      socket.on('error', () => undefined);
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${head}\r\n\r\n`);
      return { socket, ended: once(socket, 'close').then(() => answer) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An event that one place waits for and another triggers. */
function moment<T = void>() {
  let happen: (value: T) => void = () => undefined;
  const happened = new Promise<T>((resolve) => {
    happen = resolve;
  });
  return { happen, happened };
}

const CHUNKED = 'content-type: text/plain\r\ntransfer-encoding: chunked';

describe('an upload', () => {
  it('is read while it is sent, for longer than JSON may take', async () => {
    const firstSeen = moment();
    const { begin, close } = await open(async (input, bytes, call) =>
      weighed(
        input,
        (async function* () {
          for await (const block of bytes) {
            firstSeen.happen();
            yield block;
          }
        })(),
        call,
      ),
    );
    const slow = begin('/api/plain', 'content-type: application/json\r\ncontent-length: 10');
    const upload = begin('/api/weigh', CHUNKED);
    upload.socket.write('3\r\nabc\r\n');
    await firstSeen.happened;
    // A sender of JSON that is this slow has been disconnected by now.
    expect(await slow.ended).toMatch(/^HTTP\/1\.1 408/);
    upload.socket.write('2\r\nde\r\n0\r\n\r\n');
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 200[\s\S]*\{"bytes":5\}/);
    await close();
  });

  it('that is larger than it may be is refused by what it says, and by what comes', async () => {
    const { begin, close } = await open();
    const told = begin('/api/weigh', 'content-type: text/plain\r\ncontent-length: 1001');
    expect(await told.ended).toMatch(/^HTTP\/1\.1 413/);
    const untold = begin('/api/weigh', CHUNKED);
    untold.socket.write(`400\r\n${'x'.repeat(1024)}\r\n`);
    expect(await untold.ended).toMatch(/^HTTP\/1\.1 413/);
    await close();
  });

  it('of another type is refused in words', async () => {
    const { begin, close } = await open();
    const { ended } = begin('/api/weigh', 'content-type: text/html\r\ncontent-length: 5');
    expect(await ended).toMatch(/^HTTP\/1\.1 415[\s\S]*text\/plain/);
    await close();
  });

  it('that is refused half way has its answer', async () => {
    const { begin, close } = await open(async (_input, bytes) => {
      for await (const _block of bytes) throw new AppError('unprocessable');
      return reply(200, { bytes: 0 });
    });
    const { socket, ended } = begin('/api/weigh', CHUNKED);
    socket.write('3\r\nabc\r\n');
    expect(await ended).toMatch(/^HTTP\/1\.1 422/);
    await close();
  });

  it('whose sender leaves ends for who reads it', async () => {
    const seen = moment();
    const left = moment<unknown>();
    const { begin, close } = await open(async (_input, bytes) => {
      try {
        for await (const _block of bytes) seen.happen();
      } catch (error) {
        left.happen(error);
      }
      return reply(200, { bytes: 0 });
    });
    const { socket } = begin('/api/weigh', CHUNKED);
    socket.write('3\r\nabc\r\n');
    await seen.happened;
    socket.destroy();
    expect(await left.happened).toBeInstanceOf(Error);
    await close();
  });
});
