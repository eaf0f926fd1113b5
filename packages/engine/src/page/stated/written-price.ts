import { CURRENCY_CODES } from './currencies.ts';

/** Symbols of exactly one currency. Many countries use "$" and "kr", so these are not in the list. */
export const CURRENCY_OF_SIGN: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₺': 'TRY',
  '₪': 'ILS',
  '₩': 'KRW',
  '₽': 'RUB',
  '฿': 'THB',
  '₫': 'VND',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  грн: 'UAH',
  '₴': 'UAH',
  лв: 'BGN',
};
const CODE = new RegExp(`(?<!\\p{L})(?:${CURRENCY_CODES}|TRY|JPY)(?!\\p{L})`, 'u');

/** "1.234,50" and "1,234.50" are 1234.50; three digits after a separator are thousands. */
export function plainAmount(written: string): string | null {
  const text = written.replace(/[\s’]/g, '').replace(/[.,]-*$/, '');
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const parts = whole.split(/[.,]/);
  const isGrouped = parts.slice(1).every((part) => part.length === 3) && /^\d{1,3}$/.test(parts[0] ?? '');
  if (!/^\d+$/.test(parts.join('')) || (parts.length > 1 && !isGrouped)) return null;
  const amount = `${parts.join('')}${cents === undefined ? '' : `.${cents}`}`;
  return Number(amount) > 0 ? amount : null;
}

/** The amount of a price, and its currency if the price shows which one it is ('' otherwise); null if it is none. */
export function writtenPrice(text: string): { amount: string; currency: string } | null {
  const amount = plainAmount(/\d[\d.,’\s]*/u.exec(text)?.[0] ?? '');
  const sign = Object.keys(CURRENCY_OF_SIGN).find((each) => text.includes(each));
  const currency = CODE.exec(text)?.[0] ?? (sign === undefined ? '' : (CURRENCY_OF_SIGN[sign] ?? ''));
  return amount === null ? null : { amount, currency };
}
