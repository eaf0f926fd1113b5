import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

const ask = (port: number, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => answer.resume().on('end', () => resolve(answer))).on(
      'error',
      reject,
    );
  });

it('answers what is under way when it closes, and is not held open by clients that keep their connections', async () => {
  const server = createHttpServer(async (request, response) => {
    await wait(request.url === '/' ? 300 : 0);
    response.end('done');
  });
  const port = await server.listen(0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const under = ask(port, agent);
  await wait(100);
  const closed = server.close();
  expect((await under).statusCode).toBe(200);
  await closed;
  await expect(ask(port, agent)).rejects.toThrow();
});

describe('requests that are sent before the earlier ones are answered', () => {
  const askTogether = async (requests: number) => {
    const seen = { atOnce: 0, most: 0, begun: 0 };
    const server = createHttpServer(async (request, response) => {
      seen.begun += 1;
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      await wait(1);
      seen.atOnce -= 1;
      response.end(`<${request.url}>`);
    });
    const socket = connect(await server.listen(0, '127.0.0.1'), '127.0.0.1').setEncoding('utf8');
    const all = Array.from({ length: requests }, (_, at) => {
      const last = at === requests - 1 ? 'connection: close\r\n' : '';
      return `GET /${at} HTTP/1.1\r\nhost: a\r\n${last}\r\n`;
    });
    socket.write(all.join(''));
    let text = '';
    socket.on('data', (piece) => {
      text += piece;
    });
    await new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
    await server.close();
    return { ...seen, answers: [...text.matchAll(/<\/(\d+)>/g)].map(([, at]) => Number(at)) };
  };

  it('are worked on one at a time, and answered in their order', async () => {
    const { most, answers } = await askTogether(20);
    expect(most).toBe(1);
    expect(answers).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it('end the connection when there are a great many', async () => {
    const { begun, answers } = await askTogether(1000);
    expect(begun).toBeLessThan(3);
    expect(answers.length).toBeLessThan(3);
  });
});
