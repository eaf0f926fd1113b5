import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
