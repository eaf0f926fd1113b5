import type { Rate } from '@visible-ai/shared/answers/schema';

/** The 97.5 % point of the standard normal distribution. */
export const z95 = 1.959964;

/**
 * A rate of k in n with its 95 % score interval: E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", J. Am. Stat. Assoc. 22 (1927) 209-212. It holds where counts are small, stays within 0 and 1,
 * and has a width where k is 0 or n.
 */
export function wilson(k: number, n: number): Rate {
  if (n === 0) return { value: null, k: 0, n: 0, low: null, high: null };
  const p = k / n;
  const spread = 1 + z95 ** 2 / n;
  const centre = (p + z95 ** 2 / (2 * n)) / spread;
  const half = (z95 / spread) * Math.sqrt((p * (1 - p)) / n + z95 ** 2 / (4 * n ** 2));
  // The formula also gives 0 and 1 here, except for rounding errors.
  return { value: p, k, n, low: k === 0 ? 0 : centre - half, high: k === n ? 1 : centre + half };
}
