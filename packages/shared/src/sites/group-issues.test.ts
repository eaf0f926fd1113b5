import { expect, it } from 'vitest';
import { groupIssues } from './group-issues.ts';
import { makeIssue } from './testing/make-issue.ts';

it('puts the issues of one check together, and what is worth most as a whole first', () => {
  const issues = [
    makeIssue({ id: 'broken-link', checkId: 'broken-link', points: 2, pages: 3, priority: 'medium' }),
    makeIssue({ id: 'dates.a', checkId: 'dates', points: 1.4, pages: 12, priority: 'medium' }),
    makeIssue({ id: 'dates.b', checkId: 'dates', points: 0.9, pages: 5, priority: 'high' }),
  ];
  const groups = groupIssues(issues);
  expect(groups.map(({ checkId, points, pages, priority }) => [checkId, points, pages, priority])).toEqual([
    ['dates', 2.3, 17, 'high'],
    ['broken-link', 2, 3, 'medium'],
  ]);
  expect(groups[0]?.issues.map(({ id }) => id)).toEqual(['dates.a', 'dates.b']);
});

it('puts the graver of two gains that are shown as equal first', () => {
  const issues = [
    makeIssue({ id: 'dates', checkId: 'dates', points: 1.4, priority: 'medium' }),
    makeIssue({ id: 'broken-link', checkId: 'broken-link', points: 0.7, priority: 'high' }),
    makeIssue({ id: 'title', checkId: 'title', points: 0.4, priority: 'high' }),
  ];
  expect(groupIssues(issues).map(({ checkId }) => checkId)).toEqual(['broken-link', 'dates', 'title']);
});
