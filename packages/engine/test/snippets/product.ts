import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../support/free-port.ts';

/** The states of our service when a server requests a file. */
export const productStates = ['up', 'down', 'slow', '500', '429', '404', '302', 'HTML', 'empty'] as const;
/** Stalled: half of the file, and then nothing. */
export type ProductState = (typeof productStates)[number] | 'stalled';

export const OURS = '# Ours: naïve café, 日本\n\n- [Start](https://a.example/)\n';

export interface AskedOfProduct {
  path: string;
  headers: IncomingHttpHeaders;
}

export interface Product {
  /** The base of files while the product is in that state. */
  base(state: ProductState): string;
  asked: AskedOfProduct[];
  close(): Promise<void>;
}

/** Headers that we send with everything, or with hosted files: rules for our own host. */
export const ofOurPages = {
  'x-robots-tag': 'noindex',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'self'",
  'set-cookie': 'a=b',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const error = '<!doctype html><title>Error of ours</title><h1>Error of ours</h1>';
const answers: Partial<Record<string, { status: number; type: string; body: string }>> = {
  up: { status: 200, type: 'text/plain; charset=utf-8', body: OURS },
  '500': { status: 500, type: 'text/html', body: error },
  '429': { status: 429, type: 'text/plain; charset=utf-8', body: 'Error of ours: too many' },
  '404': { status: 404, type: 'text/plain; charset=utf-8', body: 'Error of ours: not found' },
  '302': { status: 302, type: 'text/plain; charset=utf-8', body: 'Error of ours: elsewhere' },
  HTML: { status: 200, type: 'text/html; charset=utf-8', body: error },
  empty: { status: 200, type: 'text/plain; charset=utf-8', body: '' },
};

/** Serves hosted files under `/s/<state>/` as that state would. */
export async function startProduct(): Promise<Product> {
  const asked: AskedOfProduct[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    const state = path.split('/')[2] ?? '';
    if (state === 'slow') return;
    if (state === 'stalled') {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 1000 });
      if (request.method === 'HEAD') response.end();
      else response.write('Half of');
      return;
    }
    const { status, type, body } = answers[state] ?? { status: 404, type: 'text/plain', body: error };
    response.writeHead(status, {
      'content-type': path.endsWith('.md') ? type.replace('plain', 'markdown') : type,
      'content-length': Buffer.byteLength(body),
      ...ofOurPages,
      ...(status === 302 ? { location: '/s/up/llms.txt' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const closed = await freePort();
  return {
    asked,
    base: (state) => `http://127.0.0.1:${state === 'down' ? closed : port}/s/${state}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
