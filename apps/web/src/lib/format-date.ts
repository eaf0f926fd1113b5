// Created on first use: a format takes tens of milliseconds on a slow phone, and most pages show no date.
let day: Intl.DateTimeFormat | undefined;
let moment: Intl.DateTimeFormat | undefined;
let shortMoment: Intl.DateTimeFormat | undefined;

/** A day in the visitor's time zone, e.g. `Nov 20, 2026`. */
export function formatDay(iso: string): string {
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  return day.format(new Date(iso));
}

/** A day and time in the visitor's time zone, e.g. `November 20, 2026 at 9:05 AM`. */
export function formatMoment(iso: string): string {
  moment ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return moment.format(new Date(iso));
}

/** A short form of a day and time, e.g. `Nov 20, 2026, 9:05 AM`. */
export function formatShortMoment(iso: string): string {
  shortMoment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return shortMoment.format(new Date(iso));
}
