import { timestamp } from 'drizzle-orm/pg-core';

/** A time in milliseconds, like in JavaScript, so that read and stored values can be compared. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
