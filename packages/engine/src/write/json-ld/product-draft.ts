import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { CURRENCY_OF_SIGN, plainAmount } from '../../page/stated/written-price.ts';
import { STARTING_AT } from '../llms-txt/priced-things.ts';
import { ownSections } from '../without-page-tools.ts';
import { headingOf } from './article-draft.ts';
import { draftThing } from './draft-thing.ts';
import type { GraphDraft } from './graph-draft.ts';
import { isDescribedElsehow, ownThings } from './own-things.ts';
import { wholeText } from './wording.ts';

interface Price {
  amount: string;
  currency: string;
  availability: string;
  /** Whether it is the price of the cheapest variant ("From £120"). */
  isLowest: boolean;
}

const SIGN = Object.keys(CURRENCY_OF_SIGN).join('|');
/** A line that contains only a price. */
const PRICE_LINE = new RegExp(`^(?:(${SIGN})\\s?(\\d[\\d.,’ ]*)|(\\d[\\d.,’ ]*)\\s?(${SIGN}))$`, 'u');

/** The only price on a separate line in the text of a page; null if there are several. */
function shownPrice(page: CrawledPage): Price | null {
  const found = new Map<string, Price>();
  for (const section of ownSections(page.sections))
    for (const { kind, text } of paragraphsOf(section)) {
      const [, before, amountAfter, amountBefore, after] =
        kind === 'text' ? (PRICE_LINE.exec(text.trim()) ?? []) : [];
      const currency = CURRENCY_OF_SIGN[before ?? after ?? ''];
      const amount = plainAmount(amountAfter ?? amountBefore ?? '');
      if (currency !== undefined && amount !== null)
        found.set(`${amount} ${currency}`, { amount, currency, availability: '', isLowest: false });
    }
  const [only, ...others] = found.values();
  return only && others.length === 0 ? only : null;
}

/** A line with a starting price: "From £120.00", "ab 120 €", "22.000円〜". */
const LOWEST = new RegExp(
  String.raw`^(?:from|a partire da|${STARTING_AT})\s\D{0,4}(\d[\d.,’ ]*)\D{0,5}$|^\D{0,4}(\d[\d.,’ ]*)\D{0,5}[〜～~]$`,
  'iu',
);

const startsAt = (page: CrawledPage, amount: string): boolean =>
  ownSections(page.sections).some((section) =>
    paragraphsOf(section).some(({ text }) => {
      const [, after, before] = LOWEST.exec(text.trim()) ?? [];
      return Number(plainAmount(after ?? before ?? '')) === Number(amount);
    }),
  );

/** What the words of Open Graph's product type mean. */
const AVAILABLE: Readonly<Record<string, string>> = {
  instock: 'InStock',
  outofstock: 'OutOfStock',
  oos: 'OutOfStock',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
  availablefororder: 'BackOrder',
  discontinued: 'Discontinued',
};

function offerOf(url: string, { amount, currency, availability, isLowest }: Price): JsonObject {
  const word = AVAILABLE[availability.toLowerCase().replace(/[^a-z]/g, '')];
  return {
    ...(isLowest ? { '@type': 'AggregateOffer', lowPrice: amount } : { '@type': 'Offer', price: amount }),
    priceCurrency: currency,
    url,
    ...(word === undefined ? {} : { availability: `https://schema.org/${word}` }),
  };
}

function priceOf(page: CrawledPage): Price | null {
  const stated = page.data?.price;
  const amount = stated ? plainAmount(stated.amount) : null;
  if (stated && amount !== null) return { ...stated, amount, isLowest: startsAt(page, amount) };
  return page.kind === 'product' ? shownPrice(page) : null;
}

/**
 * The products of a page: the ones that its data names, or the page itself if it is about one thing with one price. Search
 * engines ignore a product without a price, a rating or a review, and we never guess these.
 */
export function productsOf(page: CrawledPage): GraphDraft[] {
  const { url, data } = page;
  const own = ownThings(page, 'Product');
  const price = priceOf(page);
  const facts = { family: 'Product', page: url } as const;
  if (own.length === 0) {
    if (
      page.kind === 'home' ||
      page.kind === 'listing' ||
      price === null ||
      isDescribedElsehow(page, 'Product')
    )
      return [];
    const stated = [
      ['name', headingOf(page), url],
      ['description', wholeText(page.description), url],
      ['image', data?.image ?? undefined, url],
      ['url', url, url],
      ['offers', offerOf(url, price), url],
    ] as const;
    return [draftThing({ ...facts, types: ['Product'], id: `${url}#product`, own, stated })];
  }
  const [single, ...others] = own;
  const isAlone = others.length === 0 && page.kind !== 'home';
  return own.map((thing, at) =>
    draftThing({
      ...facts,
      types: thing.types,
      id: at === 0 ? `${url}#product` : `${url}#product-${at + 1}`,
      own: [thing],
      stated:
        isAlone && thing === single
          ? [
              ['name', headingOf(page), url],
              ['description', wholeText(page.description), url],
              ['image', data?.image ?? undefined, url],
              ['url', url, url],
              // Its variants have prices of their own.
              [
                'offers',
                data?.price && price && !('hasVariant' in thing.properties) ? offerOf(url, price) : undefined,
                url,
              ],
            ]
          : [],
    }),
  );
}
