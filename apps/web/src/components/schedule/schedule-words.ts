import type { Schedule } from '@visible-ai/shared/sites/schema';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** An hour of the day as people say it: "6 AM". */
export const hourWord = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;

const ordinal = (day: number): string => {
  if (day > 3 && day < 21) return `${day}th`;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`;
};

/**
 * When something runs automatically, as a part of a sentence: "every Monday at 6 AM". Null if it never runs.
 */
export function scheduleWords({ every, hour, weekday = 1, day = 1 }: Schedule): string | null {
  switch (every) {
    case 'none':
      return null;
    case 'daily':
      return `every day at ${hourWord(hour)}`;
    case 'weekly':
      return `every ${weekdays[weekday - 1]} at ${hourWord(hour)}`;
    case 'monthly':
      return `on the ${ordinal(day)} of each month at ${hourWord(hour)}`;
  }
}

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment in a time zone, which is named if it is not the reader's: "Monday, November 24 at 6:12 AM GMT+14". */
export const momentIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(timeZone !== readersZone() && { timeZoneName: 'short' }),
  }).format(new Date(iso));
