import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contactPlaceholder, originPlaceholder } from '@visible-ai/shared/site/placeholders';
import express, { type ErrorRequestHandler, type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendError, toAppError } from '../error-handler.ts';
import { readWebBuild } from './read-web-build.ts';
import { serveWeb } from './serve-web.ts';

const SCRIPT = 'console.log("hashed")';
const build: Record<string, string | Buffer> = {
  'index.html': `<link rel="canonical" href="${originPlaceholder}/"><a href="mailto:${contactPlaceholder}">`,
  'pricing/index.html': '<h1>Pricing</h1>',
  'pricing.md': `# Pricing at ${originPlaceholder}/pricing`,
  'app.html': '<div id="root"></div>',
  '404.html': '<h1>Oops!</h1>',
  'robots.txt': `Sitemap: ${originPlaceholder}/sitemap.xml`,
  'sitemap.xml': `<loc>${originPlaceholder}/</loc>`,
  'csp.json': '{"scriptHashes":["\'sha256-x\'"]}',
  'assets/index-abc.js': SCRIPT,
  'assets/index-abc.js.br': brotliCompressSync(SCRIPT),
  'preview.png': Buffer.from([1, 2, 3]),
};
const failed: ErrorRequestHandler = (error, _request, response, _next) =>
  sendError(response, toAppError(error));
const pages = ['/', '/pricing', '/dashboard', '/blog/:slug'];

let root: string;
let app: Express;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'visible-ai-web-'));
  for (const [name, content] of Object.entries(build)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const web = await readWebBuild(root, { origin: 'https://shop.example', contact: 'hi@shop.example' });
  if (!web) throw new Error('the build was not found');
  expect(web.scriptHashes).toEqual(["'sha256-x'"]);
  app = express();
  serveWeb(app, web, pages);
  app.use(failed);
});

afterAll(() => rm(root, { recursive: true }));

const get = (path: string, encoding = 'identity') => request(app).get(path).set('accept-encoding', encoding);

describe('a page', () => {
  it('carries the public address and the contact of this service, not the build’s placeholders', async () => {
    const { text } = await get('/');
    expect(text).toBe('<link rel="canonical" href="https://shop.example/"><a href="mailto:hi@shop.example">');
  });

  it.each([
    ['/pricing', 200, 'Pricing'],
    ['/pricing/', 200, 'Pricing'],
    ['/dashboard', 200, 'root'],
    ['/blog/any-post', 200, 'root'],
    ['/blog/any/post', 404, 'Oops!'],
    ['/blog/any/%E0%A4%A', 404, 'Oops!'],
    ['/%', 404, 'Oops!'],
    ['/pricing/index.html', 404, 'Oops!'],
    ['/app.html', 404, 'Oops!'],
    ['/csp.json', 404, 'Oops!'],
    ['/no-such.js', 404, 'Oops!'],
    ['/assets/../csp.json', 404, 'Oops!'],
    ['/assets/%2e%2e/%2e%2e/package.json', 404, 'Oops!'],
  ])('%s answers %i', async (path, status, words) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
  });

  it.each(['/pricing', '/dashboard', '/robots.txt'])('%s is only read', async (path) => {
    const sent = await request(app).post(path).send({ a: 1 });
    expect([sent.status, sent.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(sent.body.error).toBe(`${path} takes GET, HEAD, not POST.`);
    const asked = await request(app).options(path);
    expect([asked.status, asked.headers.allow, asked.text]).toEqual([204, 'GET, HEAD, OPTIONS', '']);
    expect((await request(app).head(path)).status).toBe(200);
  });

  it('that there is not takes no method', async () => {
    expect((await request(app).post('/no-such')).status).toBe(404);
    expect((await request(app).options('/no-such')).headers.allow).toBeUndefined();
  });

  it('comes compressed to whoever takes that, and need not come twice', async () => {
    const first = await get('/pricing', 'gzip, br');
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    const again = await get('/pricing', 'gzip, br').set('if-none-match', String(first.headers.etag));
    expect(again.status).toBe(304);
    const plain = await get('/pricing');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).not.toBe(first.headers.etag);
  });
});

describe('a file for machines', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=86400'],
    ['/pricing.md', 'text/markdown; charset=utf-8', 'no-cache'],
  ])('%s comes with its type, its time and the public address', async (path, type, cache) => {
    const answer = await get(path)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks).toString()));
      });
    expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
    expect(answer.body).toContain('https://shop.example');
  });
});

describe('an asset', () => {
  it('with a hash in its name is kept for good, precompressed where there is a twin', async () => {
    const packed = await get('/assets/index-abc.js', 'br')
      .buffer(true)
      .parse((response, done) => {
        response.on('data', () => undefined);
        response.on('end', () => done(null, null));
      });
    expect(packed.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/assets/index-abc.js')).text).toBe(SCRIPT);
  });

  it.each([
    ['range', 'bytes=999-', 416],
    ['range', 'bytes=5-1', 416],
    ['if-match', '"another"', 412],
    ['if-unmodified-since', 'Sun, 26 Nov 2000 21:10:19 GMT', 412],
  ])('asked for with %s: %s answers by its status alone', async (name, value, status) => {
    const answer = await get('/assets/index-abc.js', 'br').set(name, value);
    expect([answer.status, answer.text]).toEqual([status, '']);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('comes in part to whoever asks for a part', async () => {
    const answer = await get('/assets/index-abc.js').set('range', 'bytes=0-6');
    expect([answer.status, answer.text]).toEqual([206, 'console']);
  });

  it('without one is kept for a day', async () => {
    const { headers } = await get('/preview.png');
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
  });
});

it('finds no build where none was made', async () => {
  expect(await readWebBuild(join(root, 'assets'), { origin: '', contact: '' })).toBeNull();
});
