import { wilson } from './wilson.ts';

/** k of n. */
export interface Count {
  k: number;
  n: number;
}

/** A difference of two rates with its 95 % interval. */
export interface Difference {
  diff: number;
  low: number;
  high: number;
}

/**
 * The difference of two independent rates, `a` minus `b`: R. G. Newcombe, "Interval estimation for the
 * difference between independent proportions: comparison of eleven methods", Statistics in Medicine 17 (1998)
 * 873-890, method 10, the hybrid of the two score intervals without continuity correction.
 *
 * @returns null if one of them has no samples.
 */
export function newcombe(a: Count, b: Count): Difference | null {
  const [one, other] = [wilson(a.k, a.n), wilson(b.k, b.n)];
  if (one.value === null || one.low === null || one.high === null) return null;
  if (other.value === null || other.low === null || other.high === null) return null;
  const diff = one.value - other.value;
  return {
    diff,
    low: diff - Math.hypot(one.value - one.low, other.high - other.value),
    high: diff + Math.hypot(one.high - one.value, other.value - other.low),
  };
}
