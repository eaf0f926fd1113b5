import { describe, expect, it } from 'vitest';
import { capBites } from './cap-bites.ts';
import type { CheckResult } from './schema.ts';

const check = (id: string, score: number | null, weight: number): CheckResult => ({
  id,
  title: id,
  group: 'access',
  score,
  weight,
  status: 'pass',
  evidence: '',
  details: [],
  why: '',
  fix: null,
  snippet: null,
});
const cap = { at: 49, because: 'of robots.txt' };

describe('a cap', () => {
  it('bites where the score would be higher without it', () => {
    expect(capBites({ cap, checks: [check('a', 0, 10), check('b', 1, 90)] })).toBe(true);
  });

  it('does not where the page is as low for other reasons, or no cap is there', () => {
    expect(capBites({ cap, checks: [check('a', 0, 60), check('b', 1, 40), check('c', null, 30)] })).toBe(
      false,
    );
    expect(capBites({ cap: null, checks: [check('b', 1, 90)] })).toBe(false);
  });
});
