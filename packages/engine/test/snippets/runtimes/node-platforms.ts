import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteCase } from '../site-case.ts';
import type { Runtime } from './runtime.ts';

const snippetModule = z.object({ default: z.unknown(), config: z.looseObject({}).optional() });
const answerOf = z.instanceof(Response).optional();

/** Whether the platform runs the snippet, and how it uses the snippet's result. */
interface Platform {
  /** @returns undefined if the request continues to the site. */
  answer(
    loaded: z.infer<typeof snippetModule>,
    request: Request,
    own: (request: Request) => Response,
  ): Promise<Response | undefined>;
}

const callable = z.custom<(...args: unknown[]) => unknown>((value) => typeof value === 'function');

/**
 * A default export that takes the request; a `Response` is the answer, undefined lets the request continue.
 */
const middleware: Platform['answer'] = async ({ default: run }, request) =>
  answerOf.parse(await callable.parse(run)(request));

/** In a Worker, `fetch` of the incoming request itself goes to the origin. */
const origins = new WeakMap<Request, (request: Request) => Response>();
const { fetch: worldFetch } = globalThis;
const workerFetch: typeof fetch = async (input, init) => {
  const own = input instanceof Request && init === undefined ? origins.get(input) : undefined;
  return own && input instanceof Request ? own(input) : worldFetch(input, init);
};

const platforms: Record<'cloudflare-worker' | 'nextjs' | 'vercel' | 'netlify', Platform> = {
  'cloudflare-worker': {
    async answer({ default: worker }, request, own) {
      const { fetch: run } = z.object({ fetch: callable }).parse(worker);
      origins.set(request, own);
      return answerOf.parse(await run(request, {}, { passThroughOnException: () => undefined }));
    },
  },
  nextjs: { answer: middleware },
  vercel: { answer: middleware },
  netlify: {
    answer: async (loaded, request, own) => {
      const { pattern } = z.object({ pattern: z.string() }).parse(loaded.config);
      return new RegExp(pattern).test(new URL(request.url).pathname)
        ? middleware(loaded, request, own)
        : undefined;
    },
  },
};

/** What the site serves without us. */
function ownAnswer(folder: string, request: Request): Response {
  const { pathname } = new URL(request.url);
  const read = (path: string) => {
    try {
      return readFileSync(join(folder, path));
    } catch {
      return undefined;
    }
  };
  const own = read(pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
  const type = /\.(?:txt|md)$/.test(pathname) ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8';
  return own
    ? new Response(new Uint8Array(own), { headers: { 'content-type': type } })
    : new Response(new Uint8Array(read('404.html') ?? []), { status: 404 });
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const requestOf = ({ url = '/', headers, method = 'GET' }: IncomingMessage) =>
  new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && name !== 'connection' ? [[name, value]] : [],
    ),
  });

/** Runs the snippet in Node.js as the platform's documentation describes it. */
const onNode = (target: keyof typeof platforms, name: string): Runtime => ({
  target,
  name,
  needs: {},
  async start(sites) {
    const load = async ({ code }: SiteCase) =>
      snippetModule.parse(
        await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`),
      );
    const loaded = new Map(
      await Promise.all(sites.map(async (site) => [site.host, { site, module: await load(site) }] as const)),
    );
    if (target === 'cloudflare-worker') globalThis.fetch = workerFetch;
    const server = createServer((incoming, response) => {
      const request = requestOf(incoming);
      const found = loaded.get(new URL(request.url).hostname);
      if (!found) return void response.writeHead(421).end();
      const own = (asked: Request) => ownAnswer(found.site.folder, asked);
      void platforms[target]
        .answer(found.module, request, own)
        .then((answer) => send(answer ?? own(request), response))
        .catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      port,
      stop: () =>
        new Promise((resolve) => {
          globalThis.fetch = worldFetch;
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
});

export const nodePlatforms: Runtime[] = [
  onNode('cloudflare-worker', 'Cloudflare Worker (in Node.js)'),
  onNode('nextjs', 'Next.js proxy (in Node.js)'),
  onNode('netlify', 'Netlify edge function (in Node.js)'),
  onNode('vercel', 'Vercel middleware (in Node.js)'),
];
