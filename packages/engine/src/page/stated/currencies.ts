/** Signs of currencies, for the class of a pattern. */
export const CURRENCY_SIGNS = '€£$¥￥₹₽₩₺₴₪฿₫';

/** Codes of currencies that are no word, as prices have them before or behind an amount: the source of a pattern. */
export const CURRENCY_CODES =
  'EUR|USD|CHF|GBP|CAD|AUD|INR|PLN|SEK|NOK|DKK|CZK|HUF|RON|UAH|BGN|RUB|ILS|SAR|AED|QAR|KWD|BHD|OMR|EGP|SGD|HKD|NZD|ZAR|MYR|IDR|NGN';

/**
 * Codes, names and abbreviations of currencies as they follow an amount: the source of a pattern. A short one is also the
 * beginning of a word, so none of them may be followed by a letter.
 */
export const CURRENCY_WORDS = `${CURRENCY_CODES}|TRY|[Ee]uros?|zł|Kč|kr|Ft|lei|TL|Rs|руб(?:лей|ля)?|грн|гривень|лв|ريال|درهم|دينار|جنيه|ש[״"]ח|שקל(?:ים)?|đ|บาท`;

/** The same for scripts in which the next word may follow at once. */
export const CURRENCY_WORDS_UNSPACED = '円|元|원';
