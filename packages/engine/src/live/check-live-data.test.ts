import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import { describe, expect, it } from 'vitest';
import type { FetchOutcome } from '../safe-fetch/fetch-result.ts';
import { checkLiveData, type DataComparers } from './check-live-data.ts';
import { compareDataTask, keptPagesTask } from './compare-data-task.ts';

const us = {
  '@type': 'Organization',
  '@id': 'https://a.example/#us',
  name: 'A',
  sameAs: ['https://x.com/a', 'https://y.example/a'],
};
const trail = (path: string) => ({
  '@type': 'BreadcrumbList',
  '@id': `https://a.example${path}#trail`,
  name: path,
});
const html = (...things: JsonObject[]) =>
  things
    .map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`,
    )
    .join('');

/** The threads' tasks, run here. */
const pool = {
  run: async (name: string, input: never) => ({
    ok: true,
    value: name === 'keptPages' ? keptPagesTask(input) : compareDataTask(input),
  }),
} as unknown as DataComparers;

function check(kept: readonly JsonObject[] | string, pages: Record<string, string | number>) {
  const asked: string[] = [];
  const openFetch = () => ({
    fetch: async ({ url }: { url: string }) => {
      const path = new URL(url).pathname;
      asked.push(path);
      const page = pages[path] ?? 404;
      const body = new TextEncoder().encode(
        `<!doctype html><title>T</title>${typeof page === 'string' ? page : ''}`,
      );
      // Only these fields of an answer are read.
      return {
        ok: true,
        status: typeof page === 'number' ? page : 200,
        url,
        body,
        headers: { 'content-type': 'text/html' },
      } as unknown as FetchOutcome;
    },
    close: async () => undefined,
  });
  const deps = { openFetch: openFetch as unknown as Parameters<typeof checkLiveData>[0]['openFetch'], pool };
  const text = typeof kept === 'string' ? kept : graphText(kept);
  return checkLiveData(deps, { websiteUrl: 'https://a.example/', text }, new AbortController().signal).then(
    (found) => ({ ...found, asked }),
  );
}

describe('kept JSON-LD', () => {
  it('is live where its pages say it: in any order, in more blocks, with more beside it', async () => {
    const { sameAs, ...rest } = us;
    const found = await check([us, trail('/b')], {
      '/': html(
        { ...rest, telephone: '1' },
        { '@type': 'Organization', '@id': us['@id'], sameAs: [...sameAs].reverse() },
      ),
      '/b': html({ '@type': 'BreadcrumbList', name: '/b', '@id': '#trail' }),
    });
    expect(found).toMatchObject({
      state: 'same',
      url: 'https://a.example/',
      message: 'All of it is on all 2 pages, as it is kept here.',
    });
  });

  it('differs where a value does, and both can be laid side by side', async () => {
    const found = await check([us, trail('/b')], { '/': html({ ...us, name: 'Other' }), '/b': '' });
    expect(found.state).toBe('different');
    expect(found.message).toBe(
      '0 of 2 things are on all 2 pages as they are kept here. Different: Organization (name) on /. Not there: BreadcrumbList on /b.',
    );
    expect(found.live_text).toBe(graphText([{ ...us, name: 'Other' }]));
  });

  it('is live where its page gives it no id', async () => {
    const { '@id': _id, ...unnamed } = us;
    const site = { '@type': 'WebSite', '@id': 'https://a.example/#website', publisher: us };
    const live = { '@type': 'WebSite', publisher: unnamed };
    expect(await check([us, site], { '/': html(unnamed, live) })).toMatchObject({ state: 'same' });
    expect(await check([us], { '/': html({ ...unnamed, '@id': '#them' }) })).toMatchObject({
      state: 'different',
    });
  });

  it('is told from others of its type by what it says', async () => {
    const product = (name: string, id = {}) => ({ '@type': 'Product', ...id, name });
    const kept = [1, 2].map((at) => product(`P${at}`, { '@id': `https://a.example/#product-${at}` }));
    expect(await check(kept, { '/': html(product('P2'), product('P1')) })).toMatchObject({ state: 'same' });
  });

  it('is missing where no page has any of it', async () => {
    expect(await check([us], { '/': html({ '@type': 'WebSite', name: 'A' }) })).toMatchObject({
      state: 'missing',
      message: 'None of it is on /.',
    });
  });

  it.each([
    ['the site answers with errors', [us], { '/': 503 }, '503'],
    ['it is no JSON', '{', {}, 'no JSON'],
    ['it belongs elsewhere', [{ '@type': 'WebSite', '@id': 'https://b.example/' }], {}, 'a.example'],
  ])('could not be looked for where %s', async (_what, kept, pages, words) => {
    const found = await check(kept, pages);
    expect(found.state).toBe('unreachable');
    expect(found.message).toContain(words);
  });

  it('is looked for on eight pages of a large site, the home page first, and says so', async () => {
    const many = Array.from({ length: 60 }, (_, at) => trail(`/p${at}`));
    const found = await check([us, ...many], { '/': html(us) });
    expect(found.asked).toHaveLength(8);
    expect(found.asked[0]).toBe('/');
    expect(new Set(found.asked).size).toBe(8);
  });
});
