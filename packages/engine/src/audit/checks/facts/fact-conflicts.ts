import type { PageFacts } from '../../../page/page-facts.ts';
import type { BusinessFact, FactName } from './business-facts.ts';

/** Structured data that says another thing than the text. */
export interface FactConflict {
  name: FactName;
  inText: string;
  inData: string;
}

/** Digits that a number has in common however its country and its trunk are written. */
const LOCAL_DIGITS = 7;
/** What the reader of stated facts keeps at most: a list that is full may lack the one that is looked for. */
const FULL = 5;
const CODE = /\b(?:\d{3}-\d{4}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4,6}|[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2})\b/g;
const TIME = /(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h\b|時|点|點|시)?/giu;
const HALF_DAY = 12;

const localNumber = (phone: string) => phone.replace(/\D/g, '').slice(-LOCAL_DIGITS);
const codesOf = (address: string) => (address.match(CODE) ?? []).map((code) => code.replace(/[\s-]/g, ''));

/** The times of day in a text, in minutes, by the clock of twelve hours and by that of twenty-four. */
function timesOf(text: string): Set<number> {
  const times = new Set<number>();
  for (const [, hour = '', minute = '0', unit = ''] of text.matchAll(TIME)) {
    const at = (Number(hour) % 24) * 60 + Number(minute);
    const isLate = /^p/i.test(unit) && Number(hour) < HALF_DAY;
    times.add(isLate ? at + HALF_DAY * 60 : at);
    // "9 to 5" closes in the afternoon.
    if (unit === '' && Number(hour) < HALF_DAY) times.add(at + HALF_DAY * 60);
  }
  return times;
}

/** "1.299,00 €" and "1,299.00" are one price. */
function amountOf(text: string): number | null {
  const [written] = /\d[\d.,\s]*/.exec(text) ?? [];
  if (written === undefined) return null;
  const bare = written.replace(/\s/g, '').replace(/[.,]$/, '');
  const decimals = /[.,](\d{1,2})$/.exec(bare)?.[1] ?? '';
  const whole = bare.slice(0, decimals === '' ? bare.length : -decimals.length - 1).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals || '0'}`);
}

const isShared = (one: readonly string[], other: readonly string[]) =>
  one.some((item) => other.includes(item));

function differs({ name, inText, inData }: BusinessFact, mostPrices: number): boolean {
  switch (name) {
    case 'phone':
      return inText.length < FULL && !isShared(inText.map(localNumber), inData.map(localNumber));
    case 'address': {
      const [text, data] = [inText.flatMap(codesOf), inData.flatMap(codesOf)];
      return text.length > 0 && data.length > 0 && !isShared(text, data);
    }
    case 'hours': {
      const [text, data] = [timesOf(inText.join('; ')), timesOf(inData.join('; '))];
      return (
        text.size > 0 && data.size > 0 && inText.length < FULL && ![...data].some((time) => text.has(time))
      );
    }
    case 'prices': {
      const amounts = inData.map(amountOf).filter((amount) => amount !== null && amount > 0);
      const written = inText.map(amountOf).filter((amount) => amount !== null);
      // Of several prices each may belong to something else.
      return (
        new Set(amounts).size === 1 &&
        written.length > 0 &&
        written.length <= mostPrices &&
        !written.some((amount) => amount === amounts[0])
      );
    }
  }
}

/**
 * What the data says otherwise than the text: none of its numbers, codes, times or prices stands there.
 *
 * @param mostPrices in the text, so that one of them must be the one of the data.
 */
export const factConflicts = (facts: readonly BusinessFact[], mostPrices: number): FactConflict[] =>
  facts.flatMap((fact) => {
    const [inText] = fact.inText;
    const [inData] = fact.inData;
    return inText !== undefined && inData !== undefined && differs(fact, mostPrices)
      ? [{ name: fact.name, inText, inData }]
      : [];
  });

/** Offers whose price was good until a day that has passed. */
export const expiredPrices = (page: PageFacts, answeredAt: number): { day: string; block: number | null }[] =>
  page.structuredData.nodes.flatMap(({ properties, block }) =>
    (properties.priceValidUntil ?? []).flatMap((day) => {
      // A price is good until the end of the day.
      const end = Date.parse(day) + (day.length <= 10 ? 86_400_000 : 0);
      return end < answeredAt ? [{ day, block }] : [];
    }),
  );
