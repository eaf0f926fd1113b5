import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSnippets } from '../../src/snippets/write-snippets.ts';
import { type Answered, ask } from './ask.ts';
import { OURS, ofOurPages, type Product, type ProductState, productStates, startProduct } from './product.ts';
import { findProgram, type RunningServer } from './run-server.ts';
import { apache } from './runtimes/apache.ts';
import { caddy } from './runtimes/caddy.ts';
import { nginx } from './runtimes/nginx.ts';
import { nodePlatforms } from './runtimes/node-platforms.ts';
import type { Runtime } from './runtimes/runtime.ts';
import { wordpress } from './runtimes/wordpress.ts';
import { HOME, OWN, OWN_PAGE, type SiteCase, siteFolder } from './site-case.ts';

const FILES = ['llms.txt', 'robots.txt', 'docs/start.md', '日本/鉄.md'];
const states: readonly ProductState[] = [...productStates, 'stalled'];
const hostOf = (state: ProductState, hasOwn: boolean) =>
  `${state.toLowerCase()}-${hasOwn ? 'own' : 'none'}.test`;
const IN_FOLDER = 'folder.test';

/** What a visitor gets, in the words of docs/snippets.md. */
function saidOf({ status, body, headers }: Answered): string {
  const type = headers['content-type'] ?? 'no type';
  if (status === 200 && body === OURS && /^text\/(?:plain|markdown)/.test(type)) return 'ours';
  if (status === 200 && (body === OWN || body === OWN_PAGE)) return "the site's own";
  const isOurError = /of ours/.test(body);
  return status === 404 && !isOurError ? "the site's 404" : `${status} ${type} ${body.slice(0, 80)}`;
}

/** How the table of the documentation says it. */
const shortly: Readonly<Record<string, string>> = {
  ours: 'ours',
  "the site's own": 'own',
  "the site's 404": '404',
};
const documented = readFileSync(new URL('../../../../docs/snippets.md', import.meta.url), 'utf8');

const expected = (state: ProductState, hasOwn: boolean) =>
  state === 'up' ? 'ours' : hasOwn ? "the site's own" : "the site's 404";

const runtimes: Runtime[] = [nginx, caddy, apache, wordpress, ...nodePlatforms];
/** On CI all of them must be installed. */
const isMissing = ({ needs }: Runtime) =>
  !process.env.CI && Object.keys(needs).some((program) => !findProgram(program));
/** A server that has passed on the first bytes cannot take them back. */
const passesOnAsItReads = ['nginx', 'caddy'];

const visitor = {
  cookie: 'session=visitor-cookie',
  authorization: 'Bearer visitor-token',
  referer: 'https://visitor-referer.example/',
  'user-agent': 'visitor-agent',
  'x-forwarded-for': 'visitor-address',
  'accept-language': 'visitor-language',
  'x-own': 'visitor-header',
};
/** What every client sends by default. */
const OF_CLIENTS = /^(?:host|connection|accept|accept-language|accept-encoding|user-agent|sec-fetch-mode)$/;

function siteOf(product: Product, { target }: Runtime, state: ProductState, hasOwn: boolean): SiteCase {
  const snippets = writeSnippets({
    base: product.base(state),
    origin: 'https://www.example.com/',
    files: FILES,
  });
  const code = snippets.find((each) => each.target === target)?.code ?? '';
  return { host: hostOf(state, hasOwn), code, folder: siteFolder(hasOwn), begins: '' };
}

function siteInFolder(product: Product, { target }: Runtime): SiteCase {
  const origin = 'https://www.example.com/my%20shop/';
  const snippets = writeSnippets({ base: product.base('up'), origin, files: FILES });
  const code = snippets.find((each) => each.target === target)?.code ?? '';
  const folder = siteFolder(true);
  mkdirSync(join(folder, 'my shop'));
  return { host: IN_FOLDER, code, folder, begins: 'my shop' };
}

for (const runtime of runtimes)
  describe
    .skipIf(isMissing(runtime))
    .concurrent(`the snippet for ${runtime.target}, run by ${runtime.name}`, () => {
      let product: Product;
      let server: RunningServer;
      let sites: SiteCase[] = [];

      beforeAll(async () => {
        product = await startProduct();
        sites = states.flatMap((state) => [true, false].map((own) => siteOf(product, runtime, state, own)));
        sites.push(siteInFolder(product, runtime));
        server = await runtime.start(sites);
      });
      afterAll(async () => {
        await server?.stop();
        await product.close();
        for (const { folder } of sites) rmSync(folder, { recursive: true });
      });

      const get = (state: ProductState, hasOwn: boolean, path: string, options?: Parameters<typeof ask>[3]) =>
        ask(server.port, hostOf(state, hasOwn), path, options);

      it('answers ours while we are up, and what the site has, or has not, whenever we are not', async () => {
        const cases = productStates.flatMap((state) => [true, false].map((hasOwn) => ({ state, hasOwn })));
        const rows = await Promise.all(
          cases.map(async ({ state, hasOwn }) => {
            const [file, page] = await Promise.all([
              get(state, hasOwn, '/llms.txt'),
              get(state, hasOwn, '/docs/start.md'),
            ]);
            return { state, hasOwn, file: saidOf(file), page: saidOf(page) };
          }),
        );
        expect(rows).toEqual(
          cases.map(({ state, hasOwn }) => {
            const said = expected(state, hasOwn);
            return { state, hasOwn, file: said, page: said };
          }),
        );
        const cells = productStates.map((state) =>
          rows
            .filter((row) => row.state === state)
            .map(({ file }) => shortly[file] ?? file)
            .join(' / '),
        );
        expect(documented).toContain(`| ${runtime.name} | ${cells.join(' | ')} |`);
      });

      it('does not wait for the rest of a file for ever', async () => {
        const answered = await get('stalled', true, '/llms.txt').then(saidOf, () => 'broken off');
        expect(answered).toBe(passesOnAsItReads.includes(runtime.target) ? 'broken off' : "the site's own");
      });

      it('sends nothing of the visitor to us', async () => {
        const path = '/docs/private-visit.md?utm_source=visitor-query';
        expect(saidOf(await get('up', true, path, { headers: visitor }))).toBe('ours');
        const asked = product.asked.filter((each) => each.path.includes('private-visit'));
        expect(asked.length).toBeGreaterThan(0);
        for (const { path: askedPath, headers } of asked) {
          expect(askedPath).toBe('/s/up/docs/private-visit.md');
          expect(JSON.stringify(headers)).not.toContain('visitor');
          for (const name of Object.keys(headers)) expect(name).toMatch(OF_CLIENTS);
        }
      });

      it('passes on the file alone: no rule of ours for pages of ours', async () => {
        const { headers } = await get('up', true, '/llms.txt');
        expect(headers['content-type']).toBe('text/plain; charset=utf-8');
        for (const name of Object.keys(ofOurPages)) expect(headers).not.toHaveProperty(name);
        const head = await get('up', true, '/llms.txt', { method: 'HEAD' });
        expect(head).toMatchObject({ status: 200, body: '' });
      });

      it('leaves everything else to the site', async () => {
        expect(await get('up', true, '/')).toMatchObject({ status: 200, body: HOME });
        for (const path of ['/llms-full.txt', '/llmsXtxt', '/docs/llms.txt', '/llms.txt/', '/a.mdx'])
          expect(saidOf(await get('up', true, path)), path).toBe("the site's 404");
        for (const path of ['/visible-ai/send', '/visible-ai/check', '/visible-ai/ask'])
          expect((await get('up', true, path)).status, path).toBe(404);
        const posted = await get('up', true, '/llms.txt', { method: 'POST' });
        expect(posted.body).not.toContain('Ours');
      });

      it('asks for a page by its own name, in any script', async () => {
        const path = `/${encodeURIComponent('日本')}/${encodeURIComponent('鉄 & 100%.md')}`;
        expect(saidOf(await get('up', true, path))).toBe('ours');
        const asked = product.asked.map((each) => decodeURIComponent(each.path));
        expect(asked).toContain('/s/up/日本/鉄 & 100%.md');
      });

      it.each([
        '/a%0d%0aX-Injected:%20yes.md',
        '/a%0aHost:%20b.example.md',
        '/..%2f..%2fapi/sites.md',
        '/%2e%2e/%2e%2e/api.md',
        '/a%3Fb=c.md',
        '/a%23b.md',
        '/%00.md',
        '/%ff%fe.md',
        '//b.example/c.md',
        '/a/../../b.md',
        '/@b.example/c.md',
        '/$(id)`id`".md',
        "/';phpinfo();'.md",
      ])('cannot be led astray by %s', async (path) => {
        const before = product.asked.length;
        const { status, body } = await get('up', true, path);
        expect(status).toBeLessThan(500);
        expect(body).not.toContain('uid=');
        for (const { path: askedPath, headers } of product.asked.slice(before)) {
          expect(askedPath).toMatch(/^\/s\/(?!.*(?:^|\/)(?:\.|%2e){2}(?:\/|$))/i);
          expect(headers).not.toHaveProperty('x-injected');
          expect(headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
        }
      });

      it('serves a site that begins in a folder from there', async () => {
        expect(saidOf(await ask(server.port, IN_FOLDER, '/my%20shop/llms.txt'))).toBe('ours');
        expect(saidOf(await ask(server.port, IN_FOLDER, '/my%20shop/docs/start.md'))).toBe('ours');
        expect(saidOf(await ask(server.port, IN_FOLDER, '/llms.txt'))).toBe("the site's own");
      });
    });
