import { expect, it } from 'vitest';
import { isPriceAlone } from './is-price-alone.ts';

it.each(['$0/mo', '$15', 'From €305 per month', '89,- €', '1 200 kr', '3,000円', '€49 / month*'])(
  '“%s” is only a price',
  (text) => {
    expect(isPriceAlone(text)).toBe(true);
  },
);

it.each(['Pro', '2026', 'Gift cards from €25 to €100', 'A €5 lunch', 'Plan 3'])(
  '“%s” names something',
  (text) => {
    expect(isPriceAlone(text)).toBe(false);
  },
);
