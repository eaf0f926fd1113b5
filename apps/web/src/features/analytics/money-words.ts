/** An amount in US dollars: cents where there are any to speak of, "less than a cent" said as such. */
export function moneyText(usd: number): string {
  if (usd > 0 && usd < 0.01) return 'less than $0.01';
  return `$${usd.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** From how much to how much. */
export function rangeText(lowUsd: number, highUsd: number): string {
  const [low, high] = [moneyText(lowUsd), moneyText(highUsd)];
  return low === high ? low : `from ${low} to ${high}`;
}
