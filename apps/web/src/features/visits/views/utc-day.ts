const format = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** A day in UTC, as logs count days, whatever the reader's time zone: `Nov 20, 2026`. */
export const utcDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', format).format(new Date(`${day}T00:00:00Z`));
