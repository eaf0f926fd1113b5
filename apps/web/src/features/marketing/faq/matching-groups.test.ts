import { describe, expect, it } from 'vitest';
import { matchingGroups } from './matching-groups.ts';
import { questionGroups, questions } from './questions.ts';

const found = (search: string) =>
  matchingGroups(questionGroups, search).flatMap((group) => group.questions.map(({ slug }) => slug));

describe('searching the FAQ', () => {
  it('finds everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(50);
  });

  it('looks for every word, in question or answer, in any case and with either apostrophe', () => {
    expect(found('CRAWL-DELAY standard')).toEqual(['crawl-delay']);
    expect(found("google's")).toContain('pagespeed-unavailable');
  });

  it('leaves out groups in which nothing was found', () => {
    expect(matchingGroups(questionGroups, 'wordpress').map(({ id }) => id)).toEqual(['compatibility']);
    expect(found('zeppelin')).toEqual([]);
  });
});

it('has fifty questions, each with an address of its own', () => {
  expect(new Set(questions.map(({ slug }) => slug)).size).toBe(50);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(50);
  const groupIds = new Set(questionGroups.map(({ id }) => id));
  expect(questions.filter(({ slug }) => groupIds.has(slug))).toEqual([]);
});
