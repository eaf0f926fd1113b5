import { asciiDigits } from '../ascii-digits.ts';
import { SAYS_OPEN } from './opening-words.ts';
import { FIGURE, PRICE, saysOpening, TIME_TEXT, WEEKDAY_TEXT } from './stated-patterns.ts';

/** What stands in brackets, with what stands before them. */
const IN_BRACKETS = /^([^()]{3,120})\(([^()]{5,80})\)/u;

const isPriced = (folded: string) => (folded.match(PRICE) ?? []).some((price) => FIGURE.test(price));

/**
 * Whether a text says when something costs or counts, and not when somebody is there: without a word for opening a price stands
 * beside the hours, "Mon–Fri 8–18: £75 an hour", or they stand in brackets behind what they are of, "Call-out (Mon–Fri 8–18)".
 */
export function isWhenItCosts(text: string): boolean {
  const folded = asciiDigits(text);
  if (saysOpening(text) || SAYS_OPEN.test(text)) return false;
  if (isPriced(folded)) return true;
  const [, before = '', within = ''] = IN_BRACKETS.exec(folded) ?? [];
  const isOfIts = WEEKDAY_TEXT.test(within) && TIME_TEXT.test(within);
  return isOfIts && !WEEKDAY_TEXT.test(before);
}
