import { z } from 'zod';

/** Before it nothing of ours was stored, and after it a year takes more than four digits, which PostgreSQL does not read. */
const FIRST_MOMENT = 0;
const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** A moment that a query may name. Any other one would reach the database, which refuses it. */
export const askedMoment = z.iso
  .datetime({ offset: true, error: 'a time like 2026-11-01T00:00:00Z' })
  .refine((moment) => Date.parse(moment) >= FIRST_MOMENT && Date.parse(moment) <= LAST_MOMENT, {
    error: 'a time from 1970 to 9999',
  });
