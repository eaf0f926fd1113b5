import { formatDay, formatShortMoment } from '@/lib/format-date.ts';

/** Names a run by its day, and adds the hour if two runs share a day. */
export function runTime(points: readonly { at: string }[]): (iso: string) => string {
  const days = new Set(points.map(({ at }) => formatDay(at)));
  return days.size === points.length ? formatDay : formatShortMoment;
}
