import type { BotVisits } from '@visible-ai/shared/logs/schema';

export const purposes = ['search', 'user', 'training'] as const;
export type Purpose = (typeof purposes)[number];

/** One day in UTC, as logs count days. */
export interface VisitDay {
  day: string;
  visits: Readonly<Record<Purpose, number>>;
  all: number;
}

const DAY_MS = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Counts visits by day and purpose, from the first day to the last, including days without visits. */
export function countDays({ from, to, days, agents }: Pick<BotVisits, 'from' | 'to' | 'days' | 'agents'>) {
  const purposeOf = new Map(agents.map(({ token, purpose }) => [token, purpose]));
  const counts = new Map<string, Record<Purpose, number>>();
  for (const { day, token, visits } of days) {
    const count = counts.get(day) ?? { search: 0, user: 0, training: 0 };
    count[purposeOf.get(token) ?? 'search'] += visits;
    counts.set(day, count);
  }
  const all: VisitDay[] = [];
  for (let at = Date.parse(dayOf(Date.parse(from))); at <= Date.parse(to); at += DAY_MS) {
    const day = dayOf(at);
    const visits = counts.get(day) ?? { search: 0, user: 0, training: 0 };
    all.push({ day, visits, all: visits.search + visits.user + visits.training });
  }
  return all;
}

/** The top of a scale of counts and its step: 1, 2 or 5 times a power of ten, at most four steps. */
export function countScale(most: number): { top: number; step: number } {
  const least = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((each) => each >= least) ?? 1);
  return { step, top: Math.ceil(Math.max(1, most) / step) * step };
}
