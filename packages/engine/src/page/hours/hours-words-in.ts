import { asianHours } from './asian-hours.ts';
import { furtherEuropeanHours } from './further-european-hours.ts';
import { germanicHours } from './germanic-hours.ts';
import type { HoursWords } from './hours-words.ts';
import { romanceHours } from './romance-hours.ts';
import { slavicHours } from './slavic-hours.ts';

/** By the language of the site. Others are read as English, which many sites use for their hours only. */
const WORDS: Readonly<Record<string, HoursWords>> = {
  ...germanicHours,
  ...romanceHours,
  ...slavicHours,
  ...furtherEuropeanHours,
  ...asianHours,
};

/** The words of a language by its tag ("de-AT"), English ones for languages that are not here. */
export function hoursWordsIn(language: string): HoursWords {
  const [base = ''] = language.toLowerCase().split(/[-_]/);
  return WORDS[base] ?? germanicHours.en;
}
