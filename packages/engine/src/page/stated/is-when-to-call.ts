import { asciiDigits } from '../ascii-digits.ts';
import { STREET_LINE, saysOpening, TIME_TEXT, TOWN_LINE, WEEKDAY_TEXT } from './stated-patterns.ts';

/** Eight digits or more, in groups as a telephone number has them; a time has fewer. */
const DIALLED_BEFORE = /(?:\d[\s()./–-]{0,3}){8,}/;

/** Whether a text says when somebody answers a telephone: its number stands before the hours, and neither a word for opening nor an address. */
export function isWhenToCall(text: string): boolean {
  const folded = asciiDigits(text);
  const number = DIALLED_BEFORE.exec(folded);
  if (!number || saysOpening(text) || STREET_LINE.test(text) || TOWN_LINE.test(text)) return false;
  return number.index < Math.max(folded.search(WEEKDAY_TEXT), folded.search(TIME_TEXT));
}
