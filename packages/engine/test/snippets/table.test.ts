import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSnippets } from '../../src/snippets/write-snippets.ts';
import { type Answered, ask } from './ask.ts';
import { OURS, type Product, type ProductState, productStates, startProduct } from './product.ts';
import { findProgram, type RunningServer } from './run-server.ts';
import { apache } from './runtimes/apache.ts';
import { caddy } from './runtimes/caddy.ts';
import { nginx } from './runtimes/nginx.ts';
import { nodePlatforms } from './runtimes/node-platforms.ts';
import type { Runtime } from './runtimes/runtime.ts';
import { wordpress } from './runtimes/wordpress.ts';
import { OWN, OWN_PAGE, type SiteCase, siteFolder } from './site-case.ts';

const FILES = ['llms.txt', 'robots.txt', 'docs/start.md', '日本/鉄.md'];
const states: readonly ProductState[] = [...productStates, 'stalled'];
const hostOf = (state: ProductState, hasOwn: boolean) =>
  `${state.toLowerCase()}-${hasOwn ? 'own' : 'none'}.test`;

/** What somebody gets, in the words of docs/snippets.md. */
function saidOf({ status, body, headers }: Answered): string {
  const type = headers['content-type'] ?? 'no type';
  if (status === 200 && body === OURS && /^text\/(?:plain|markdown)/.test(type)) return 'ours';
  if (status === 200 && (body === OWN || body === OWN_PAGE)) return "the site's own";
  const isOurError = /of ours/.test(body);
  return status === 404 && !isOurError ? "the site's 404" : `${status} ${type} ${body.slice(0, 80)}`;
}

const expected = (state: ProductState, hasOwn: boolean) =>
  state === 'up' ? 'ours' : hasOwn ? "the site's own" : "the site's 404";

const runtimes: Runtime[] = [nginx, caddy, apache, wordpress, ...nodePlatforms];
const missingOf = ({ needs }: Runtime) =>
  Object.entries(needs).flatMap(([program, debian]) => (findProgram(program) ? [] : [debian]));

describe.each(runtimes)('the snippet for $target, run by $name', (runtime) => {
  const missing = missingOf(runtime);
  if (missing.length > 0 && !process.env.CI) {
    it.skip(`is not run: ${missing.join(' and ')} of Debian is not installed`, () => undefined);
    return;
  }
  let product: Product;
  let server: RunningServer;
  const folders: string[] = [];

  beforeAll(async () => {
    product = await startProduct();
    const sites: SiteCase[] = states.flatMap((state) =>
      [true, false].map((hasOwn) => {
        const folder = siteFolder(hasOwn);
        folders.push(folder);
        const snippets = writeSnippets({
          base: product.base(state),
          origin: 'https://www.example.com/',
          files: FILES,
        });
        const code = snippets.find(({ target }) => target === runtime.target)?.code ?? '';
        return { host: hostOf(state, hasOwn), code, folder };
      }),
    );
    server = await runtime.start(sites);
  });
  afterAll(async () => {
    await server?.stop();
    await product.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const get = (state: ProductState, hasOwn: boolean, path = '/llms.txt') =>
    ask(server.port, hostOf(state, hasOwn), path);

  it('answers ours while we are up, and what the site has, or has not, whenever we are not', async () => {
    const rows = await Promise.all(
      productStates.flatMap((state) =>
        [true, false].map(async (hasOwn) => {
          const answered = await get(state, hasOwn);
          const twin = await get(state, hasOwn, '/docs/start.md');
          return { state, hasOwn, file: saidOf(answered), twin: saidOf(twin) };
        }),
      ),
    );
    const wanted = productStates.flatMap((state) =>
      [true, false].map((hasOwn) => {
        const said = expected(state, hasOwn);
        return { state, hasOwn, file: said, twin: said };
      }),
    );
    expect(rows).toEqual(wanted);
  });
});
