import type { BusinessFacts } from '../../crawl/business-facts.ts';
import { HAN_OR_KANA } from '../../page/scripts.ts';
import { generalEmail } from '../general-email.ts';
import { distinctPhones } from '../llms-txt/distinct-phones.ts';
import type { AnswerPart } from './answer-part.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** A Sunday. */
const FIRST_DAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;
const MOST = 6;

export const colonAfter = (name: string) => (HAN_OR_KANA.test(name) ? '：' : ': ');
const item = (text: string): AnswerPart => ({ kind: 'item', text });

/** A schema.org day in the language of the site; the page's own words stay. */
function dayIn(day: string, language: string): string {
  const at = DAYS.indexOf(day);
  if (at === -1) return day;
  try {
    const named = new Intl.DateTimeFormat(language || 'en', { weekday: 'long', timeZone: 'UTC' });
    return named.format(FIRST_DAY + at * DAY_MS);
  } catch {
    return day;
  }
}

/** "Monday – Saturday" for consecutive days, else each of them. */
function daysIn(days: readonly string[], language: string): string {
  const places = days.map((day) => DAYS.indexOf(day));
  const run =
    places.length > 2 &&
    places.every((place, at) => at === 0 || ((places[at - 1] ?? 0) + 1) % DAYS.length === place);
  const named = days.map((day) => dayIn(day, language));
  return run && places[0] !== -1 ? `${named[0]} – ${named.at(-1)}` : named.join(', ');
}

/**
 * What a page states about its business in data and links, by topic: for pages that have no heading for it.
 * The words are the page's own, the days are in its language.
 */
export function statedFacts(
  { hours, address, phones, emails, offers: inData, cards = [] }: BusinessFacts,
  language: string,
): Partial<Record<string, AnswerPart[]>> {
  // What people see is newer than what a plugin keeps.
  const offers = cards.length > 1 ? cards : inData;
  const reached = [...distinctPhones(phones).slice(0, 2), generalEmail(emails) ?? []].flat();
  return {
    ...(hours.length > 0 && {
      hours: hours.slice(0, MOST + 1).map((one) => item(`${daysIn(one.days, language)}: ${one.hours}`)),
    }),
    ...(/\d/.test(address) && { where: [{ kind: 'text' as const, text: address }] }),
    ...(reached.length > 0 && { contact: reached.map(item) }),
    ...(offers.length > 1 && {
      prices: offers.slice(0, 2 * MOST).map(({ name, price }) => item(`${name}${colonAfter(name)}${price}`)),
    }),
  };
}
