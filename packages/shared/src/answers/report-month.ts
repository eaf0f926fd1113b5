import { z } from 'zod';

/** A calendar month in UTC, e.g. 2026-11. */
export const reportMonth = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month is a year and a month like 2026-11')
  .meta({ examples: ['2026-11'] });

/** The calendar month of a time, in UTC. */
export const monthOfMoment = (iso: string): string => new Date(iso).toISOString().slice(0, 7);

const names = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** "November 2026". */
export function monthTitle(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${names[Number(number) - 1] ?? ''} ${year}`.trim();
}
