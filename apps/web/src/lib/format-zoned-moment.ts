let zoned: Intl.DateTimeFormat | undefined;

/** A day and time with the time zone, if it concerns others too, e.g. `Nov 20, 2026, 9:05 AM GMT+1`. */
export function formatZonedMoment(iso: string): string {
  zoned ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return zoned.format(new Date(iso));
}
