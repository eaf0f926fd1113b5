import type { AnalysisEvent, SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it } from 'vitest';
import { type AnalysePage, compareTwoPages } from './compare-two-pages.ts';

const urls = { ours: 'https://a.example/', theirs: 'https://b.example/' };
const check = (id: string, score: number) => ({
  id,
  score,
  status: score === 1 ? 'pass' : 'fail',
  evidence: '',
  fix: null,
  snippet: null,
});

/** The last event of an analysis, with only the compared fields. */
const completed = (id: string, url: string, title: number): AnalysisEvent => {
  const saved = { id, url, score: 50, checks: [check('title', title)], recommendations: [] };
  return { type: 'completed', ...(saved as unknown as SavedAnalysis) };
};
const step: AnalysisEvent = { type: 'progress', step: 'homepage', index: 0, total: 7, msg: '' };

/** The events of an analysis for each page, by address. */
const analyseOf = (pages: Record<string, AnalysisEvent[]>): AnalysePage =>
  async function* (url) {
    yield* pages[url] ?? [];
  };

const signal = new AbortController().signal;

describe('two pages', () => {
  it('are answered with what was saved of both, and where they differ', async () => {
    const analyse = analyseOf({
      [urls.ours]: [step, completed('id-of-ours', urls.ours, 0)],
      [urls.theirs]: [step, completed('id-of-theirs', `${urls.theirs}home`, 1)],
    });
    expect(await compareTwoPages(analyse, urls, signal)).toMatchObject({
      ours: { id: 'id-of-ours', url: urls.ours, score: 50 },
      theirs: { id: 'id-of-theirs', url: `${urls.theirs}home`, score: 50 },
      differences: [{ checkId: 'title', ours: { status: 'fail' }, theirs: { status: 'pass' } }],
    });
  });

  it.each(['ours', 'theirs'] as const)(
    'of which %s cannot be had are an error that names it',
    async (page) => {
      const failed: AnalysisEvent = { type: 'error', code: 'target_http_error', error: 'It answered 404.' };
      const fine = completed('id', urls.ours, 1);
      const pages = { [urls.ours]: [step, fine], [urls.theirs]: [step, fine], [urls[page]]: [step, failed] };
      await expect(compareTwoPages(analyseOf(pages), urls, signal)).rejects.toMatchObject({
        status: 422,
        code: 'target_http_error',
        message: expect.stringContaining(`(${urls[page]})`),
        details: { page, url: urls[page] },
      });
    },
  );

  it('are left alone once one of them cannot be had', async () => {
    let left = false;
    const analyse: AnalysePage = async function* (url, until) {
      if (url === urls.ours) {
        yield { type: 'error', code: 'target_timeout', error: 'Too slow.' };
        return;
      }
      await new Promise<void>((resolve) => until.addEventListener('abort', () => resolve(), { once: true }));
      left = true;
    };
    await expect(compareTwoPages(analyse, urls, signal)).rejects.toMatchObject({ code: 'target_timeout' });
    await expect.poll(() => left).toBe(true);
  });
});
