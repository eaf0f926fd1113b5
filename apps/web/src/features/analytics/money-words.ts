/** An amount in US dollars with cents, or "less than $0.01". */
export function moneyText(usd: number): string {
  if (usd > 0 && usd < 0.01) return 'less than $0.01';
  return `$${usd.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** A range of two amounts. */
export function rangeText(lowUsd: number, highUsd: number): string {
  const [low, high] = [moneyText(lowUsd), moneyText(highUsd)];
  return low === high ? low : `from ${low} to ${high}`;
}
