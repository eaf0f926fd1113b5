import { z } from 'zod';

/** Nothing of ours is older, and years with more than four digits cannot be read by PostgreSQL. */
const FIRST_MOMENT = 0;
const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** A time in a query. The database would refuse any other. */
export const askedMoment = z.iso
  .datetime({ offset: true, error: 'a time like 2026-11-01T00:00:00Z' })
  .refine((moment) => Date.parse(moment) >= FIRST_MOMENT && Date.parse(moment) <= LAST_MOMENT, {
    error: 'a time from 1970 to 9999',
  });
