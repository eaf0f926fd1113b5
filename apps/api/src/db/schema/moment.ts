import { timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, as JavaScript has it: what was read can be compared with what is stored. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
