import { CURRENCY_SIGNS, CURRENCY_WORDS, CURRENCY_WORDS_UNSPACED } from './currencies.ts';

const AMOUNT = String.raw`\d[\d.,’'\u00a0\u202f ]*(?:-{1,2}|–)?`;
const CURRENCY = String.raw`(?:[${CURRENCY_SIGNS}]|R\$|US\$|A\$|C\$|(?:${CURRENCY_WORDS})\.?|${CURRENCY_WORDS_UNSPACED})`;
const PER = String.raw`(?:\s*(?:\/|／|per|pro|par|por|al|a|each)\s?\p{L}[\p{L}\d. ]{0,24})?`;
const PRICE_ALONE = new RegExp(
  String.raw`^(?:\p{L}+\s){0,2}(?:${CURRENCY}\s?${AMOUNT}|${AMOUNT}\s?${CURRENCY})${PER}\*?$`,
  'iu',
);

/** Whether a text is a price and nothing else, as on the card of a plan: "$15/mo", "From €305 per month". */
export const isPriceAlone = (text: string): boolean => text.length <= 60 && PRICE_ALONE.test(text.trim());
