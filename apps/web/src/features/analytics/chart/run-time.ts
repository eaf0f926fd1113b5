import { formatDay, formatShortMoment } from '@/lib/format-date.ts';

/** How the times of runs are told: by their days, with the hour where two of them share a day. */
export function runTime(points: readonly { at: string }[]): (iso: string) => string {
  const days = new Set(points.map(({ at }) => formatDay(at)));
  return days.size === points.length ? formatDay : formatShortMoment;
}
