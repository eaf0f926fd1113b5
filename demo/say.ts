import { styleText } from 'node:util';
import type { Rate, RateChange } from '@visible-ai/shared/answers/schema';

const percent = (value: number) => `${Math.round(value * 100)} %`;
const usd = (value: number) => `$${value.toFixed(2)}`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value * 100))}`;

/** A rate with its numbers and its interval; never a bare percent. */
export const rateWords = ({ value, k, n, low, high, clustered }: Rate): string => {
  if (value === null || low === null || high === null) return 'nothing to count yet';
  const least = Math.min(low, clustered?.low ?? low);
  const most = Math.max(high, clustered?.high ?? high);
  return `${percent(value)} (${k} of ${n}; 95 % sure between ${percent(least)} and ${percent(most)})`;
};

/** What two runs say of a change. */
export const changeWords = ({ diff, low, high, verdict, needed }: RateChange): string =>
  verdict === 'none-detectable'
    ? `no detectable effect${needed === null ? '' : `; a difference like this one would take ${needed} samples a run`}`
    : `${verdict}, proved: ${signed(diff)} points (95 % sure between ${signed(low)} and ${signed(high)})`;

export const say = {
  title: (text: string) => console.log(`\n${styleText('bold', text)}`),
  line: (text: string) => console.log(`   ${text}`),
  money: usd,
};
