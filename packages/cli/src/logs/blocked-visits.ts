import type { Engine } from '@visible-ai/engine';
import type { ToldVisits, VisitCount } from '@visible-ai/engine/logs';
import type { BotVisits } from '@visible-ai/shared/logs/schema';

/** Agents that came although robots.txt blocks them, most visits first. Spoofed visits do not count. */
export async function blockedVisits(
  { judgeVisits }: Pick<Engine, 'judgeVisits'>,
  robots: { text: string; origin: string },
  counted: readonly VisitCount[],
): Promise<BotVisits['blockedButCame']> {
  const visits = new Map<string, { token: string; path: string; visits: number }>();
  for (const { token, path, verdict, visits: count } of counted) {
    if (verdict === 'spoofed') continue;
    const key = `${token} ${path}`;
    const known = visits.get(key) ?? { token, path, visits: 0 };
    known.visits += count;
    visits.set(key, known);
  }
  const all = [...visits.values()].sort((one, other) => other.visits - one.visits);
  const rules = await judgeVisits({ ...robots, visits: all });
  return all.flatMap((visit, at) => {
    const rule = rules[at] ?? null;
    return rule === null ? [] : [{ ...visit, rule }];
  });
}

/** The command's output about logs. */
export interface ToldLogs extends ToldVisits {
  ranges: BotVisits['ranges'];
  /** Null if no robots.txt was requested or available. */
  blockedButCame: BotVisits['blockedButCame'] | null;
}
