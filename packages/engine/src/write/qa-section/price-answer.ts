import type { PageSection } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { HAN_OR_KANA } from '../../page/scripts.ts';
import { CURRENCY_SIGNS, CURRENCY_WORDS, CURRENCY_WORDS_UNSPACED } from '../../page/stated/currencies.ts';
import { footnotesOf, withFootnote } from '../footnotes.ts';
import { boxedPrices } from '../llms-txt/priced-things.ts';
import { priceWithUnits } from '../price-units.ts';
import { oneLine } from '../sentences.ts';
import type { AnswerPart } from './answer-part.ts';
import { sectionsUnder } from './sections-under.ts';

export const MONEY = new RegExp(
  `[${CURRENCY_SIGNS}]\\s?\\d|\\d[\\d.,' ]*(?:-{1,2}|–)?\\s?(?:[${CURRENCY_SIGNS}]|(?:${CURRENCY_WORDS})(?![\\p{L}])|${CURRENCY_WORDS_UNSPACED})`,
  'u',
);
/** A price alone or with a few words: "from €15", "€49 / month". */
const LONGEST_PRICE = 40;
const LONGEST_NAME = 80;
const MOST_PRICES = 15;

const isPrice = (text: string) => text.length <= LONGEST_PRICE && MONEY.test(text) && !/^\*/.test(text);
/** "CARS i They are ...": the words before the symbol that opens a hint. */
const label = (text: string) => /^(.{2,40}?)\s+(?:[i?ⓘℹ](?:\s|$|(?=\p{N}|\p{Lu})))/u.exec(text)?.[1] ?? text;

/** More prices below one heading are those of several things. */
const MOST_OF_ONE = 3;

interface Priced {
  name: string;
  prices: string[];
  /** The heading over several boxes. */
  of?: string;
}

/** Prices with the unit that stands in the line below them: "$19", "per location per month". */
function pricesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => (isPrice(line) ? [priceWithUnits(lines, at)] : []));
}

/** The boxes of a section, each with its own name; of a section without boxes what it sells, by its heading. */
function pricedIn(section: PageSection): Priced[] {
  const boxes = boxedPrices(paragraphsOf(section));
  const of = withoutEmblems(oneLine(section.heading));
  if (boxes.length > 1) return boxes.map(({ name, price }) => ({ name, prices: [price], of }));
  return pricedBy(section) ?? [];
}

/** What a section sells, by its heading, with the prices under it. */
function pricedBy({ heading, text, kinds }: PageSection): Priced[] | null {
  const name = withoutEmblems(oneLine(heading));
  const prices = pricesOf(
    paragraphsOf({ text, ...(kinds && { kinds }) })
      // The rows of a table have the names of what they sell.
      .filter(({ kind }) => kind !== 'row')
      .map((paragraph) => oneLine(paragraph.text)),
  );
  return name === '' || name.length > LONGEST_NAME || prices.length === 0 ? null : [{ name, prices }];
}

/** Column names: the last lines before the first product with a price, if all of them are short. */
function columnNames(before: PageSection, count: number): string[] {
  if (count < 2) return [];
  const names = paragraphsOf(before)
    .map(({ text }) => label(oneLine(text)))
    .filter((text) => /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text))
    .slice(-count);
  return names.length === count && names.every((name) => name.length <= LONGEST_NAME) ? names : [];
}

/**
 * The prices in the subsections of a section, as in price lists made of boxes: each product with its prices,
 * word for word; null if there are fewer than two.
 *
 * @param at the index of the section whose heading says that these are prices.
 */
export function pricesUnder(sections: readonly PageSection[], at: number): AnswerPart[] | null {
  const own = sections[at];
  if (!own) return null;
  return pricesAmong(sectionsUnder(sections, at), own, footnotesOf(sections));
}

/** The prices of the things that sections have as headings, at least two; those of a page of prices if no heading says so. */
export function pricesAmong(
  sections: readonly PageSection[],
  before?: PageSection,
  notes = footnotesOf(sections),
): AnswerPart[] | null {
  const found = sections.flatMap(pricedIn);
  const columns = before ? columnNames(before, found[0]?.prices.length ?? 0) : [];
  const priced = found.filter(({ prices }) => columns.length > 0 || prices.length <= MOST_OF_ONE);
  if (priced.length < 2) return null;
  const fits = (prices: readonly string[]) => prices.length === columns.length;
  // "First visit" below several headings is that of several things.
  const isOfSeveral = ({ name, of }: Priced) =>
    of && priced.some((other) => other.name === name && other.of !== of);
  return priced.slice(0, MOST_PRICES).map((each) => {
    const { prices, of } = each;
    const name = isOfSeveral(each)
      ? `${of}${HAN_OR_KANA.test(`${of}`) ? '、' : ', '}${each.name}`
      : each.name;
    const told = prices.map((price, column) => (fits(prices) ? `${columns[column]} ${price}` : price));
    return {
      kind: 'item',
      text: `${name}: ${told.map((price) => withFootnote(price, notes)).join('; ')}`,
    };
  });
}
