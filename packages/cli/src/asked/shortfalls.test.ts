import { describe, expect, it } from 'vitest';
import type { EarlierReport } from './baseline.ts';
import { shortfallsOf } from './shortfalls.ts';
import type { Standing } from './standing.ts';

const standing = (parts: Partial<Standing> = {}): Standing => ({
  kind: 'page',
  urls: ['https://a.example/', 'https://www.a.example/'],
  score: 60,
  scoreVersion: 4,
  failed: new Set(['title', 'dates']),
  ...parts,
});
const earlier = (parts: Partial<EarlierReport> = {}): EarlierReport => ({ ...standing(), ...parts });
const nothing = { failUnder: null, failOn: [], baseline: null };
const good = { below: [], unknown: [] };

describe('what was asked', () => {
  it.each([
    ['nothing', nothing],
    ['its very score', { ...nothing, failUnder: 60 }],
    ['checks that it does not fail', { ...nothing, failOn: ['indexable'] }],
    ['to be as before', { ...nothing, baseline: [earlier()] }],
    [
      'to be as before, when it was worse',
      { ...nothing, baseline: [earlier({ score: 50, failed: new Set(['title', 'dates', 'canonical']) })] },
    ],
    [
      'to be as before, under an address that led there',
      { ...nothing, baseline: [earlier({ urls: ['https://www.a.example/'] })] },
    ],
  ])('is there when it was %s', (_, asked) => {
    expect(shortfallsOf(standing(), asked)).toEqual(good);
  });

  it.each([
    ['a higher score', { ...nothing, failUnder: 61 }, 'Its score is 60; at least 61 was asked for.'],
    [
      'checks that it fails',
      { ...nothing, failOn: ['indexable', 'dates', 'title'] },
      'It fails dates, title.',
    ],
    [
      'a score that it had',
      { ...nothing, baseline: [earlier({ score: 61 })] },
      'Its score fell from 61 to 60.',
    ],
    [
      'a check that it passed',
      { ...nothing, baseline: [earlier({ failed: new Set(['title']) })] },
      'It fails now, and did not before: dates.',
    ],
    [
      'a score that other checks gave it',
      { ...nothing, baseline: [earlier({ score: 61, scoreVersion: 2 })] },
      'Its score fell from 61 to 60. The checks have changed since: make a new baseline.',
    ],
  ])('is missing when it was %s', (_, asked, sentence) => {
    expect(shortfallsOf(standing(), asked)).toEqual({ below: [sentence], unknown: [] });
  });

  it.each([
    ['another page', earlier({ urls: ['https://b.example/'] })],
    ['a site', earlier({ kind: 'site' })],
  ])('is not known where the baseline is of %s', (_, other) => {
    expect(shortfallsOf(standing(), { ...nothing, baseline: [other] })).toEqual({
      below: [],
      unknown: ['The baseline has no report of it.'],
    });
  });
});
