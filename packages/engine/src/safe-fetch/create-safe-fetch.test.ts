import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openSession, serve, serveBytes, textOf } from '../../test/safe-fetch/local-site.ts';
import { createSafeFetch } from './create-safe-fetch.ts';

const encoded = (encoding: string, body: Buffer) =>
  serve((_request, response) => response.setHeader('content-encoding', encoding).end(body));
const redirectingTo = (location: string) =>
  serve((_request, response) => response.writeHead(302, { location }).end());

describe('a guarded fetch', () => {
  it('names itself, unless it asks as somebody else, and brings the answer', async () => {
    const site = await serve((request, response) => response.end(request.headers['user-agent']));
    const { ask } = openSession([site]);
    const outcome = await ask(`${site.origin}/a?b=1#c`);
    expect(textOf(outcome)).toBe('VisibleAI-Test/1.0 (+https://visible.example)');
    expect(outcome).toMatchObject({ ok: true, status: 200, url: `${site.origin}/a?b=1#c`, truncated: false });
    expect(textOf(await ask(site.origin, { userAgent: 'GPTBot/1.2' }))).toBe('GPTBot/1.2');
  });

  it('sends no cookies and no referrer, and asks for one layer of an encoding it reads', async () => {
    const site = await serve((request, response) =>
      request.url === '/'
        ? response.writeHead(302, { location: '/next', 'set-cookie': 'a=b' }).end()
        : response.end(JSON.stringify(request.headers)),
    );
    const headers: unknown = JSON.parse(textOf(await openSession([site]).ask(site.origin)));
    expect(headers).toMatchObject({ 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  });

  it('joins repeated headers and bears names that mean something to JavaScript', async () => {
    const site = await serveBytes(
      'HTTP/1.1 200 OK\r\nLink: <a>\r\nLINK: <b>\r\nconstructor: x\r\n__proto__: y\r\n__proto__: z\r\nContent-Length: 2\r\n\r\nok',
    );
    const outcome = await openSession([site]).ask(site.origin);
    expect(outcome).toMatchObject({ ok: true, headers: { link: '<a>, <b>', constructor: 'x' } });
  });

  it('tells a closed door and a cut line', async () => {
    const cut = await serve((_request, response) => response.destroy());
    expect(await openSession([cut]).ask(cut.origin)).toMatchObject({ ok: false, kind: 'reset' });
    const closed = { ...cut, host: '127.0.0.1:1' };
    expect(await openSession([closed]).ask('http://127.0.0.1:1/')).toMatchObject({ kind: 'connect' });
  });

  it.each([
    ['no HTTP at all', '\u0000\u0001\r\n\r\n'],
    ['headers without end', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a length that is none', 'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello'],
  ])('says that %s is no valid answer', async (_what, bytes) => {
    const site = await serveBytes(bytes);
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: false, kind: 'protocol' });
  });

  it('survives a protocol switch that nobody asked for', async () => {
    const site = await serveBytes(
      'HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect((await openSession([site]).ask(site.origin)).ok).toBe(false);
  });
});

describe('what may not be visited', () => {
  it('is refused without a connection, alike for open and closed ports', async () => {
    const site = await serve((_request, response) => response.end('secret'));
    const { ask } = openSession([]);
    const outcomes = await Promise.all([ask(site.origin), ask('http://127.0.0.1:9/'), ask('http://redis/')]);
    expect(outcomes.every((outcome) => !outcome.ok && outcome.kind === 'refused')).toBe(true);
    expect(new Set(outcomes.map(textOf)).size).toBe(1);
    expect(site.connections.ever).toBe(0);
  });

  it('is told before anything is asked', () => {
    const { checkTarget } = createSafeFetch({
      allowPrivateTargets: new Set(['10.0.0.5:8080']),
      userAgent: '',
      headersTimeout: 1,
      totalTimeout: 1,
      maxRedirects: 0,
    });
    expect(checkTarget('https://example.com/')).toEqual({ ok: true });
    expect(checkTarget('http://10.0.0.5:8080/')).toEqual({ ok: true });
    expect(checkTarget('http://10.0.0.5/')).toMatchObject({ ok: false, kind: 'refused' });
  });
});

describe('the body of an answer', () => {
  it.each([
    ['gzip', gzipSync('hello')],
    ['GZIP', gzipSync('hello')],
    ['deflate', deflateSync('hello')],
    ['deflate', deflateRawSync('hello')],
    ['br', brotliCompressSync('hello')],
    ['identity', Buffer.from('hello')],
    ['gzip', Buffer.concat([gzipSync('hel'), gzipSync('lo')])],
    ['gzip', Buffer.concat([gzipSync('hello'), Buffer.alloc(20)])],
  ])('is read through %s', async (encoding, body) => {
    const site = await encoded(encoding, body);
    expect(textOf(await openSession([site]).ask(site.origin))).toBe('hello');
  });

  it.each(['gzip', 'deflate', 'br'])('may be nothing, in %s too', async (encoding) => {
    const site = await encoded(encoding, Buffer.alloc(0));
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: true, truncated: false });
  });

  it.each([
    ['gzip, gzip', gzipSync(gzipSync('hello'))],
    ['rot13', Buffer.from('uryyb')],
    ['toString', Buffer.from('hello')],
    ['gzip', Buffer.from('not gzip at all')],
    ['br', Buffer.from('not brotli at all')],
  ])('is not guessed at when it says %s', async (encoding, body) => {
    const site = await encoded(encoding, body);
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: false, kind: 'protocol' });
  });

  it('ends at the limit of decoded bytes, failing or keeping the first part', async () => {
    const site = await encoded('gzip', gzipSync('x'.repeat(1_000_000)));
    const { ask } = openSession([site]);
    expect(await ask(site.origin)).toMatchObject({ ok: false, kind: 'too-large' });
    const cut = await ask(site.origin, { atLimit: 'cut' });
    expect(cut).toMatchObject({ ok: true, truncated: true });
    expect(textOf(cut)).toBe('x'.repeat(1000));
  });

  it('is whole when it just fits', async () => {
    const site = await serve((_request, response) => response.end('x'.repeat(1000)));
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: true, truncated: false });
  });

  it('ends at a limit on the wire when it decodes to nothing', async () => {
    const emptyBlock = Buffer.from([0x00, 0x00, 0x00, 0xff, 0xff]);
    const site = await serve((_request, response) => {
      response.setHeader('content-encoding', 'deflate');
      const pump = () => {
        while (response.write(Buffer.alloc(50_000, emptyBlock)));
      };
      response.on('drain', pump);
      pump();
    });
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: false, kind: 'too-large' });
  });

  it('is not waited for when its announced length is too large', async () => {
    const site = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': 1e12 }).write('x'),
    );
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: false, kind: 'too-large' });
  });
});

describe('redirects', () => {
  it('are followed five times, each named, and not a sixth', async () => {
    const site = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end('there');
    });
    const { ask } = openSession([site]);
    const five = await ask(`${site.origin}/5`);
    expect(five).toMatchObject({ ok: true, url: `${site.origin}/0`, requestedUrl: `${site.origin}/5` });
    expect(five.redirects).toHaveLength(5);
    expect(five.redirects[0]).toEqual({ from: `${site.origin}/5`, to: `${site.origin}/4`, status: 302 });
    expect(await ask(`${site.origin}/6`)).toMatchObject({
      ok: false,
      kind: 'redirects',
      url: `${site.origin}/1`,
    });
  });

  it('on one host keep their connection', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/')
        response.writeHead(301, { location: '/home' }).end('<a href="/home">moved</a>');
      else response.end('there');
    });
    expect(textOf(await openSession([site]).ask(site.origin))).toBe('there');
    expect(site.connections.ever).toBe(1);
  });

  it.each([
    'http://127.0.0.1:1/',
    '//127.0.0.1:1/',
    'http://169.254.169.254/latest/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://metadata.google.internal/',
    'https://example.com:22/',
    'http://user:pw@example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('to %s are refused', async (location) => {
    const site = await redirectingTo(location);
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: false, kind: 'refused' });
  });

  it('reach the private targets that the operator allows', async () => {
    const inner = await serve((_request, response) => response.end('inside'));
    const site = await redirectingTo(inner.origin);
    expect(textOf(await openSession([site, inner]).ask(site.origin))).toBe('inside');
    expect(await openSession([site]).ask(site.origin)).toMatchObject({ ok: false, kind: 'refused' });
  });
});

describe('the time a fetch may take', () => {
  it('is limited for headers and for the whole', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/body') response.write('begun');
    });
    const { ask } = openSession([site], { headersTimeout: 60, totalTimeout: 120 });
    const [silent, dripping] = await Promise.all([ask(`${site.origin}/silent`), ask(`${site.origin}/body`)]);
    expect(textOf(silent)).toBe('timeout: The server sent no answer within 0.06 seconds.');
    expect(textOf(dripping)).toBe('timeout: The server did not finish its answer within 0.12 seconds.');
  });

  it('is one for all redirects together', async () => {
    const site = await serve((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 50);
    });
    const { ask } = openSession([site], { totalTimeout: 120 });
    expect(await ask(site.origin)).toMatchObject({ ok: false, kind: 'timeout' });
  });

  it('ends when the caller leaves, or when the time of the caller is up', async () => {
    const site = await serve(() => undefined);
    const { ask } = openSession([site]);
    const leave = new AbortController();
    const asked = ask(site.origin, { signal: leave.signal });
    leave.abort();
    expect(await asked).toMatchObject({ ok: false, kind: 'aborted' });
    expect(await ask(site.origin, { signal: leave.signal })).toMatchObject({ kind: 'aborted' });
    expect(await ask(site.origin, { signal: AbortSignal.timeout(20) })).toMatchObject({ kind: 'timeout' });
  });

  it('ends with the session, for those asked, waiting and to come', async () => {
    const site = await serve(() => undefined);
    const { session, ask } = openSession([site]);
    const asked = Promise.all([1, 2, 3].map(() => ask(site.origin)));
    await expect.poll(() => site.connections.now).toBe(2);
    await session.close();
    const outcomes = [...(await asked), await ask(site.origin)];
    expect(outcomes.map((outcome) => !outcome.ok && outcome.kind)).toEqual(Array(4).fill('aborted'));
    await expect.poll(() => site.connections.now).toBe(0);
  });
});
