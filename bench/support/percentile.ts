/**
 * The smallest of some values that at least this share of them does not exceed.
 *
 * @param share 0 to 1.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('No values');
  return value;
}
