import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { newBaseId } from '../../src/hosting/base-id.ts';
import type { Account } from '../support/open-calls.ts';
import { type HostingService, openHostingService } from '../support/open-hosting-service.ts';
import { openMemoryDatabase } from '../support/open-memory-database.ts';

const LLMS = '# Acme\n\n> Ambosse für 日本.\n';
const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url')}"`;

describe('what is served', () => {
  let database: Database;
  let service: HostingService;
  let ada: Account;
  let site: string;
  let base: string;
  /** Statements that were sent to the database. */
  let asked = 0;
  let isAway = false;
  const db = () =>
    new Proxy(database.db, {
      get(target, name, receiver) {
        if (name !== 'select') return Reflect.get(target, name, receiver);
        asked += 1;
        if (isAway) throw Object.assign(new Error('Connection terminated'), { code: '08006' });
        return target.select.bind(target);
      },
    });
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    isAway = false;
    service = await openHostingService({ ...database, db: db() });
    ada = await service.account();
    site = await service.site(ada);
    base = service.pathOf((await service.post(`sites/${site}/hosting`, ada).expect(201)).body.base);
  });

  const publish = async (text: string, change: Parameters<HostingService['keep']>[2] = {}) => {
    const contentId = await service.keep(ada, text, change);
    await service.post(`sites/${site}/hosting/publish`, ada, { contentId }).expect(200);
    service.advance(2000);
  };

  it('is the very bytes, with their type, version and age, and nothing that runs or is indexed', async () => {
    await publish(LLMS);
    const { status, text, headers } = await service.fetch(`${base}llms.txt?for=me`);
    expect([status, text]).toEqual([200, LLMS]);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(LLMS)),
      'cache-control': 'max-age=300, stale-while-revalidate=86400',
      etag: etagOf(LLMS),
      'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    for (const name of ['set-cookie', 'x-powered-by', 'vary', 'content-encoding'])
      expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ['robots_txt', 'robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\nDisallow:\n'],
    ['json_ld', 'json-ld.json', 'application/ld+json; charset=utf-8', '{"@graph":[]}\n'],
    ['llms_txt', 'llms.txt', 'text/plain; charset=utf-8', '<script>alert(1)</script>\n'],
  ] as const)('of %s has its own type, whatever it says', async (contentType, file, type, text) => {
    await publish(text, { contentType });
    const answer = await service.fetch(`${base}${file}`).expect(200);
    expect([answer.headers['content-type'], answer.text]).toEqual([type, text]);
  });

  it('answers who has it that it has not changed, HEAD without a body, and no part of it', async () => {
    await publish(LLMS);
    const etag = etagOf(LLMS);
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': etag, 'cache-control': 'no-cache' },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': 'Fri, 20 Nov 2026 12:00:00 GMT' },
    ]) {
      const answer = await service.fetch(`${base}llms.txt`).set(headers).expect(304);
      expect(answer.text).toBe('');
      expect(answer.headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('max-age=300') });
    }
    await service.fetch(`${base}llms.txt`).set({ 'if-none-match': '"other"' }).expect(200);
    await service
      .fetch(`${base}llms.txt`)
      .set('if-modified-since', 'Fri, 20 Nov 2026 11:59:59 GMT')
      .expect(200);
    const head = await service.agent.head(`${base}llms.txt`).expect(200);
    expect(head.text).toBeUndefined();
    expect(head.headers).toMatchObject({ etag, 'content-length': String(Buffer.byteLength(LLMS)) });
    const ranged = await service.fetch(`${base}llms.txt`).set({ range: 'bytes=0-3', 'if-range': etag });
    expect([ranged.status, ranged.text, ranged.headers['accept-ranges']]).toEqual([200, LLMS, 'none']);
  });

  describe('the Markdown twin of a page', () => {
    const twins = ['index.html.md', 'docs/start.md', 'docs/index.html.md', '日本/鉄.md', 'old.html.md'];
    const at = (path: string, accept?: string) => {
      const call = service.fetch(`${base}${path}`);
      return accept === undefined ? call : call.set('accept', accept);
    };
    beforeEach(async () => {
      const text = twins.map((name) => `==> ${name} <==\n# ${name}\n`).join('\n');
      await publish(text, { contentType: 'markdown_pages' });
      await publish(LLMS);
    });

    it.each([
      ['', 'index.html.md'],
      ['docs/start', 'docs/start.md'],
      ['docs/', 'docs/index.html.md'],
      ['docs', 'docs/index.html.md'],
      ['old.html', 'old.html.md'],
      ['%E6%97%A5%E6%9C%AC/%E9%89%84', '日本/鉄.md'],
    ])('is what /%s answers to who asks for Markdown', async (path, name) => {
      const { status, text, headers } = await at(path, 'text/markdown, text/html;q=0.9');
      expect([status, text]).toEqual([200, `# ${name}\n`]);
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'content-location': `${base}${encodeURI(name)}`,
        vary: 'accept',
        etag: etagOf(`# ${name}\n`),
      });
      const again = await at(path, 'text/markdown').set('if-none-match', String(headers.etag));
      expect([again.status, again.headers.vary]).toEqual([304, 'accept']);
    });

    it('is all there is at the address of a page: who would rather have HTML is told so', async () => {
      for (const accept of ['text/html', '*/*', 'text/html, text/markdown;q=0.9', undefined]) {
        const { status, headers, text } = await at('docs/start', accept);
        expect([accept, status, headers.vary]).toEqual([accept, 406, 'accept']);
        expect([headers['content-type'], headers['cache-control']]).toEqual([
          'text/plain; charset=utf-8',
          'no-store',
        ]);
        expect(text).toContain('text/markdown');
      }
    });

    it('is had under its own name whatever is asked for', async () => {
      for (const accept of ['text/html', '*/*', 'image/png']) {
        const { status, headers } = await at('docs/start.md', accept);
        expect([status, headers['content-type'], headers.vary]).toEqual([
          200,
          'text/markdown; charset=utf-8',
          undefined,
        ]);
      }
    });

    it.each(['llms', 'docs/start/x', 'docs/../start', 'docs//start', 'start'])(
      'is none of /%s',
      async (path) => {
        expect((await at(path, 'text/markdown')).status).toBe(404);
      },
    );
  });

  it('keeps a byte order mark and every sign', async () => {
    const text = '\ufeff# Acme\r\n\u0001 𝒜\r\n';
    await publish(text);
    const { body } = await service
      .fetch(`${base}llms.txt`)
      .buffer()
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(body).toEqual(Buffer.from(text));
  });

  it.each(['post', 'put', 'delete', 'patch'] as const)('takes no %s', async (method) => {
    await publish(LLMS);
    const answer = await service.agent[method](`${base}llms.txt`).expect(405);
    expect(answer.headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('says by OPTIONS what it takes, to whoever asks', async () => {
    for (const address of [`${base}llms.txt`, '/s/made-up/llms.txt']) {
      const answer = await service.agent.options(address).expect(204);
      expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    }
  });

  it('is never HTML and never more than what was published, whatever the address', async () => {
    await publish(LLMS);
    await publish('Not published.\n', { websiteUrl: 'https://acme.example/', contentType: 'robots_txt' });
    await service.post(`sites/${site}/hosting/unpublish`, ada, { file: 'robots.txt' }).expect(200);
    service.advance(2000);
    const id = base.slice(3, -1);
    const paths = [
      ...[
        '',
        '/',
        '//',
        '/llms',
        '/llms.txt/',
        '//llms.txt',
        '/robots.txt',
        '/LLMS.TXT',
        '/llms.txt%00',
        '/index.html',
      ],
      ...[
        '/../llms.txt',
        '/%2e%2e/llms.txt',
        '/..%2f..%2fetc/passwd',
        '/....//etc/passwd',
        '/%5c..%5cetc',
        '/%',
      ],
      ...['/%ff', '/llms.txt%20', '/llms.txt;x', '/__proto__', '/constructor', `/${'a'.repeat(4000)}`],
    ].map((path) => `/s/${id}${path}`);
    const bases = [
      '/s',
      '/s/',
      '/s/x/llms.txt',
      `/s/${id}x/llms.txt`,
      `/s/${id.slice(1)}/llms.txt`,
      `/s/${newBaseId()}/llms.txt`,
      `/s/__proto__/llms.txt`,
      `/s/%00/llms.txt`,
      `/s/${id}%20/llms.txt`,
    ];
    for (const path of [...paths, ...bases]) {
      const { status, headers, text } = await service.fetch(path).set('accept', 'text/html');
      expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
        'no-store',
      ]);
      expect(text).toBe('Nothing is published here.\n');
    }
  });

  it('is served to who names the whole address, as proxies do, and writes its prefix large', async () => {
    await publish(LLMS);
    const server = createServer(service.app).listen(0);
    const { port } = server.address() as AddressInfo;
    for (const target of [`http://visible.example${base}llms.txt`, `/S${base.slice(2)}llms.txt?a=b`]) {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: visible.example\r\nConnection: close\r\n\r\n`);
      const answer = await text(socket);
      expect([target, answer.split('\r\n', 1)[0], answer.endsWith(LLMS)]).toEqual([
        target,
        'HTTP/1.1 200 OK',
        true,
      ]);
    }
    server.close();
  });

  it('asks the database nothing for addresses that somebody made up', async () => {
    await publish(LLMS);
    await service.fetch(`${base}llms.txt`).expect(200);
    await service.fetch(`/s/${newBaseId()}/llms.txt`).expect(404);
    asked = 0;
    for (let at = 0; at < 200; at += 1) await service.fetch(`/s/${newBaseId()}/llms.txt`).expect(404);
    await service.fetch(`${base}llms.txt`).expect(200);
    await service.fetch(`${base}nothing`).expect(404);
    expect(asked).toBe(0);
    service.advance(1000);
    await Promise.all(
      Array.from({ length: 50 }, () => service.fetch(`/s/${newBaseId()}/llms.txt`).expect(404)),
    );
    expect(asked).toBe(1);
  });

  it('is read from the database once, however many ask for it at the same moment', async () => {
    await publish(LLMS);
    await service.fetch(`${base}nothing`).expect(404);
    asked = 0;
    await Promise.all(Array.from({ length: 50 }, () => service.fetch(`${base}llms.txt`).expect(200)));
    expect(asked).toBe(1);
  });

  it('is seen on another instance within seconds: switched on, published, replaced, taken away, switched off', async () => {
    const other = await openHostingService(database);
    const there = async (seconds = 2) => {
      other.advance(seconds * 1000);
      const { status, text } = await other.fetch(`${base}llms.txt`);
      return [status, text.trim()];
    };
    const gone = [404, 'Nothing is published here.'];
    expect(await there()).toEqual(gone);
    await publish('One.\n');
    expect(await there()).toEqual([200, 'One.']);
    await publish('Two.\n');
    expect(await there()).toEqual([200, 'Two.']);
    await service.post(`sites/${site}/hosting/unpublish`, ada, { file: 'llms.txt' }).expect(200);
    expect(await there()).toEqual(gone);
    await publish('Three.\n');
    expect(await there()).toEqual([200, 'Three.']);
    await service.remove(`sites/${site}/hosting`, ada).expect(204);
    expect(await there()).toEqual(gone);
    const again = await service.post(`sites/${site}/hosting`, ada).expect(201);
    base = service.pathOf(again.body.base);
    await publish('Four.\n');
    expect(await there()).toEqual([200, 'Four.']);
  });

  it('goes on as it was while the database is away, and says so of what nobody asked for before', async () => {
    await publish(LLMS);
    await publish('User-agent: *\n', { contentType: 'robots_txt' });
    await service.fetch(`${base}llms.txt`).expect(200);
    isAway = true;
    for (let minute = 0; minute < 10; minute += 1) {
      service.advance(60_000);
      const { text, headers } = await service.fetch(`${base}llms.txt`).expect(200);
      expect([text, headers.etag]).toEqual([LLMS, etagOf(LLMS)]);
      await service.fetch(`${base}llms.txt`).set('if-none-match', etagOf(LLMS)).expect(304);
    }
    const unread = await service.fetch(`${base}robots.txt`).expect(503);
    expect(unread.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(unread.headers).not.toHaveProperty('etag');
    expect((await service.fetch(`/s/${newBaseId()}/llms.txt`)).status).toBe(503);
    isAway = false;
    service.advance(2000);
    await publish('Two.\n');
    expect((await service.fetch(`${base}llms.txt`)).text).toBe('Two.\n');
    await service.fetch(`${base}robots.txt`).expect(200);
    await service.fetch(`/s/${newBaseId()}/llms.txt`).expect(404);
  });

  it('is refused to who asks far too often, with when to come back', async () => {
    await publish(LLMS);
    const limited = await openHostingService(database, {
      consumeLimit: async (name) => ({ ok: name !== 'hosted-file', retryAfterSeconds: 7 }),
    });
    const answer = await limited.fetch(`${base}llms.txt`).expect(429);
    expect(answer.headers).toMatchObject({ 'retry-after': '7', 'content-type': 'text/plain; charset=utf-8' });
    await limited.fetch(`/s/${newBaseId()}/llms.txt`).expect(404);
  });

  it('stays a secret: it is counted, and no log line has the address', async () => {
    await publish(LLMS);
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    const told = await openHostingService(database, { logger });
    await told.fetch(`${base}llms.txt`).expect(200);
    await told.fetch(`${base}nothing`).expect(404);
    await told.fetch(`/${base}llms.txt`).expect(404);
    for (const odd of ['/s%2F', '/%73/', '/S%5c', '/s%2f%2F', '/a/..//s/'])
      await told.fetch(`${odd}${base.slice(3, -1)}/llms.txt`).expect(404);
    await told.fetch('/elsewhere').expect(404);
    expect(told.served).toEqual([200, 404]);
    expect(lines.join('')).toContain('/elsewhere');
    expect(lines.join('')).not.toContain(base.slice(3, -1));
  });
});
