import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createSafeFetch } from './create-safe-fetch.ts';
import type { FetchRequest, FetchSession } from './fetch-result.ts';

const servers: Server[] = [];
const sessions: FetchSession[] = [];
afterEach(async () => {
  await Promise.all(sessions.splice(0).map((session) => session.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener) {
  const connections = { now: 0, most: 0 };
  const server = createServer(listener);
  server.on('connection', (socket) => {
    connections.now += 1;
    connections.most = Math.max(connections.most, connections.now);
    socket.on('close', () => {
      connections.now -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, connections };
}

function openFor(allowed: string[], change: { headersTimeout?: number; totalTimeout?: number } = {}) {
  const session = createSafeFetch({
    allowPrivateTargets: new Set(allowed),
    userAgent: 'VisibleAI-Test/1.0 (+https://visible.example)',
    headersTimeout: 5000,
    totalTimeout: 10_000,
    maxRedirects: 5,
    ...change,
  }).open();
  sessions.push(session);
  const ask = (url: string, request: Partial<FetchRequest> = {}) =>
    session.fetch({ url, maxBytes: 1000, atLimit: 'fail', signal: new AbortController().signal, ...request });
  return { session, ask };
}

const textOf = (outcome: Awaited<ReturnType<FetchSession['fetch']>>) =>
  outcome.ok ? new TextDecoder().decode(outcome.body) : `${outcome.kind}: ${outcome.text}`;

describe('a guarded fetch', () => {
  it('names itself and brings the answer', async () => {
    const { origin, host } = await serve((request, response) => response.end(request.headers['user-agent']));
    const { ask } = openFor([host]);
    const outcome = await ask(`${origin}/a?b=1`);
    expect(textOf(outcome)).toBe('VisibleAI-Test/1.0 (+https://visible.example)');
    expect(outcome).toMatchObject({ ok: true, status: 200, url: `${origin}/a?b=1`, truncated: false });
  });

  it('refuses what is not on the public internet without a connection, alike for open and closed ports', async () => {
    const { origin, host, connections } = await serve((_request, response) => response.end('secret'));
    const closedPort = host.endsWith(':9') ? 10 : 9;
    const { ask } = openFor([]);
    const open = await ask(origin);
    const closed = await ask(`http://127.0.0.1:${closedPort}/`);
    expect(open).toMatchObject({ ok: false, kind: 'refused' });
    expect(textOf(closed)).toBe(textOf(open));
    expect(connections.most).toBe(0);
  });

  it('refuses a name whose addresses are private', async () => {
    const { ask } = openFor([]);
    expect(await ask('http://localhost/')).toMatchObject({ ok: false, kind: 'refused' });
  });

  it.each([
    ['gzip', gzipSync('hello')],
    ['deflate', deflateSync('hello')],
    ['deflate', deflateRawSync('hello')],
    ['br', brotliCompressSync('hello')],
    ['identity', Buffer.from('hello')],
  ])('decodes %s', async (encoding, body) => {
    const { origin, host } = await serve((_request, response) =>
      response.setHeader('content-encoding', encoding).end(body),
    );
    expect(textOf(await openFor([host]).ask(origin))).toBe('hello');
  });

  it.each([
    ['gzip, gzip', gzipSync(gzipSync('hello'))],
    ['rot13', Buffer.from('uryyb')],
    ['gzip', Buffer.from('not gzip at all')],
  ])('says so of %s that it cannot read', async (encoding, body) => {
    const { origin, host } = await serve((_request, response) =>
      response.setHeader('content-encoding', encoding).end(body),
    );
    expect(await openFor([host]).ask(origin)).toMatchObject({ ok: false, kind: 'protocol' });
  });

  it('stops at the limit of decoded bytes, failing or keeping the first part', async () => {
    const { origin, host } = await serve((_request, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(1_000_000))),
    );
    const { ask } = openFor([host]);
    expect(await ask(origin)).toMatchObject({ ok: false, kind: 'too-large' });
    const cut = await ask(origin, { atLimit: 'cut' });
    expect(cut).toMatchObject({ ok: true, truncated: true });
    expect(textOf(cut)).toHaveLength(1000);
  });

  it('follows five redirects, each named, and not a sixth', async () => {
    const { origin, host } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end('there');
    });
    const { ask } = openFor([host]);
    const five = await ask(`${origin}/5`);
    expect(five).toMatchObject({ ok: true, url: `${origin}/0`, requestedUrl: `${origin}/5` });
    expect(five.redirects).toHaveLength(5);
    expect(await ask(`${origin}/6`)).toMatchObject({ ok: false, kind: 'redirects' });
  });

  it.each([
    ['http://127.0.0.1:1/', 'refused'],
    ['http://169.254.169.254/latest/', 'refused'],
    ['http://2130706433/', 'refused'],
    ['http://[::ffff:127.0.0.1]/', 'refused'],
    ['file:///etc/passwd', 'refused'],
    ['http://user:pw@example.com/', 'refused'],
    ['http://[', 'redirects'],
  ])('judges the redirect to %s', async (location, kind) => {
    const { origin, host } = await serve((_request, response) => response.writeHead(302, { location }).end());
    expect(await openFor([host]).ask(origin)).toMatchObject({ ok: false, kind });
  });

  it('gives up on headers and on bodies that do not come', async () => {
    const { origin, host } = await serve((request, response) => {
      if (request.url === '/body') response.write('begun');
    });
    const { ask } = openFor([host], { headersTimeout: 60, totalTimeout: 120 });
    const [silent, dripping] = await Promise.all([ask(`${origin}/silent`), ask(`${origin}/body`)]);
    expect(silent).toMatchObject({ ok: false, kind: 'timeout' });
    expect(dripping).toMatchObject({ ok: false, kind: 'timeout' });
  });

  it('ends when its caller leaves', async () => {
    const { origin, host } = await serve(() => undefined);
    const leave = new AbortController();
    const asked = openFor([host]).ask(origin, { signal: leave.signal });
    leave.abort();
    expect(await asked).toMatchObject({ ok: false, kind: 'aborted' });
  });

  it('tells a closed door and a cut line from a slow one', async () => {
    const { origin, host } = await serve((_request, response) => response.destroy());
    expect(await openFor([host]).ask(origin)).toMatchObject({ ok: false, kind: 'reset' });
    expect(await openFor(['127.0.0.1:1']).ask('http://127.0.0.1:1/')).toMatchObject({
      ok: false,
      kind: 'connect',
    });
  });
});

describe('the connections to one host', () => {
  it('are two at most, and a dripping answer holds up nobody else', async () => {
    const { origin, host, connections } = await serve((request, response) => {
      if (request.url === '/drip') response.write('begun');
      else response.end('done');
    });
    const { ask } = openFor([host], { totalTimeout: 1000 });
    const dripping = ask(`${origin}/drip`);
    const others = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`${origin}/${n}`)));
    expect(others.every((outcome) => outcome.ok)).toBe(true);
    expect(connections.most).toBe(2);
    expect(await dripping).toMatchObject({ ok: false, kind: 'timeout' });
  });

  it('carry probes behind one another, after the host has shown that it answers', async () => {
    let together = 0;
    let most = 0;
    const { origin, host, connections } = await serve((_request, response) => {
      together += 1;
      most = Math.max(most, together);
      setTimeout(() => {
        together -= 1;
        response.end('done');
      }, 50);
    });
    const { ask } = openFor([host]);
    await ask(origin);
    const probes = await Promise.all(Array.from({ length: 7 }, () => ask(origin, { priority: 'probe' })));
    expect(probes.every((outcome) => outcome.ok)).toBe(true);
    expect(connections.most).toBeLessThanOrEqual(2);
    expect(most).toBeGreaterThan(2);
  });
});
