import dns from 'node:dns';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LocalSite, listen, serve, serveBytes } from '../../test/safe-fetch/local-site.ts';
import { createPoster, type PostOutcome } from './create-poster.ts';
import { createSafeFetch } from './create-safe-fetch.ts';

const BODY = '{"type":"webhook.test","text":"grüße"}';

function poster(allowed: readonly LocalSite[], totalTimeout = 5000) {
  const settings = {
    allowPrivateTargets: new Set(allowed.map(({ host }) => host)),
    userAgent: 'VisibleAI-Test/1.0 (+https://visible.example)',
  };
  const { checkTarget } = createSafeFetch({
    ...settings,
    headersTimeout: 1,
    totalTimeout: 1,
    maxRedirects: 0,
  });
  return createPoster({ ...settings, totalTimeout, checkTarget });
}

const send = (
  url: string,
  allowed: readonly LocalSite[],
  {
    totalTimeout,
    signal = new AbortController().signal,
  }: { totalTimeout?: number; signal?: AbortSignal } = {},
): Promise<PostOutcome> =>
  poster(allowed, totalTimeout).post({
    url,
    headers: { 'content-type': 'application/json', 'webhook-id': 'one' },
    body: new TextEncoder().encode(BODY),
    signal,
  });

/** A server that keeps sending until the connection is closed. */
const dripping = (head: string, drop: string) =>
  listen(
    createServer((socket) =>
      socket.once('data', () => {
        socket.write(head);
        const timer = setInterval(() => socket.write(drop), 5);
        socket.on('close', () => clearInterval(timer));
      }),
    ),
  );

describe('what is posted', () => {
  it('arrives as the very bytes, under our name, and its connection is closed', async () => {
    let seen = {};
    const site = await serve(async (request, response) => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method, url, headers } = request;
      seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(204).end();
    });
    expect(await send(`${site.origin}/hook?a=b#c`, [site])).toMatchObject({
      ok: true,
      status: 204,
      says: '',
    });
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/hook?a=b',
      body: BODY,
      headers: {
        'user-agent': 'VisibleAI-Test/1.0 (+https://visible.example)',
        'content-length': String(Buffer.byteLength(BODY)),
        'webhook-id': 'one',
      },
    });
    await vi.waitFor(() => expect(site.connections.now).toBe(0));
  });

  it('follows no redirect, wherever it leads', async () => {
    const inner = await serve((_request, response) => response.end());
    const site = await serve((_request, response) =>
      response.writeHead(307, { location: inner.origin }).end(),
    );
    expect(await send(site.origin, [site, inner])).toMatchObject({ ok: true, status: 307 });
    expect(inner.connections.ever).toBe(0);
  });

  it('brings what a receiver minds, and waits for no word of a success', async () => {
    const site = await serve((_request, response) => response.writeHead(400).end('no such signature'));
    expect(await send(site.origin, [site])).toMatchObject({ status: 400, says: 'no such signature' });
    const endless = await dripping('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n', 'x');
    expect(await send(endless.origin, [endless])).toMatchObject({ ok: true, status: 200, says: '' });
  });

  it('reads two kilobytes of an answer that does not end', async () => {
    const huge = await dripping('HTTP/1.1 500 No\r\n\r\n', 'x'.repeat(64 * 1024));
    expect(await send(huge.origin, [huge])).toMatchObject({ status: 500, says: 'x'.repeat(2048) });
    const packed = await serve((_request, response) =>
      response.writeHead(502, { 'content-encoding': 'gzip' }).end('no gzip'),
    );
    expect(await send(packed.origin, [packed])).toMatchObject({ status: 502, says: '' });
  });

  it.each([
    ['hangs', () => listen(createServer((socket) => socket.resume())), 'timeout'],
    ['drips a header', () => dripping('HTTP/1.1 200 OK\r\nX: ', 'x'), 'timeout'],
    ['announces without end', () => dripping('', 'HTTP/1.1 103 Early Hints\r\n\r\n'), 'timeout'],
    ['hangs up', () => listen(createServer((socket) => socket.destroy())), 'reset'],
    ['does not speak HTTP', () => serveBytes('SSH-2.0-x\r\n\r\n'), 'protocol'],
    ['has headers without end', () => serveBytes(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(50_000)}`), 'protocol'],
  ])('ends in time at a receiver that %s', async (_what, open, kind) => {
    const site = await open();
    expect(await send(site.origin, [site], { totalTimeout: 300 })).toMatchObject({ ok: false, kind });
    await vi.waitFor(() => expect(site.connections.now).toBe(0));
  });

  it('needs a certificate where https is asked for', async () => {
    const site = await serve((_request, response) => response.end());
    expect(await send(site.origin.replace('http:', 'https:'), [site])).toMatchObject({ kind: 'tls' });
  });

  it('goes nowhere but to the public internet, by name or by number', async () => {
    const site = await serve((_request, response) => response.end());
    const lookup = vi
      .spyOn(dns, 'lookup')
      // The form of Node's callback for `all`; its type only knows the other form.
      .mockImplementation(((_name: string, _options: object, callback: (...given: unknown[]) => void) =>
        callback(null, [{ address: '127.0.0.1', family: 4 }])) as never);
    onTestFinished(() => lookup.mockRestore());
    const refused = { ok: false, kind: 'refused' };
    for (const url of [
      site.origin,
      'http://[::1]/',
      'http://redis/',
      'ftp://example.com/',
      'http://a:b@e.com/',
    ])
      expect(await send(url, [])).toMatchObject(refused);
    expect(lookup).not.toHaveBeenCalled();
    expect(await send('http://rebound.example/', [])).toMatchObject(refused);
    expect(poster([]).checkTarget('http://rebound.example/')).toEqual({ ok: true });
    expect(poster([]).checkTarget(site.origin)).toMatchObject(refused);
    expect(site.connections.ever).toBe(0);
  });

  it('is given up when whoever sends it stops', async () => {
    const site = await listen(createServer(() => undefined));
    const stop = new AbortController();
    const sending = send(site.origin, [site], { signal: stop.signal });
    await vi.waitFor(() => expect(site.connections.now).toBe(1));
    stop.abort();
    expect(await sending).toMatchObject({ ok: false, kind: 'aborted' });
  });
});
