import { asciiDigits } from '../ascii-digits.ts';
import { SAYS_OPEN } from './opening-words.ts';
import { saysOpening, TIME_TEXT, WEEKDAY_TEXT } from './stated-patterns.ts';

/** A longer text is a sentence, and one of a story may name a day and a time too: "won 3-2 on Saturday". */
const LONGEST_LINE_IN_WORDS = 10;
const IS_CUT = /(?:…|\.{3})[\])]?$/u;
/** In small letters these are words of a sentence: "when the sun is harshest". */
const HOMOGRAPHS = /(?<!\p{L})(?:sun|sat|wed)(?!\p{L})/gu;
const DAYS = new RegExp(WEEKDAY_TEXT.source, 'giu');
const CLOCK = '\\d{1,2}(?:[.:h]\\d{2})?\\s?(?:h|am|pm|a\\.m\\.|p\\.m\\.|uhr)?';
const SPAN = new RegExp(`${CLOCK}\\s?(?:[–—-]|\\p{L}{1,5})\\s?${CLOCK}`, 'giu');
const SAYS_CLOCK = /\d[.:h]\d{2}|(?<!\p{L})(?:h|am|pm|a\.m\.|p\.m\.|uhr)(?!\p{L})/iu;

/**
 * Whether a text with a day and a time may say when somebody is there: a line, or a sentence that speaks of opening, of several
 * days, or of a span of hours. A text that is cut off tells nothing whole.
 */
export function mayTellHours(text: string): boolean {
  if (IS_CUT.test(text)) return false;
  if (text.split(/\s+/u).length <= LONGEST_LINE_IN_WORDS || saysOpening(text) || SAYS_OPEN.test(text))
    return true;
  const days = text.replace(HOMOGRAPHS, '').match(DAYS) ?? [];
  if (new Set(days.map((day) => day.toLowerCase())).size !== 1) return days.length > 0;
  return (asciiDigits(text).match(SPAN) ?? []).some((span) => SAYS_CLOCK.test(span) && TIME_TEXT.test(span));
}
