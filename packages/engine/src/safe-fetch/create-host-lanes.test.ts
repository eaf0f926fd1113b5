import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openSession, serve, textOf } from '../../test/safe-fetch/local-site.ts';
import type { FetchOutcome } from './fetch-result.ts';

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const allOk = (outcomes: FetchOutcome[]) => outcomes.filter((outcome) => !outcome.ok).map(textOf);

/** A site that answers only on command, and knows who waits. */
async function serveByHand() {
  const waiting = new Map<string, ServerResponse>();
  const site = await serve((request, response) => waiting.set(request.url ?? '', response));
  return {
    site,
    waiting: () => [...waiting.keys()].sort(),
    answer(path: string) {
      waiting.get(path)?.end('done');
      waiting.delete(path);
    },
  };
}

describe('the connections to one host', () => {
  it('are two at most, and a dripping answer holds up nobody else', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/drip') response.write('begun');
      else response.end('done');
    });
    const { ask } = openSession([site], { totalTimeout: 500 });
    const dripping = ask(`${site.origin}/drip`);
    expect(allOk(await Promise.all(times(20, (n) => ask(`${site.origin}/${n}`))))).toEqual([]);
    expect(site.connections.most).toBe(2);
    expect(await dripping).toMatchObject({ ok: false, kind: 'timeout' });
  });

  it('are used again, and no new ones are opened', async () => {
    const site = await serve((_request, response) => response.end('done'));
    const { ask } = openSession([site]);
    for (const n of [1, 2, 3]) await ask(`${site.origin}/${n}`);
    expect(site.connections.ever).toBe(1);
  });

  it('never carry a normal request behind another', async () => {
    const { site, waiting, answer } = await serveByHand();
    const { ask } = openSession([site]);
    await Promise.all([
      ask(`${site.origin}/first`),
      expect
        .poll(waiting)
        .toEqual(['/first'])
        .then(() => answer('/first')),
    ]);
    const all = Promise.all(['a', 'b', 'c'].map((name) => ask(`${site.origin}/${name}`)));
    await expect.poll(waiting).toEqual(['/a', '/b']);
    answer('/b');
    await expect.poll(waiting).toEqual(['/a', '/c']);
    answer('/a');
    answer('/c');
    expect(allOk(await all)).toEqual([]);
  });

  it('need two rounds for an audit: page, robots.txt and llms.txt, then sitemap and seven probes', async () => {
    const { site, waiting, answer } = await serveByHand();
    const { ask, probe } = openSession([site]);
    const get = (path: string) => ask(site.origin + path);
    const audit = Promise.all([
      get('/page').then(() => Promise.all(times(7, (n) => probe(`${site.origin}/probe-${n}`)))),
      get('/robots.txt').then(() => get('/sitemap.xml')),
      get('/llms.txt'),
    ]);
    await expect.poll(waiting).toEqual(['/page', '/robots.txt']);
    answer('/page');
    answer('/robots.txt');
    const second = [
      '/llms.txt',
      '/probe-0',
      '/probe-1',
      '/probe-2',
      '/probe-3',
      '/probe-4',
      '/probe-5',
      '/probe-6',
      '/sitemap.xml',
    ];
    await expect.poll(waiting).toEqual(second);
    second.forEach(answer);
    const [probes, sitemap, llms] = await audit;
    expect(allOk([...probes, sitemap, llms])).toEqual([]);
    expect(site.connections.ever).toBe(2);
  });

  it('serve normal requests before the probes that wait', async () => {
    const order: string[] = [];
    const site = await serve(async (request, response) => {
      order.push(request.url ?? '');
      await setTimeout(10);
      response.writeHead(200, { connection: 'close' }).end('done');
    });
    const { ask, probe } = openSession([site]);
    const probes = times(4, (n) => probe(`${site.origin}/probe-${n}`));
    const normal = times(2, (n) => ask(`${site.origin}/page-${n}`));
    expect(allOk(await Promise.all([...probes, ...normal]))).toEqual([]);
    expect(order.slice(2, 4).sort()).toEqual(['/page-0', '/page-1']);
  });
});

describe('probes behind one another', () => {
  it('each get their own answer', async () => {
    const site = await serve((request, response) => response.end(request.headers['user-agent']));
    const { ask, probe } = openSession([site]);
    await ask(site.origin);
    const agents = times(20, (n) => `agent-${n}`);
    const outcomes = await Promise.all(agents.map((userAgent) => probe(site.origin, { userAgent })));
    expect(outcomes.map(textOf)).toEqual(agents);
    expect(site.connections.ever).toBeLessThanOrEqual(2);
  });

  it('keep their connection when an answer is cut', async () => {
    const site = await serve((_request, response) => response.end('x'.repeat(50_000)));
    const { probe } = openSession([site]);
    await probe(site.origin, { maxBytes: 100_000 });
    const outcomes = await Promise.all(times(7, () => probe(site.origin, { atLimit: 'cut' })));
    expect(outcomes.every((outcome) => outcome.ok && outcome.truncated)).toBe(true);
    expect(site.connections.ever).toBeLessThanOrEqual(2);
  });

  it('are asked again one by one where the host hangs up after each answer', async () => {
    const asked = new Map<string, number>();
    const site = await serve((request, response) => {
      const path = request.url ?? '';
      asked.set(path, (asked.get(path) ?? 0) + 1);
      response.end('done', () => path !== '/' && request.socket.destroy());
    });
    const { ask, probe } = openSession([site]);
    await ask(site.origin);
    expect(allOk(await Promise.all(times(7, (n) => probe(`${site.origin}/${n}`))))).toEqual([]);
  });

  it('do not suffer for one that gets no answer', async () => {
    const site = await serve((request, response) => {
      if (request.url !== '/silent') response.end('done');
    });
    const { ask, probe } = openSession([site], { headersTimeout: 1000 });
    await ask(site.origin);
    const [silent, ...others] = await Promise.all(
      ['/silent', ...times(6, (n) => `/${n}`)].map((path) => probe(site.origin + path)),
    );
    expect(silent).toMatchObject({ ok: false, kind: 'timeout' });
    expect(allOk(others)).toEqual([]);
  });

  it('have all their time, counted from their turn', async () => {
    // Answers come one by one, as from most servers: the fourth is due after more than one's time.
    const lastOn = new WeakMap<object, Promise<void>>();
    const site = await serve(async ({ socket }, response) => {
      const mine = (lastOn.get(socket) ?? Promise.resolve()).then(() => setTimeout(100));
      lastOn.set(socket, mine);
      await mine;
      response.end('done');
    });
    const { ask, probe } = openSession([site], { headersTimeout: 300, totalTimeout: 350 });
    await ask(site.origin);
    expect(allOk(await Promise.all(times(8, () => probe(site.origin))))).toEqual([]);
    expect(site.connections.ever).toBe(2);
  });

  it('fail when the host refuses them alone as well, after two tries', async () => {
    let tries = 0;
    const site = await serve((request, response) => {
      if (request.url === '/no') {
        tries += 1;
        request.socket.destroy();
      } else {
        response.end('done');
      }
    });
    const { ask, probe } = openSession([site]);
    await ask(site.origin);
    expect(await probe(`${site.origin}/no`)).toMatchObject({ ok: false, kind: 'reset' });
    expect(tries).toBe(2);
  });
});

describe('a connection that was used before', () => {
  it('may be closed by the host just then: the request is made again', async () => {
    let answered = 0;
    const site = await serve((request, response) => {
      // The second request finds the connection closing, as after a keep-alive timeout.
      answered += 1;
      if (answered === 2) request.socket.destroy();
      else response.end('done');
    });
    const { ask } = openSession([site]);
    expect(textOf(await ask(site.origin))).toBe('done');
    expect(textOf(await ask(site.origin))).toBe('done');
    expect(answered).toBe(3);
  });
});
