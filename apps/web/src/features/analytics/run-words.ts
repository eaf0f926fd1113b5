import type { Estimate } from '@visible-ai/shared/answers/schema';
import { counted } from '@/lib/counted.ts';
import { moneyText, rangeText } from './money-words.ts';

/** How many calls: "80 calls, and 8 more to a neutral panel". */
export const callsText = ({ calls, canaryCalls }: Pick<Estimate, 'calls' | 'canaryCalls'>): string =>
  canaryCalls > 0
    ? `${counted(calls, 'call')}, and ${canaryCalls} more that watch the engines themselves`
    : counted(calls, 'call');

/** From how much to how much, and what there is: "from $0.20 to $1.10; $23.10 left this month". */
export const costText = ({ lowUsd, highUsd, leftThisMonthUsd }: Estimate): string =>
  `${rangeText(lowUsd, highUsd)}; ${moneyText(leftThisMonthUsd)} left this month`;
