import type { Finding } from '../report-model.ts';

export const statusWords: Readonly<Record<Finding['status'], string>> = {
  fail: 'Failed',
  warn: 'Warning',
  na: 'No result',
  pass: 'Passed',
};

export const priorityWords = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
} as const;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A time in the same form for every reader: "November 20, 2026, 10:00 UTC". */
export function absoluteMoment(iso: string): string {
  const [, year, month, day, time] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(new Date(iso).toISOString()) ?? [];
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}, ${time} UTC`;
}

/**
 * The points of a fix as the screens write them: whole points from one on, tenths below; null if it gains
 * none by itself.
 */
export function worthText({ worth }: Pick<Finding, 'worth'>): string | null {
  if (worth <= 0) return null;
  const points = worth >= 1 ? String(Math.round(worth)) : worth.toFixed(1);
  return `+${points} ${points === '1' ? 'point' : 'points'}`;
}

/** Where an issue of a site was found: "On 12 pages like /blog/*". */
export function placesText({ places }: Finding): string | null {
  if (!places) return null;
  const pages = `On ${places.pages} ${places.pages === 1 ? 'page' : 'pages'}`;
  return places.template === null ? pages : `${pages} like ${places.template}`;
}
