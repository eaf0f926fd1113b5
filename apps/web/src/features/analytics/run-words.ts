import type { Estimate } from '@visible-ai/shared/answers/schema';
import { counted } from '@/lib/counted.ts';

/** The number of calls: "80 calls, and 8 more to a neutral panel". */
export const callsText = ({ calls, canaryCalls }: Pick<Estimate, 'calls' | 'canaryCalls'>): string =>
  canaryCalls > 0
    ? `${counted(calls, 'call')}, and ${canaryCalls} more that watch the engines themselves`
    : counted(calls, 'call');
