/**
 * The smallest value that is not exceeded by at least this share of the values.
 *
 * @param share 0 to 1.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('No values');
  return value;
}
