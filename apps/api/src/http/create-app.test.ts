import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { defineEndpoint, type EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { noKeys } from '../../test/support/no-keys.ts';
import { createLogger } from '../infra/logger/create-logger.ts';
import { currentRequestId } from '../infra/logger/request-scope.ts';
import { AppError } from './app-error.ts';
import { createApp } from './create-app.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { fileRoute, reply, route, streamRoute } from './route.ts';
import type { FileAnswer } from './send-file.ts';
import { createStopSignal } from './stop-signal.ts';

const base = { tag: 'Service', access: 'public', limit: 'default', errors: [], summary: 'A call' } as const;
const greet = defineEndpoint({
  ...base,
  id: 'greet',
  method: 'POST',
  path: '/api/greet/:id',
  params: z.object({ id: z.string().min(2) }),
  body: z.object({ name: z.string().min(1) }),
  answers: { 200: z.object({ text: z.string() }) },
});
const count = defineEndpoint({
  ...base,
  id: 'count',
  method: 'GET',
  path: '/api/count',
  answers: {},
  events: z.object({ n: z.number() }),
});
const inner = defineEndpoint({
  ...base,
  id: 'inner',
  method: 'GET',
  path: '/api/inner',
  access: 'admin',
  answers: { 204: null },
});

const greetRoute = route(greet, async ({ params, body }) =>
  reply(200, { text: `${params.id} ${body.name}`, secret: 'column' }),
);
const countRoute = streamRoute(count, async function* () {
  yield { n: 1 };
  yield { n: 2 };
});
const innerRoute = route(inner, async () => reply(204));

function build(change: Partial<Parameters<typeof createApp>[0]> = {}) {
  const endpoints: EndpointShape[] = [greet, count, inner];
  return createApp({
    endpoints,
    routes: [greetRoute, countRoute, innerRoute],
    logger: pino({ level: 'silent' }),
    appUrl: 'https://visible.example',
    version: '1.2.3',
    trustProxy: undefined,
    scriptHashes: [],
    ...noKeys,
    authenticate: async (token) =>
      token === 'admin' || token === 'user'
        ? { userId: token, isAdmin: token === 'admin', isEntitled: false, sessionId: 's' }
        : null,
    consumeLimit: async () => ({ ok: true }),
    stop: createStopSignal(),
    ...change,
  });
}

describe('a call', () => {
  it('gets the parsed input and gives the parsed answer, without private columns', async () => {
    const answer = await request(build()).post('/api/greet/ab').send({ name: 'Ada' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ text: 'ab Ada' });
  });

  it('names every field that is wrong', async () => {
    const answer = await request(build()).post('/api/greet/a').send({ name: 'Ada' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: [{ path: 'params.id' }] });
  });

  it.each([
    ['broken JSON', '{"name":', 'application/json', 400, 'invalid_json'],
    ['a form', 'name=Ada', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [
      'over 100 kB',
      JSON.stringify({ name: 'x'.repeat(110_000) }),
      'application/json',
      413,
      'payload_too_large',
    ],
    ['null', 'null', 'application/json', 400, 'invalid_input'],
  ])('refuses %s', async (_name, body, type, status, code) => {
    const answer = await request(build()).post('/api/greet/ab').set('content-type', type).send(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, error: expect.any(String) });
  });

  it.each([
    ['gzip', gzipSync('{"name":"Ada"}').subarray(0, 20)],
    ['gzip', Buffer.from('{"name":"Ada"}')],
    ['deflate', Buffer.from('{"name":"Ada"}')],
    ['br', Buffer.from('{"name":"Ada"}')],
  ])('refuses a body that is not packed as %s, and does not call it a bug', async (coding, body) => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const answer = await request(build({ logger }))
      .post('/api/greet/ab')
      .set({ 'content-type': 'application/json', 'content-encoding': coding })
      .serialize((packed) => packed)
      .send(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      code: 'invalid_json',
      error: 'The request body cannot be unpacked as its content-encoding says.',
    });
    expect(lines).toEqual([]);
  });

  it('logs what is switched off without a stack, and not as a bug', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    // biome-ignore lint/correctness/useYield: it fails before it could
    const off = streamRoute(count, async function* () {
      throw new AppError('not_configured');
    });
    const answer = await request(build({ logger, routes: [greetRoute, off, innerRoute] })).get('/api/count');
    expect(answer.status).toBe(503);
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([40, 40]);
    expect(lines.join()).not.toContain('stack');
  });

  it.each([
    ['nobody', undefined, 401, 'not_authenticated'],
    ['a forged token', 'Bearer forged', 401, 'not_authenticated'],
    ['a user', 'Bearer user', 403, 'forbidden'],
    ['an admin', 'Bearer admin', 204, undefined],
  ])('for admins answers %s', async (_name, authorization, status, code) => {
    const call = request(build()).get('/api/inner');
    const answer = await (authorization ? call.set('authorization', authorization) : call);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    const challenge = `Bearer realm="Visible AI"${authorization ? ', error="invalid_token"' : ''}`;
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? challenge : undefined);
  });

  it('is compressed when the answer is long and whoever asks can read that; a stream is not', async () => {
    const long = { name: 'Ada '.repeat(1000) };
    const ask = () => request(build()).post('/api/greet/ab').send(long);
    const packed = await ask().set('accept-encoding', 'gzip');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.body).toEqual({ text: `ab ${long.name}` });
    expect((await ask().set('accept-encoding', 'identity')).headers['content-encoding']).toBeUndefined();
    const stream = await request(build()).get('/api/count').set('accept-encoding', 'gzip');
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.text).toContain('data: {"n":2}');
  });

  it('is never kept by a cache, whatever it answers', async () => {
    const admin = { authorization: 'Bearer admin' };
    const answers = await Promise.all([
      request(build()).post('/api/greet/ab').send({ name: 'Ada' }),
      request(build()).get('/api/inner').set(admin),
      request(build()).get('/api/inner'),
      request(build()).post('/api/greet/a').send({ name: 'Ada' }),
      request(build()).get('/api/nothing'),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
      [200, 204, 401, 400, 404].map((status) => [status, 'no-store']),
    );
    expect(answers.map(({ headers }) => headers.etag)).toEqual(answers.map(() => undefined));
  });

  it('over its limit is 429 with the time to wait', async () => {
    const app = build({ consumeLimit: async () => ({ ok: false, retryAfterSeconds: 12.2 }) });
    const answer = await request(app).get('/api/count');
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('13');
    expect(answer.body.error).toBe('Too many requests. Please try again in 13 seconds.');
  });

  it('that nobody mounted is a JSON 404', async () => {
    const answer = await request(build()).get('/api/nothing?token=x');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not_found', error: 'There is no call GET /api/nothing' });
  });

  it.each([
    ['DELETE', '/api/greet/ab', 'POST, OPTIONS'],
    ['HEAD', '/api/greet/ab', 'POST, OPTIONS'],
    ['PUT', '/api/count', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/API/Count/', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/inner', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('that takes no %s at %s is a 405 that says what it takes', async (method, path, allow) => {
    const answer = await request(build())[method.toLowerCase() as 'put'](path);
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({ allow, 'cache-control': 'no-store' });
    if (method !== 'HEAD')
      expect(answer.body).toEqual({
        code: 'method_not_allowed',
        error: `${path} takes ${allow.replace(', OPTIONS', '')}, not ${method}.`,
      });
  });

  it('is asked what it takes by OPTIONS, with neither rights nor a body', async () => {
    const answer = await request(build()).options('/api/inner');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await request(build()).options('/api/nothing')).status).toBe(404);
  });

  it('is asked for the whole service by OPTIONS *, and says every method', async () => {
    const server = createServer(build()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end('OPTIONS * HTTP/1.1\r\nHost: visible.example\r\nConnection: close\r\n\r\n');
    let answer = '';
    for await (const piece of socket.setEncoding('utf8')) answer += piece;
    server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toContain('allow: POST, GET, HEAD, OPTIONS');
  });

  it('names all that an address takes when two calls share it', async () => {
    const change = defineEndpoint({ ...greet, id: 'change', method: 'PUT' });
    const one = defineEndpoint({ ...inner, id: 'one', method: 'GET', path: '/api/greet/one' });
    const app = build({
      endpoints: [greet, change, one],
      routes: [
        greetRoute,
        route(change, async () => reply(200, { text: '' })),
        route(one, async () => reply(204)),
      ],
    });
    const answer = await request(app).delete('/api/greet/one').type('form').send('a=b');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, PUT, GET, HEAD, OPTIONS']);
  });

  it('may have the address of a page, which then takes both', async () => {
    const stop = defineEndpoint({ ...greet, id: 'stop', path: '/stop', params: z.object({}) });
    const app = build({
      endpoints: [stop],
      routes: [route(stop, async () => reply(200, { text: 'stopped' }))],
      pagePaths: ['/stop', '/blog/:slug'],
      serveRest: (rest) =>
        void rest.get('/stop', (_request, response) => void response.send('<h1>Stop</h1>')),
    });
    expect((await request(app).get('/stop')).text).toBe('<h1>Stop</h1>');
    expect((await request(app).delete('/stop')).headers.allow).toBe('POST, GET, HEAD, OPTIONS');
    expect((await request(app).post('/blog/a').send({})).headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  it('that breaks is a 500 that tells nothing of the inside', async () => {
    const broken = route(greet, async () => {
      throw new Error('password=hunter2');
    });
    const answer = await request(build({ routes: [broken, countRoute, innerRoute] }))
      .post('/api/greet/ab')
      .send({ name: 'Ada' });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
  });

  it('that finds the database away is asked to come again', async () => {
    const away = route(greet, async () => {
      throw new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) });
    });
    const answer = await request(build({ routes: [away, countRoute, innerRoute] }))
      .post('/api/greet/ab')
      .send({ name: 'Ada' });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body.code).toBe('unavailable');
  });

  it('carries a request id, keeping a proxy’s and refusing a forged one', async () => {
    const own = await request(build()).get('/api/count').set('x-request-id', 'bad id\twith spaces');
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const given = await request(build()).get('/api/count').set('x-request-id', 'proxy-given-1');
    expect(given.headers['x-request-id']).toBe('proxy-given-1');
  });

  it('is known by its id to all that is done for it, and its line in the log has it too', async () => {
    const seen: unknown[] = [];
    const lines: string[] = [];
    const app = build({
      logger: createLogger('debug', { write: (line) => void lines.push(line) }),
      routes: [
        route(greet, async ({ params }) => {
          await new Promise((resolve) => setImmediate(resolve));
          seen.push(currentRequestId());
          return reply(200, { text: params.id });
        }),
        countRoute,
        innerRoute,
      ],
    });
    const path = '/api/greet/%0a%22%7d%7b%22level%22:%22fatal%22';
    await request(app)
      .post(path)
      .set('x-request-id', 'proxy-given-2')
      .send({ name: 'x'.repeat(50_000) });
    expect(seen).toEqual(['proxy-given-2']);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'debug', requestId: 'proxy-given-2', req: { method: 'POST', path } },
    ]);
    expect(lines.join('').match(/\n/g)).toHaveLength(1);
  });
});

describe('a file', () => {
  const file = defineEndpoint({
    ...base,
    id: 'file',
    method: 'GET',
    path: '/api/file',
    answers: {},
    file: { mediaTypes: ['text/markdown; charset=utf-8'] },
    cacheControl: 'public, max-age=300',
  });
  let opened = 0;
  const answerOf = (change: Partial<FileAnswer> = {}): FileAnswer => ({
    mediaType: 'text/markdown; charset=utf-8',
    fileName: 'Zürich.txt',
    version: 'first',
    modified: new Date('2026-01-02T03:04:05.678Z'),
    async *open() {
      opened += 1;
      yield '# Zürich';
      yield new TextEncoder().encode('\n');
    },
    ...change,
  });
  const serve = (change?: Partial<FileAnswer>) =>
    build({ endpoints: [file], routes: [fileRoute(file, async () => answerOf(change))] });

  it('comes piece by piece, with its type, its name and its version', async () => {
    const answer = await request(serve()).get('/api/file');
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('# Zürich\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="Z?rich.txt"; filename*=UTF-8''Z%C3%BCrich.txt`,
      'cache-control': 'public, max-age=300',
      'last-modified': 'Fri, 02 Jan 2026 03:04:05 GMT',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    });
  });

  it('is a 304 without a body for who has this version, and whole for who has another', async () => {
    const { headers } = await request(serve()).get('/api/file');
    const again = await request(serve()).get('/api/file').set('if-none-match', String(headers.etag));
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'public, max-age=300' });
    expect(again.headers['content-type']).toBeUndefined();
    // As every fetch sends it.
    const fetched = {
      'if-none-match': String(headers.etag),
      'cache-control': 'no-cache',
      pragma: 'no-cache',
    };
    expect((await request(serve()).get('/api/file').set(fetched)).status).toBe(304);
    const newer = await request(serve({ version: 'second' }))
      .get('/api/file')
      .set('if-none-match', String(headers.etag));
    expect(newer.status).toBe(200);
  });

  it('is not opened for HEAD, which has the same headers', async () => {
    const whole = await request(serve()).get('/api/file').set('accept-encoding', 'identity');
    opened = 0;
    const head = await request(serve()).head('/api/file').set('accept-encoding', 'identity');
    expect(head.status).toBe(200);
    expect(opened).toBe(0);
    for (const name of ['etag', 'content-type', 'content-disposition', 'last-modified', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
  });

  it('that cannot be opened is a plain error, which is no version of it', async () => {
    const app = serve({
      // biome-ignore lint/correctness/useYield: it fails before it could
      async *open() {
        throw new AppError('unavailable', { retryAfterSeconds: 5 });
      },
    });
    const answer = await request(app).get('/api/file');
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('unavailable');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).not.toBe((await request(serve()).get('/api/file')).headers.etag);
    for (const name of ['last-modified', 'content-disposition'])
      expect([name, answer.headers[name]]).toEqual([name, undefined]);
  });

  it('that breaks half way is cut off, so that nobody takes the half for the whole', async () => {
    const app = serve({
      async *open() {
        yield 'x'.repeat(70_000);
        throw new Error('disk');
      },
    });
    await expect(request(app).get('/api/file').set('accept-encoding', 'identity')).rejects.toThrow(
      /aborted|hang up/,
    );
  });

  it('stands in OpenAPI with its media type, without parameters, and its 304', async () => {
    const { body } = await request(serve()).get('/api/openapi.json');
    const { responses } = body.paths['/api/file'].get;
    expect(Object.keys(responses[200].content)).toEqual(['text/markdown']);
    expect(responses[304]).toBeDefined();
  });
});

describe('a stream', () => {
  it('is one data line and a blank line per item', async () => {
    const answer = await request(build()).get('/api/count');
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store, no-transform');
    expect(answer.text).toBe('data: {"n":1}\n\ndata: {"n":2}\n\n');
  });

  it('asks an EventSource not to come back, so that it does not begin the same work again', async () => {
    const answer = await request(build()).get('/api/count').set('accept', 'text/event-stream');
    expect(answer.text).toBe('data: {"n":1}\n\ndata: {"n":2}\n\nretry: 86400000\n');
  });

  it('asked for by HEAD begins no work', async () => {
    let begun = false;
    const dear = streamRoute(count, async function* () {
      begun = true;
      yield { n: 1 };
    });
    const answer = await request(build({ routes: [greetRoute, dear, innerRoute] })).head('/api/count');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(begun).toBe(false);
  });

  it('that fails before its first item is a plain error', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it could
    const failing = streamRoute(count, async function* () {
      throw new AppError('unavailable', { retryAfterSeconds: 5 });
    });
    const answer = await request(build({ routes: [greetRoute, failing, innerRoute] })).get('/api/count');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body.code).toBe('unavailable');
  });

  it('is refused while the server stops', async () => {
    const stop = createStopSignal();
    stop.stop();
    const answer = await request(build({ stop })).get('/api/count');
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('shutting_down');
  });
});

describe('a request that says twice what may be said once', () => {
  const ask = async (head: string): Promise<string> => {
    const server = createServer(build()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`GET /api/count HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const piece of socket.setEncoding('utf8')) answer += piece;
    server.close();
    return answer;
  };

  it('is refused in words', async () => {
    const answer = await ask('Host: visible.example\r\nhost: evil.example');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The request has more than one Host header.');
  });

  it.each([
    ['Authorization', 'Bearer admin', 'Bearer user'],
    ['Idempotency-Key', 'one', 'two'],
  ])('is refused for %s: a proxy may have read the other one', async (name, first, second) => {
    const answer = await ask(
      `Host: visible.example\r\n${name}: ${first}\r\n${name.toLowerCase()}: ${second}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(`The request has more than one ${name} header.`);
  });

  it('is answered with one', async () => {
    expect(await ask('Host: visible.example')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a body that never comes to its end', () => {
  it('does not end the service where nobody serves its address', async () => {
    const server = createServer(build());
    limitBodyTime(server, 100);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    socket.write('POST /pricing HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\nx');
    let answer = '';
    for await (const piece of socket) answer += piece;
    server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('There is no call POST /pricing');
  });
});

describe('the application', () => {
  it('refuses to start with an endpoint nobody handles, or a route nobody declared', () => {
    expect(() => build({ routes: [greetRoute, countRoute] })).toThrow(/inner/);
    expect(() => build({ endpoints: [greet, count] })).toThrow(/inner/);
  });

  it('writes OpenAPI once, and answers with the same bytes, packed or not', async () => {
    const app = build();
    const write = vi.spyOn(JSON, 'stringify');
    const plain = await request(app).get('/api/openapi.json').set('accept-encoding', 'identity');
    const packed = await request(app).get('/api/openapi.json').set('accept-encoding', 'br');
    expect(write.mock.calls.filter(([value]) => value?.openapi)).toHaveLength(1);
    write.mockRestore();
    expect(packed.headers['content-encoding']).toBe('br');
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    await request(app)
      .get('/api/openapi.json')
      .set({ 'accept-encoding': 'identity', 'if-none-match': String(plain.headers.etag) })
      .expect(304);
  });

  it('publishes OpenAPI 3.1 made from its endpoints', async () => {
    const { body } = await request(build()).get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/greet/{id}'].post.operationId).toBe('greet');
    expect(body.paths['/api/greet/{id}'].post.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ]);
    expect(body.paths['/api/inner'].get.security).toEqual([{ bearer: [] }]);
  });

  it('sends a content security policy without unsafe scripts, HSTS on https and no framework name', async () => {
    const { headers } = await request(build()).get('/api/count');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('calls that cost much', () => {
  it.each([
    ['heavy-read', 2],
    ['export', 4],
  ] as const)('of %s are not kept from others by readers who take nothing', async (limit, accounts) => {
    const file = defineEndpoint({
      ...base,
      id: 'file',
      method: 'GET',
      path: '/api/file',
      access: 'signed-in',
      limit,
      answers: {},
      file: { mediaTypes: ['text/plain'] },
    });
    const pieces = { idle: Array.from({ length: 64 }, () => 'x'.repeat(1_000_000)), ann: ['short'] };
    const fileRoute1 = fileRoute(file, async (_input, { viewer }) => ({
      mediaType: 'text/plain',
      fileName: 'file.txt',
      version: '1',
      open: () => (viewer?.userId === 'ann' ? pieces.ann : pieces.idle),
    }));
    const authenticate = async (userId: string) => ({
      userId,
      isAdmin: false,
      isEntitled: false,
      sessionId: 's',
    });
    const server = createServer(build({ endpoints: [file], routes: [fileRoute1], authenticate })).listen(0);
    const { port } = server.address() as AddressInfo;
    const readers = Array.from({ length: 4 }, (_, at) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /api/file HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer idle${at % accounts}\r\n\r\n`);
      return socket;
    });
    // Their headers have arrived: they are being sent to.
    for (const socket of readers) await once(socket, 'readable');
    const answer = await request(server).get('/api/file').set('authorization', 'Bearer ann');
    expect(answer.text).toBe('short');
    for (const socket of readers) socket.destroy();
    server.close();
  });

  const heavy = defineEndpoint({
    ...base,
    id: 'heavy',
    method: 'GET',
    path: '/api/heavy',
    access: 'signed-in',
    limit: 'heavy-read',
    answers: { 204: null },
  });

  it('are worked on two at a time for one account; the next ones wait, and more are told to come back', async () => {
    const working: (() => void)[] = [];
    const heavyRoute = route(heavy, async () => {
      await new Promise<void>((resolve) => working.push(resolve));
      return reply(204);
    });
    const agent = request(createServer(build({ endpoints: [heavy], routes: [heavyRoute] })).listen(0));
    const answered: { status: number; retryAfter: unknown }[] = [];
    let refused = () => {};
    const threeRefused = new Promise<void>((resolve) => {
      refused = resolve;
    });
    const calls = Array.from({ length: 25 }, async () => {
      const { status, headers } = await agent.get('/api/heavy').set('authorization', 'Bearer user');
      answered.push({ status, retryAfter: headers['retry-after'] });
      if (answered.length === 3) refused();
    });
    await threeRefused;
    expect(answered).toEqual(Array(3).fill({ status: 429, retryAfter: '1' }));
    expect(working).toHaveLength(2);
    const other = agent
      .get('/api/heavy')
      .set('authorization', 'Bearer admin')
      .then(({ status }) => status);
    while (working.length < 3) await new Promise((resolve) => setImmediate(resolve));
    // Every connection that comes in is released.
    working.push = (...entered) => {
      for (const leave of entered) leave();
      return 0;
    };
    for (const leave of working) leave();
    await Promise.all(calls);
    expect(await other).toBe(204);
    expect(answered.filter(({ status }) => status === 204)).toHaveLength(22);
  });
});
