import { describe, expect, it } from 'vitest';
import type { FetchOutcome, FetchSession } from '../../safe-fetch/fetch-result.ts';
import { fetchedText } from '../../safe-fetch/testing/fetched-text.ts';
import { readSitemap } from '../../sitemap/read-sitemap.ts';
import type { Part, RobotsEvidence } from '../evidence.ts';
import { gatherSitemap } from './gather-sitemap.ts';

const site = 'https://acme.example';
const urlset = (count: number) =>
  `<urlset>${Array.from({ length: count }, (_, n) => `<url><loc>${site}/${n}</loc></url>`).join('')}</urlset>`;

function siteOf(files: Record<string, string | number>): FetchSession {
  return {
    close: async () => undefined,
    fetch: async ({ url }): Promise<FetchOutcome> => {
      const found = files[new URL(url).pathname] ?? 404;
      const [status, text] = typeof found === 'number' ? [found, ''] : [200, found];
      if (status === 0)
        return {
          ok: false,
          requestedUrl: url,
          url,
          kind: 'timeout',
          text: 'No answer in time.',
          redirects: [],
        };
      return fetchedText(url, text, { status });
    },
  };
}

const declaring = (...sitemaps: string[]): Part<RobotsEvidence> => ({
  ok: true,
  value: {
    text: '',
    report: {
      url: `${site}/robots.txt`,
      state: 'found',
      httpStatus: 200,
      note: '',
      text: '',
      contentSignals: [],
    },
    agents: [],
    sitemaps,
  },
});
const unread: Part<RobotsEvidence> = {
  ok: false,
  problem: { kind: 'too-complex', text: 'It took too long.' },
};

const gather = (files: Record<string, string | number>, robots = declaring()) =>
  gatherSitemap(
    async (input) => ({ ok: true, value: await readSitemap(input) }),
    siteOf(files),
    `${site}/page`,
    robots,
    async () => [],
    new AbortController().signal,
  );

describe('gathering the sitemap', () => {
  it('sends a hundred addresses at most and counts all', async () => {
    const part = await gather({ '/sitemap.xml': urlset(250) });
    expect(part).toMatchObject({ ok: true, value: { report: { total: 250, truncated: true } } });
    expect(part.ok && part.value.urls.length).toBe(100);
  });

  it('is whole when all addresses are sent', async () => {
    expect(await gather({ '/sitemap.xml': urlset(100) })).toMatchObject({
      value: {
        report: {
          total: 100,
          truncated: false,
          files: [{ url: `${site}/sitemap.xml`, kind: 'urlset', urls: 100, problem: null }],
        },
      },
    });
  });

  it('follows what robots.txt declares', async () => {
    const part = await gather({ '/mine.xml': urlset(2) }, declaring(`${site}/mine.xml`));
    expect(part).toMatchObject({ value: { report: { total: 2 } } });
  });

  it('looks at /sitemap.xml when robots.txt could not be read', async () => {
    expect(await gather({ '/sitemap.xml': urlset(2) }, unread)).toMatchObject({
      value: { report: { total: 2 } },
    });
  });

  it('is missing, not unknown, when the server says 404 or sends a page', async () => {
    for (const answer of [404, '<!doctype html><p>x']) {
      expect(await gather({ '/sitemap.xml': answer })).toMatchObject({
        ok: true,
        value: { report: { total: 0, truncated: false, files: [{ kind: 'none' }] }, urls: [] },
      });
    }
  });

  it.each([0, 403, 503])('could not be checked, rather than missing, after %d', async (status) => {
    const part = await gather({ '/sitemap.xml': status });
    expect(part).toMatchObject({ ok: false, problem: { kind: 'unavailable' } });
  });

  it('keeps what was found when one file of several fails', async () => {
    const part = await gather(
      { '/1.xml': urlset(2), '/2.xml': 503 },
      declaring(`${site}/1.xml`, `${site}/2.xml`),
    );
    expect(part).toMatchObject({
      ok: true,
      value: { report: { total: 2, files: [{ problem: null }, { problem: 'The server answered 503.' }] } },
    });
  });
});
