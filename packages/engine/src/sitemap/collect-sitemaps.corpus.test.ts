import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FetchOutcome } from '../safe-fetch/fetch-result.ts';
import { collectSitemaps } from './collect-sitemaps.ts';
import { readSitemap } from './read-sitemap.ts';

const shared = process.env.SHARED_DIR ?? resolve(import.meta.dirname, '../../../../../shared');
const file = `${shared}/corpora/sitemap_cases.json`;
const answer = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  bodyB64: z.string(),
});
const sitemapCase = z.object({
  id: z.string(),
  origin: z.string(),
  responses: z.record(z.string(), answer),
  expectPages: z.array(z.string()),
  maxFetches: z.number().optional(),
  mustNotContain: z.array(z.string()).optional(),
});
type SitemapCase = z.infer<typeof sitemapCase>;
const cases = existsSync(file) ? z.array(sitemapCase).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

/** Simulates the guarded fetch: follows five redirects and decodes one layer of content encoding. */
function answersOf({ responses }: SitemapCase) {
  const asked: string[] = [];
  const fetch = async (requestedUrl: string): Promise<FetchOutcome> => {
    const redirects: { from: string; to: string; status: number }[] = [];
    let url = requestedUrl;
    for (;;) {
      asked.push(url);
      const found = responses[url];
      if (!found) return { ok: false, requestedUrl, url, kind: 'dns', text: 'No such host.', redirects };
      const { status, headers } = found;
      const location = headers.location;
      if (location === undefined) {
        const packed = Buffer.from(found.bodyB64, 'base64');
        const body = new Uint8Array(headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed);
        return {
          ok: true,
          requestedUrl,
          url,
          status,
          headers,
          redirects,
          body,
          truncated: false,
          headersMs: 1,
          totalMs: 1,
        };
      }
      redirects.push({ from: url, to: location, status });
      if (redirects.length > 5)
        return { ok: false, requestedUrl, url, kind: 'redirects', text: 'Too many.', redirects };
      url = location;
    }
  };
  return { fetch, asked };
}

async function collect(one: SitemapCase) {
  const { fetch, asked } = answersOf(one);
  const robots = one.responses[`${one.origin}/robots.txt`];
  const parsed = parseRobotsTxt(Buffer.from(robots?.bodyB64 ?? '', 'base64').toString());
  const found = await collectSitemaps({
    siteUrl: one.origin,
    declared: parsed.sitemaps.map(({ url }) => new URL(url, one.origin).href),
    limits: { files: 50, urls: 50_000, bytes: 50_000_000 },
    signal: new AbortController().signal,
    fetch,
    read: async (input) => ({ ok: true, value: await readSitemap(input) }),
  });
  return { found, asked };
}

describe.skipIf(cases.length === 0)('the conformance corpus for sitemaps', () => {
  it.each(cases.map((one) => [one.id, one] as const))('finds exactly the pages of %s', async (_id, one) => {
    const { found, asked } = await collect(one);
    expect([...found.urls].sort()).toEqual([...one.expectPages].sort());
    expect(found.total).toBe(one.expectPages.length);
    expect(asked.length).toBeLessThanOrEqual(one.maxFetches ?? 20);
    for (const text of one.mustNotContain ?? []) expect(JSON.stringify(found)).not.toContain(text);
    expect(asked.filter((url) => !url.startsWith(one.origin))).toEqual([]);
  });
});
