import { expect, it } from 'vitest';
import { isCopyAddress } from './copy-address.ts';

it.each(['?utm_source=x', '?replytocom=4', '?sort=price', 'shop/?add-to-cart=7', '2024/05/', '?print=1'])(
  '%s is a page once more, or a list of a month',
  (path) => {
    expect(isCopyAddress(`https://a.example/${path}`)).toBe(true);
  },
);

it.each(['', 'prices', '?page=2', '2024/05/opening', 'sort/of-bread'])('“%s” is a page', (path) => {
  expect(isCopyAddress(`https://a.example/${path}`)).toBe(false);
});
