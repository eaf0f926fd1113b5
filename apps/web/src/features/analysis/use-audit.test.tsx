import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { useAudit } from './use-audit.ts';

const completed = {
  type: 'completed',
  id: 'saved-analysis',
  claimKey: 'told-to-its-maker',
  createdAt: '2026-01-01T00:00:00.000Z',
  url: 'https://shop.example/',
  requestedUrl: 'https://shop.example/',
  siteName: 'Shop',
  pageTitle: 'Shop',
  score: 63,
  cap: null,
  diagnostics: {
    llmsTxtExists: false,
    robotsTxtAllowsAI: true,
    hasTargetSchema: false,
    h1Count: 1,
    imageAltPercentage: 100,
    sitemapExists: false,
    sitemapUrls: [],
    performanceScore: 0,
    accessibilityScore: 0,
    bestPracticesScore: 0,
    seoScore: 0,
    performanceMetrics: {
      firstContentfulPaint: 0,
      largestContentfulPaint: 0,
      cumulativeLayoutShift: 0,
      speedIndex: 0,
    },
  },
  recommendations: [],
  checks: [],
  agents: [],
  robots: {
    url: 'https://shop.example/robots.txt',
    state: 'missing',
    httpStatus: 404,
    note: '',
    text: null,
    contentSignals: [],
  },
  sitemap: { total: 0, truncated: false, files: [] },
  pagespeed: { state: 'off' },
  durationMs: 1,
};

type Place = string | { pathname: string; search: string; state: unknown };

/** A run that has begun and does not end. */
const endless = () => new Response(new ReadableStream());

/** The state of the audit screen at an address. The server's runs end at once, unless told otherwise. */
function open(
  address: Place,
  run?: () => Response,
  mailed = () => json(202, { success: true, message: 'On its way' }),
) {
  const fetch = answering((to) => {
    if (to.includes('/api/analyze-url'))
      return run?.() ?? new Response(`data: ${JSON.stringify(completed)}\n\n`);
    if (to.includes('/api/send-analysis-email')) return mailed();
    return json(404, { error: 'Not found', code: 'not_found' });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ ...useAudit(), place: useLocation(), go: useNavigate() }), {
    wrapper,
  });
  const sentTo = (path: string) => sentRequests(fetch).filter((request) => request.address.includes(path));
  return { result, sentTo };
}

describe('an audit', () => {
  it('that was ordered with an address sends its result there, once', async () => {
    const { result, sentTo } = open('/website-analysis');
    act(() => result.current.begin({ url: 'https://shop.example/', email: 'ada@company.com' }));
    await waitFor(() => expect(sentTo('/api/send-analysis-email')).toHaveLength(1));
    expect(JSON.parse(String(sentTo('/api/send-analysis-email')[0]?.body))).toMatchObject({
      email: 'ada@company.com',
      analysisId: 'saved-analysis',
      claimKey: 'told-to-its-maker',
      website: 'https://shop.example/',
    });
  });

  it('says where its result is mailed to, unless the mail failed', async () => {
    const refused = () => json(429, { error: 'Too many requests', code: 'rate_limited' });
    for (const [mailed, told] of [
      [undefined, 'ada@company.com'],
      [refused, null],
    ] as const) {
      const { result, sentTo } = open('/website-analysis', undefined, mailed);
      act(() => result.current.begin({ url: 'https://shop.example/', email: 'ada@company.com' }));
      await waitFor(() => expect(sentTo('/api/send-analysis-email')).toHaveLength(1));
      await waitFor(() =>
        expect(result.current).toMatchObject({ finishedId: 'saved-analysis', mailedTo: told }),
      );
      // The form keeps the address.
      expect(result.current.mailTo).toBe('ada@company.com');
    }
  });

  it('that a link started asks for no mail', async () => {
    const { result, sentTo } = open('/website-analysis?url=https://shop.example/');
    await waitFor(() => expect(result.current.finishedId).toBe('saved-analysis'));
    expect(sentTo('/api/analyze-url')).toHaveLength(1);
    expect(sentTo('/api/send-analysis-email')).toEqual([]);
  });

  it('that runs stands in the address: a reload joins it, and its result is still mailed', async () => {
    const { result } = open('/website-analysis', endless);
    act(() => result.current.begin({ url: 'https://shop.example/', email: 'ada@company.com' }));
    await waitFor(() => expect(result.current.run.state).toBe('running'));
    const { place } = result.current;
    expect(new URLSearchParams(place.search).get('url')).toBe('https://shop.example/');

    const reloaded = open(place);
    await waitFor(() => expect(reloaded.sentTo('/api/send-analysis-email')).toHaveLength(1));
    expect(JSON.parse(String(reloaded.sentTo('/api/send-analysis-email')[0]?.body)).email).toBe(
      'ada@company.com',
    );
  });

  it('that is cancelled is not started again by a reload, and its address stays in the form', async () => {
    const { result } = open('/website-analysis', endless);
    act(() => result.current.begin({ url: 'https://shop.example/', email: 'ada@company.com' }));
    await waitFor(() => expect(result.current.run.state).toBe('running'));
    act(() => result.current.cancel());
    await waitFor(() => expect(result.current.place.search).toBe(''));
    expect(result.current).toMatchObject({ run: { state: 'idle' }, url: 'https://shop.example/' });
  });

  describe('under a report', () => {
    const beginAnother = async (run?: () => Response) => {
      const opened = open('/website-analysis?report=earlier', run);
      act(() => opened.result.current.begin({ url: 'https://shop.example/', email: 'ada@company.com' }));
      return opened;
    };
    const search = (result: { current: { place: { search: string } } }) =>
      Object.fromEntries(new URLSearchParams(result.current.place.search));

    it('stands in the address too, so that a reload joins it', async () => {
      const { result } = await beginAnother(endless);
      await waitFor(() => expect(result.current.run.state).toBe('running'));
      expect(search(result)).toEqual({ url: 'https://shop.example/' });
    });

    it('leads back to that report from its own', async () => {
      const { result } = await beginAnother();
      await waitFor(() => expect(search(result)).toEqual({ report: 'saved-analysis' }));
      act(() => result.current.go(-1));
      await waitFor(() => expect(search(result)).toEqual({ report: 'earlier' }));
    });

    it('gives way to that report when somebody goes back or cancels, and its address stays in the form', async () => {
      const { result } = await beginAnother(endless);
      await waitFor(() => expect(result.current.run.state).toBe('running'));
      act(() => result.current.go(-1));
      await waitFor(() => expect(result.current.reportShown).toBe(true));
      expect(search(result)).toEqual({ report: 'earlier' });

      act(() => result.current.go(1));
      await waitFor(() => expect(result.current.run.state).toBe('running'));
      act(() => result.current.cancel());
      await waitFor(() => expect(search(result)).toEqual({ report: 'earlier' }));
      expect(result.current).toMatchObject({ reportShown: true, url: 'https://shop.example/' });
    });
  });
});
