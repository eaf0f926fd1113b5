import type { AnalysisReport, CheckResult } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it } from 'vitest';
import { compareReports } from './compare-reports.ts';

const check = (id: string, score: number | null): CheckResult => ({
  id,
  title: `What was found of ${id}`,
  group: 'content',
  score,
  weight: 5,
  status: score === null ? 'na' : score === 1 ? 'pass' : score === 0 ? 'fail' : 'warn',
  evidence: `${id} ${score}`,
  details: [],
  why: '',
  fix: score === 1 || score === null ? null : `Mend ${id}`,
  snippet: score === 0 ? { label: 'in <head>', language: 'html', code: `<${id}>` } : null,
});

/** A report of checks; the recommendations are worth what is given, in that order. */
const reportOf = (scores: Record<string, number | null>, worth: Record<string, number> = {}) => {
  const checks = Object.entries(scores).map(([id, score]) => check(id, score));
  const recommendations = Object.entries(worth).map(
    ([checkId, points]): AnalysisReport['recommendations'][number] => ({
      checkId,
      points,
      title: '',
      description: '',
      priority: 'high',
      snippet: null,
    }),
  );
  return { checks, recommendations };
};

describe('two reports', () => {
  it('that were judged alike differ in nothing', () => {
    const report = reportOf({ title: 0, dates: 0.5, canonical: 1 }, { title: 3, dates: 2 });
    expect(compareReports(report, report)).toEqual({ differences: [] });
  });

  it('differ where theirs does better, worth most first, with the fix of our page', () => {
    const ours = reportOf({ title: 0, dates: 0.5, sitemap: 0 }, { dates: 4, title: 2, sitemap: 2 });
    const theirs = reportOf({ title: 1, dates: 1, sitemap: 1 });
    const { differences } = compareReports(ours, theirs);
    expect(differences.map(({ checkId, points }) => [checkId, points])).toEqual([
      ['dates', 4],
      ['title', 2],
      ['sitemap', 2],
    ]);
    expect(differences[1]).toEqual({
      checkId: 'title',
      title: 'Title',
      ours: { status: 'fail', score: 0, evidence: 'title 0' },
      theirs: { status: 'pass', score: 1, evidence: 'title 1' },
      points: 2,
      fix: 'Mend title',
      snippet: { label: 'in <head>', language: 'html', code: '<title>' },
    });
  });

  it('differ where ours does better too, after the rest: nothing is to be won there', () => {
    const ours = reportOf({ canonical: 1, dates: 0.5, title: 0 }, { title: 0, dates: 3 });
    const { differences } = compareReports(ours, reportOf({ canonical: 0, dates: 0, title: 0.5 }));
    expect(differences.map(({ checkId, points, fix }) => [checkId, points, fix])).toEqual([
      ['title', 0, 'Mend title'],
      ['canonical', 0, null],
      ['dates', 0, null],
    ]);
  });

  it('do not differ in what one of them has no result of', () => {
    const ours = reportOf({ hreflang: 0, dates: null, title: 1, gone: 0 }, { hreflang: 1 });
    expect(
      compareReports(ours, reportOf({ hreflang: null, dates: 1, title: 1, other: 1 })).differences,
    ).toEqual([]);
  });
});
