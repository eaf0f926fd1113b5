const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A day in the visitor's time zone, e.g. `Nov 20, 2026`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** A day and time in the visitor's time zone, e.g. `November 20, 2026 at 9:05 AM`. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
