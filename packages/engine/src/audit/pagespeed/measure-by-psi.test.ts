import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchJson } from '../../safe-fetch/trusted-fetch.ts';
import { measureByPsi, type PsiSettings } from './measure-by-psi.ts';
import answer from './testing/pagespeed-answer.json' with { type: 'json' };
import { serveAnswers } from './testing/serve-answers.ts';

const KEY = 'AIza-secret-key';
const page = 'https://azerty.global/';
const never = new AbortController().signal;
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function psi(respond: RequestListener, changes: Partial<PsiSettings> = {}) {
  const server = await serveAnswers(respond);
  open.push(server);
  const measure = measureByPsi({
    apiUrl: `${server.origin}/pagespeedonline/v5/runPagespeed`,
    apiKey: KEY,
    allowPrivateTargets: new Set(),
    fetchJson,
    now: Date.now,
    ...changes,
  });
  return { server, measure: (url = page, signal = never) => measure(url, signal) };
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const reasonOf = (part: Awaited<ReturnType<Awaited<ReturnType<typeof psi>>['measure']>>) => {
  expect(part.ok).toBe(false);
  const problem = part.ok ? null : part.problem;
  expect(problem?.kind).toBe('unavailable');
  expect(problem?.text).toMatch(/^PageSpeed Insights data unavailable: /);
  expect(problem?.text).not.toContain(KEY);
  return problem?.text;
};

describe('PageSpeed Insights', () => {
  it('asks for the mobile page and four categories, with the key, and reads a real result', async () => {
    const { server, measure } = await psi(json(200, answer));
    const part = await measure();
    const query = new URL(server.asked[0] ?? '', server.origin).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ url: page, strategy: 'mobile', key: KEY });
    expect(query.getAll('category')).toEqual(['performance', 'accessibility', 'best-practices', 'seo']);
    expect(part).toMatchObject({
      ok: true,
      value: {
        source: 'psi',
        version: '12.8.2',
        scores: { performance: 99, accessibility: 95, bestPractices: 96, seo: 92 },
        metrics: { firstContentfulPaint: 1531.90815, cumulativeLayoutShift: 0 },
      },
    });
  });

  it('needs no key', async () => {
    const { server, measure } = await psi(json(200, answer), { apiKey: undefined });
    expect((await measure()).ok).toBe(true);
    expect(server.asked[0]).not.toContain('key=');
  });

  it('keeps what costs most, by category', async () => {
    const { measure } = await psi(json(200, answer));
    const part = await measure();
    const found = part.ok ? part.value.opportunities : [];
    expect(found[0]).toMatchObject({ id: 'render-blocking-resources', category: 'performance' });
    expect(found.filter(({ category }) => category === 'accessibility')).toEqual([
      expect.objectContaining({ id: 'target-size' }),
      expect.objectContaining({ id: 'heading-order' }),
    ]);
  });

  it.each([
    [429, { error: { code: 429, message: `Quota exceeded for key ${KEY}` } }, 'limit of calls is used up'],
    [
      400,
      { error: { code: 400, message: 'Lighthouse returned error: FAILED_DOCUMENT_REQUEST. Details' } },
      'FAILED_DOCUMENT_REQUEST',
    ],
    [400, { error: { code: 400, message: `API key ${KEY} not valid.` } }, 'refuses this server’s key'],
    [500, { error: { code: 500, message: 'Backend error' } }, 'status 500'],
    [200, {}, 'not a Lighthouse result'],
    [
      200,
      { lighthouseResult: { ...answer.lighthouseResult, runtimeError: { code: 'NO_FCP', message: 'x' } } },
      'NO_FCP',
    ],
    [200, { lighthouseResult: { ...answer.lighthouseResult, categories: {} } }, 'no score'],
  ])('is unavailable, with the reason, when Google answers %i %j', async (status, body, reason) => {
    const { measure } = await psi(json(status, body));
    expect(reasonOf(await measure())).toContain(reason);
  });

  it('is unavailable when the answer is no JSON, too large, late, cut off or refused', async () => {
    const html = await psi((_, response) => response.end('<html>'));
    expect(reasonOf(await html.measure())).toContain('no JSON');
    const large = await psi((_, response) => response.end(Buffer.alloc(11 * 1024 * 1024, 32)));
    expect(reasonOf(await large.measure())).toContain('larger than');
    const late = await psi(() => undefined, { timeoutMs: 1000 });
    expect(reasonOf(await late.measure())).toContain('within 1 seconds');
    const cut = await psi((request) => request.socket.destroy());
    expect(reasonOf(await cut.measure())).toContain('could not be reached');
    const refused = await psi(() => undefined, { apiUrl: 'http://127.0.0.1:9/' });
    expect(reasonOf(await refused.measure())).toContain('could not be reached');
  });

  it('follows no redirect', async () => {
    const other = await psi(json(200, answer));
    const { measure } = await psi((_, response) =>
      response.writeHead(302, { location: `${other.server.origin}/` }).end('{}'),
    );
    expect(reasonOf(await measure())).toContain('status 302');
    expect(other.server.asked).toEqual([]);
  });

  it('gives one category without a score as null, never as zero', async () => {
    const { seo: _, ...categories } = answer.lighthouseResult.categories;
    const body = {
      lighthouseResult: {
        ...answer.lighthouseResult,
        categories: { ...categories, performance: { ...categories.performance, score: null } },
      },
    };
    const { measure } = await psi(json(200, body));
    expect(await measure()).toMatchObject({
      ok: true,
      value: { scores: { performance: null, seo: null, accessibility: 95 } },
    });
  });

  it('asks no more after “quota exceeded” until a minute has passed', async () => {
    let time = 0;
    const { server, measure } = await psi(json(429, { error: { code: 429 } }), { now: () => time });
    await measure();
    await measure();
    expect(server.asked).toHaveLength(1);
    time += 60_001;
    await measure();
    expect(server.asked).toHaveLength(2);
  });

  it('keeps to its own number of calls at once and a minute', async () => {
    let running = 0;
    let most = 0;
    const { server, measure } = await psi(
      (_, response) => {
        running += 1;
        most = Math.max(most, running);
        setTimeout(() => {
          running -= 1;
          response.end(JSON.stringify(answer));
        }, 20);
      },
      { now: () => 0 },
    );
    const first = await Promise.all(Array.from({ length: 58 }, () => measure()));
    expect(first.every(({ ok }) => ok)).toBe(true);
    expect(most).toBe(8);
    const rest = await Promise.all(Array.from({ length: 5 }, () => measure()));
    expect(rest.filter(({ ok }) => ok)).toHaveLength(2);
    expect(server.asked).toHaveLength(60);
  });

  it('stops when the visitor leaves', async () => {
    const leaving = new AbortController();
    const { measure } = await psi(() => leaving.abort());
    reasonOf(await measure(page, leaving.signal));
  });

  it('never tells Google of a private address', async () => {
    const google = (allowPrivateTargets: string[] = []) =>
      measureByPsi({
        apiUrl: 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed',
        apiKey: undefined,
        allowPrivateTargets: new Set(allowPrivateTargets),
        fetchJson: () => Promise.reject(new Error('Google was asked')),
        now: Date.now,
      });
    for (const url of [
      'http://127.0.0.1:4100/',
      'http://10.0.0.7/',
      'http://[::1]/',
      'https://wiki.internal/',
      'http://printer.local/',
    ])
      expect(reasonOf(await google()(url, never))).toContain('private');
    const allowed = google(['intranet.bakery.com:443']);
    expect(reasonOf(await allowed('https://intranet.bakery.com/', never))).toContain('private');
  });
});
