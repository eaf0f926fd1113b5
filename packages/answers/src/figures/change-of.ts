import type { RateChange } from '@visible-ai/shared/answers/schema';
import { type Count, newcombe } from './newcombe.ts';
import { z95 } from './wilson.ts';

/** The 80 % point of the standard normal distribution. */
const z80 = 0.841621;

/**
 * Samples of each period that find this difference with 80 % power, in a two-sided test at 5 %: J. L. Fleiss, B. Levin,
 * M. C. Paik, "Statistical Methods for Rates and Proportions", 3rd edition (2003), formula 4.14.
 */
function samplesNeeded(before: number, now: number): number | null {
  if (before === now) return null;
  const pooled = (before + now) / 2;
  const atNone = z95 * Math.sqrt(2 * pooled * (1 - pooled));
  const atSeen = z80 * Math.sqrt(before * (1 - before) + now * (1 - now));
  return Math.ceil(((atNone + atSeen) / (now - before)) ** 2);
}

/**
 * The change of a rate: it counts as a change only if the interval of the difference excludes 0.
 *
 * @returns null if one of them has no samples.
 */
export function changeOf(before: Count, now: Count): RateChange | null {
  const difference = newcombe(now, before);
  if (!difference) return null;
  const verdict = difference.low > 0 ? 'up' : difference.high < 0 ? 'down' : 'none-detectable';
  return { ...difference, verdict, needed: samplesNeeded(before.k / before.n, now.k / now.n) };
}
