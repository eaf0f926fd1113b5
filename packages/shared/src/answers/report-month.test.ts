import { expect, it } from 'vitest';
import { monthOfMoment, monthTitle, reportMonth } from './report-month.ts';

it('names a month, and takes nothing else for one', () => {
  expect(monthTitle('2026-11')).toBe('November 2026');
  expect(monthOfMoment('2026-12-01T00:30:00+01:00')).toBe('2026-11');
  for (const wrong of ['2026-13', '2026-1', '1999-01', '2026-11-01', ''])
    expect(reportMonth.safeParse(wrong).success).toBe(false);
});
