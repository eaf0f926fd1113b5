import { describe, expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

describe('formatCount', () => {
  it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1240])('writes %d as Americans do', (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
  });
});
