import { describe, expect, it } from 'vitest';
import { climb, recommend, type WeighedFinding } from './recommend.ts';

/** A finding of a check. Its weight is its share of 100 while the weights add up to 100. */
function finding(id: string, weight: number, score: number | null): WeighedFinding {
  const status = score === null ? 'na' : score >= 0.9 ? 'pass' : score >= 0.5 ? 'warn' : 'fail';
  return {
    id,
    weight,
    score,
    status,
    title: `Title of ${id}`,
    action: `Do ${id}`,
    evidence: `Evidence of ${id}.`,
    fix: `Fix of ${id}.`,
    group: 'access',
    why: 'Because.',
    details: [],
    snippet: null,
    drafts: [],
    along: [],
    mayLower: [],
    otherwise: null,
  };
}
const priorityAt = (weight: number, score: number) =>
  recommend([finding('it', weight, score), finding('rest', 100 - weight, 1)], null)[0]?.priority;

describe('a recommendation', () => {
  it.each([
    [4, 0, 'high'],
    [8, 0.5, 'high'],
    [3.9, 0, 'medium'],
    [2.6, 0, 'medium'],
    [5, 0.5, 'medium'],
    [2.4, 0, 'low'],
    [4, 0.5, 'low'],
  ])('of a check of weight %f with a score of %f is of %s priority', (weight, score, priority) => {
    expect(priorityAt(weight, score)).toBe(priority);
  });

  it('says what to do, with what was found and how', () => {
    expect(recommend([finding('a', 10, 0), finding('b', 90, 1)], null)).toEqual([
      {
        checkId: 'a',
        title: 'Do a',
        description: 'Evidence of a. Fix of a.',
        priority: 'high',
        points: 10,
        snippet: null,
      },
    ]);
  });

  it('is titled and described by what was found where there is no more', () => {
    const [made] = recommend([{ ...finding('a', 10, 0), action: null, fix: null }], null);
    expect(made).toMatchObject({ title: 'Title of a', description: 'Evidence of a.' });
  });

  it('is made for what has a result and is no pass', () => {
    const findings = [finding('a', 10, null), finding('b', 10, 0.9), finding('c', 10, 0.89)];
    expect(recommend(findings, null).map(({ checkId }) => checkId)).toEqual(['c']);
  });

  it('tells its points in tenths of the hundred', () => {
    const findings = [finding('a', 1, 0.5), finding('b', 2, 1), finding('c', 90, null)];
    expect(recommend(findings, null)[0]?.points).toBe(16.7);
  });

  it('comes in the order of what each check loses, what caps first', () => {
    const findings = [
      finding('small', 3, 0),
      finding('capping', 1, 0),
      finding('big', 20, 0.5),
      finding('capping too', 2, 0),
      finding('rest', 74, 1),
    ];
    const cap = { at: 49, checkIds: ['capping', 'capping too'] };
    const made = recommend(findings, cap);
    expect(made.map(({ checkId }) => checkId)).toEqual(['capping too', 'capping', 'big', 'small']);
    expect(made.map(({ priority }) => priority)).toEqual(['high', 'high', 'high', 'medium']);
  });

  it('wins nothing alone while another finding caps the score', () => {
    const findings = [finding('capping', 10, 0), finding('other', 10, 0), finding('rest', 80, 1)];
    const points = (checkIds: string[]) =>
      recommend(findings, { at: 49, checkIds }).map((made) => [made.checkId, made.points]);
    expect(points(['capping'])).toEqual([
      ['capping', 41],
      ['other', 0],
    ]);
    expect(points(['capping', 'other'])).toEqual([
      ['capping', 0],
      ['other', 0],
    ]);
  });
});

it('climbs by each fix in the order in which they are recommended', () => {
  const findings = [finding('a', 10, 0), finding('b', 20, 0.5), finding('c', 70, 1)];
  const cap = { at: 49, checkIds: ['a'] };
  expect(climb(findings, cap, recommend(findings, cap))).toEqual([
    { checkId: 'a', score: 90 },
    { checkId: 'b', score: 100 },
  ]);
});
