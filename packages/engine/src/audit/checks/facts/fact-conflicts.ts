import type { PageFacts } from '../../../page/page-facts.ts';
import { localNumber } from '../../../page/stated/local-number.ts';
import { postalCodes } from '../../../page/stated/postal-codes.ts';
import type { BusinessFact, FactName } from './business-facts.ts';

/** Structured data that contradicts the text. */
export interface FactConflict {
  name: FactName;
  inText: string;
  inData: string;
}

/** The most facts that the page reader keeps. A full list may lack the fact that is compared. */
const FULL = 5;
const TIME = /(\d{1,2})(?:\s?[:.hu]\s?(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h\b|時|点|點|시)?/giu;
const HALF_DAY = 12;

/** The times of day in a text, in minutes. Reads both the 12-hour and the 24-hour clock. */
function timesOf(text: string): Set<number> {
  const times = new Set<number>();
  for (const [, hour = '', minute = '0', unit = ''] of text.matchAll(TIME)) {
    const at = (Number(hour) % 24) * 60 + Number(minute);
    const isLate = /^p/i.test(unit) && Number(hour) < HALF_DAY;
    times.add(isLate ? at + HALF_DAY * 60 : at);
    // In "9 to 5", 5 may be in the afternoon.
    if (unit === '' && Number(hour) < HALF_DAY) times.add(at + HALF_DAY * 60);
  }
  return times;
}

/** "1.299,00 €" and "1,299.00" are the same price. */
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
      const [text, data] = [inText.flatMap(postalCodes), inData.flatMap(postalCodes)];
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
      // If there are several prices, each may belong to another product.
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
 * The facts in the data that contradict the text: the text has none of their phone numbers, postal codes, times or prices.
 *
 * @param mostPrices prices are compared only if the text has no more than this; with more, any of them could be meant.
 */
export const factConflicts = (facts: readonly BusinessFact[], mostPrices: number): FactConflict[] =>
  facts.flatMap((fact) => {
    const [inText] = fact.inText;
    const [inData] = fact.inData;
    return inText !== undefined && inData !== undefined && differs(fact, mostPrices)
      ? [{ name: fact.name, inText, inData }]
      : [];
  });

/** Offers whose price was valid until a day that has passed. */
export const expiredPrices = (page: PageFacts, answeredAt: number): { day: string; block: number | null }[] =>
  page.structuredData.nodes.flatMap(({ properties, block }) =>
    (properties.priceValidUntil ?? []).flatMap((day) => {
      // A price is valid until the end of its last day.
      const end = Date.parse(day) + (day.length <= 10 ? 86_400_000 : 0);
      return end < answeredAt ? [{ day, block }] : [];
    }),
  );
