import { describe, expect, it } from 'vitest';
import { issueLadder } from './issue-ladder.ts';
import type { SiteIssue } from './schema.ts';
import { shownPoints } from './shown-points.ts';
import { makeIssue } from './testing/make-issue.ts';

const worth = (...points: number[]): SiteIssue[] =>
  points.map((value, index) => makeIssue({ id: `issue-${index}`, checkId: `check-${index}`, points: value }));
const scores = (rungs: ReturnType<typeof issueLadder>) => rungs.map(({ from, score }) => [from, score]);

describe('the ladder of fixes', () => {
  it('adds what each of the first three wins, and leaves out what wins nothing', () => {
    expect(scores(issueLadder({ score: 37, cap: null, issues: worth(21.6, 9, 0.9, 0.7) }))).toEqual([
      [37, 59],
      [59, 68],
      [68, 69],
    ]);
    expect(issueLadder({ score: 37, cap: null, issues: worth(0.4, 0) })).toEqual([]);
  });

  it('adds the points that the list shows, however they are rounded', () => {
    const points = [9.4, 9.4, 0.6];
    const rungs = issueLadder({ score: 40, cap: null, issues: worth(...points) });
    expect(rungs.map(({ from, score }) => score - from)).toEqual(points.map(shownPoints));
    expect(scores(rungs).at(-1)).toEqual([58, 59]);
  });

  it('takes a fault of several templates as one fix', () => {
    const issues = [3, 2].map((points) => makeIssue({ id: `dates.${points}`, checkId: 'dates', points }));
    expect(issueLadder({ score: 60, cap: null, issues })).toEqual([
      { issueId: 'dates.3', title: issues[0]?.title, from: 60, score: 65 },
    ]);
  });

  it('ends at the fix that lifts a cap: what the others win after it is not known', () => {
    const cap = { at: 49, because: 'PerplexityBot may not fetch it' };
    expect(scores(issueLadder({ score: 49, cap, issues: worth(30, 2, 2) }))).toEqual([[49, 79]]);
  });

  it('never goes beyond a hundred, and needs a score to begin at', () => {
    expect(scores(issueLadder({ score: 97, cap: null, issues: worth(6) }))).toEqual([[97, 100]]);
    expect(issueLadder({ score: null, cap: null, issues: worth(6) })).toEqual([]);
  });
});
