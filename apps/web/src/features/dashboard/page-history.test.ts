import type { AnalysisSummary } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it } from 'vitest';
import { groupByPage, pagesOfSites } from './page-history.ts';

const audit = (url: string, score: number): AnalysisSummary => ({
  id: `${url}${score}`,
  url,
  siteName: url,
  score,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const site = (url: string) => ({ id: url, url, name: url });

it('shows each page once, with its newest score and how it came there', () => {
  const [first, second] = groupByPage([audit('b', 70), audit('a', 90), audit('b', 40), audit('b', 55)]);
  expect(first).toMatchObject({ latest: { url: 'b', score: 70 }, scores: [55, 40, 70], change: 30 });
  expect(second).toMatchObject({ latest: { url: 'a' }, scores: [90], change: null });
});

describe('a page that was audited', () => {
  const under = (urls: string[], sites: string[]) => {
    const { groups, rest } = pagesOfSites(groupByPage(urls.map((url) => audit(url, 50))), sites.map(site));
    return {
      groups: groups.map(({ site, pages }) => [site.url, pages.map(({ latest }) => latest.url)]),
      rest: rest.map(({ latest }) => latest.url),
    };
  };

  it('stands under the site that it lies in, the inner one where there are two', () => {
    const pages = [
      'https://a.example/docs/x',
      'https://a.example/docs',
      'https://a.example/docsy',
      'https://b.example/',
    ];
    expect(under(pages, ['https://a.example/', 'https://a.example/docs/'])).toEqual({
      groups: [
        ['https://a.example/docs/', ['https://a.example/docs/x', 'https://a.example/docs']],
        ['https://a.example/', ['https://a.example/docsy']],
      ],
      rest: ['https://b.example/'],
    });
  });

  it.each([['http://a.example/'], ['https://a.example:8443/'], ['https://www.a.example/'], ['no address']])(
    'stands under no site of another origin: %s',
    (url) => {
      expect(under([url], ['https://a.example/'])).toEqual({ groups: [], rest: [url] });
    },
  );
});
