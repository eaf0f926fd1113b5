import { readFileSync } from 'node:fs';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import {
  type FakeInternet,
  hasFakeInternet,
  type RunResult,
  sharedFile,
  startFakeInternet,
} from './fake-internet.ts';

const caseSchema = z.array(
  z.object({
    id: z.string(),
    url: z.string(),
    expect: z.enum(['refuse', 'pass']),
    strict: z.boolean(),
  }),
);
const MIB = 1024 * 1024;
const LONG = 300_000;
const MEANT_TO_BE_LATE = ['hugelength', 'silent', 'slowheaders', 'drip', 'dripchunks'];

describe.skipIf(!hasFakeInternet)('behind a fake internet (skipped without the shared tools)', () => {
  let internet: FakeInternet;
  beforeAll(async () => {
    internet = await startFakeInternet(await freePort());
  });
  afterAll(() => internet.stop());

  it('no strict case of the corpus reaches anything that is not public', { timeout: LONG }, async () => {
    const cases = caseSchema.parse(JSON.parse(readFileSync(sharedFile('corpora/ssrf_cases.json'), 'utf8')));
    const toRefuse = cases.filter((one) => one.strict && one.expect === 'refuse');
    // The form's rule checks addresses in the product; those that pass it must be stopped here.
    const urls = toRefuse.flatMap(({ url }) => {
      const typed = checkWebsiteUrl(url);
      return typed.ok ? [url, typed.url] : [url];
    });
    const { results, violations } = await internet.run({ urls, atOnce: 8, maxBytes: MIB });
    expect(violations).toEqual([]);
    expect(results.filter(({ kind }) => kind !== 'refused')).toEqual([]);
    expect(new Set(results.filter(({ kind }) => kind === 'refused').map(({ text }) => text)).size).toBe(1);
  });

  it('no strict case that is public is refused', { timeout: LONG }, async () => {
    const cases = caseSchema.parse(JSON.parse(readFileSync(sharedFile('corpora/ssrf_cases.json'), 'utf8')));
    const urls = cases.filter((one) => one.strict && one.expect === 'pass').map(({ url }) => url);
    const { results } = await internet.run({ urls, atOnce: 8, maxBytes: MIB });
    expect(results.length).toBeGreaterThan(20);
    expect(results.filter(({ kind }) => kind === 'refused')).toEqual([]);
  });

  it('no DNS answer leads inside: private, mixed, mapped, translated, or changed after the check', async () => {
    const hosts = [
      'rebind',
      'rebind6',
      'mixed',
      'priv4',
      'priv6',
      'mapped',
      'nat64',
      'meta',
      'zero',
      'compat',
    ];
    const urls = hosts.map((host) => `http://${host}.example/`);
    const { results, violations } = await internet.run({
      urls: [...urls, ...urls],
      atOnce: 1,
      maxBytes: MIB,
    });
    expect(violations).toEqual([]);
    const passed = results.filter(({ kind }) => kind === 'ok').map(({ url }) => url);
    // Their first answer is public; the second is not, and then they are refused.
    expect(passed).toEqual(['http://rebind.example/', 'http://rebind6.example/']);
    expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(urls.length * 2 - passed.length);
  });

  it('a name server that does not answer is given up on', async () => {
    const { results } = await internet.run({ urls: ['http://slowdns.example/'], atOnce: 1, maxBytes: MIB });
    expect(results).toMatchObject([{ kind: 'timeout' }]);
  });

  describe('of all hostile sites, twenty at once', () => {
    const byBehaviour = new Map<string, RunResult>();
    let run: Awaited<ReturnType<FakeInternet['run']>>;
    const keep = (results: RunResult[]) => {
      for (const result of results) byBehaviour.set(new URL(result.url).hostname.split('.')[0] ?? '', result);
    };
    beforeAll(async () => {
      const urls = internet.behaviours.map((behaviour) => `http://${behaviour}.evil.example/`);
      run = await internet.run({ urls, atOnce: 20, maxBytes: 2 * MIB });
      keep(run.results);
      // On a busy machine a deadline may pass by accident: requests that ran into one are repeated, fewer at
      // once, at last alone.
      for (const atOnce of [5, 2, 1, 1, 1]) {
        const late = [...byBehaviour.values()].filter(
          ({ kind, url }) =>
            kind === 'timeout' && !MEANT_TO_BE_LATE.some((host) => url.includes(`//${host}.`)),
        );
        if (late.length === 0) break;
        const again = await internet.run({ urls: late.map(({ url }) => url), atOnce, maxBytes: 2 * MIB });
        keep(again.results);
      }
    }, LONG);

    it('every one ends', () => {
      expect(run.results).toHaveLength(internet.behaviours.length);
    });

    it('none leads inside', async () => {
      expect(run.violations).toEqual([]);
      expect(run.connects).toBeGreaterThan(90);
      expect((await internet.stats()).canary).toBe(0);
    });

    it('none fills the memory', () => {
      expect((run.memory.most - run.memory.before) / MIB).toBeLessThan(250);
    });

    it.each([
      ['gzipbomb', { kind: 'ok', bytes: 2 * MIB }],
      ['brbomb', { kind: 'ok', bytes: 2 * MIB }],
      ['deflatebomb', { kind: 'ok', bytes: 2 * MIB }],
      ['nestedgzip', { kind: 'protocol' }],
      ['infinite', { kind: 'ok', bytes: 2 * MIB }],
      ['big50mb', { kind: 'ok', bytes: 2 * MIB }],
      ['lyinglength', { kind: 'ok', bytes: 10 }],
      ['hugelength', { kind: 'timeout' }],
      ['bigheader', { kind: 'protocol' }],
      ['manyheaders', { kind: 'protocol' }],
      ['cookieflood', { kind: 'ok', bytes: 2 }],
      ['silent', { kind: 'timeout' }],
      ['slowheaders', { kind: 'timeout' }],
      ['drip', { kind: 'timeout' }],
      ['dripchunks', { kind: 'timeout' }],
      ['reset', { kind: 'reset' }],
      ['garbage', { kind: 'protocol' }],
      ['http09', { kind: 'protocol' }],
      ['badchunk', { kind: 'protocol' }],
      ['truncated', { kind: 'reset' }],
      ['clte', { kind: 'reset' }],
      ['early103', { kind: 'ok', status: 200 }],
      ['empty', { kind: 'ok', bytes: 0 }],
      ['nocontent', { kind: 'ok', status: 204 }],
      ['badgzip', { kind: 'protocol' }],
      ['unknownenc', { kind: 'protocol' }],
      ['s503', { kind: 'ok', status: 503 }],
      ['redirloop', { kind: 'redirects', redirects: 5 }],
      ['redirchain', { kind: 'redirects', redirects: 5 }],
      ['redirpingpong', { kind: 'redirects', redirects: 5 }],
      ['redirloopback', { kind: 'refused' }],
      ['redirlocalhost', { kind: 'refused' }],
      ['redirdecimal', { kind: 'refused' }],
      ['redirv6', { kind: 'refused' }],
      ['redirmeta', { kind: 'refused' }],
      ['redir307', { kind: 'refused' }],
      ['redir308', { kind: 'refused' }],
      ['redirfile', { kind: 'refused' }],
      ['redirgopher', { kind: 'refused' }],
      ['redirproto', { kind: 'refused' }],
      ['redirbad', { kind: 'redirects' }],
      ['redirempty', { kind: 'ok', status: 302 }],
      ['redircrlf', { kind: 'ok', status: 200 }],
    ])('%s ends as it should', (behaviour, expected) => {
      expect(byBehaviour.get(behaviour)).toMatchObject(expected);
    });
  });
});
