import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const addresses = (body: string) => factsOf(`<!doctype html><body>${body}</body>`).stated.addresses;

it.each([
  [
    'a line break parts them',
    '<p>湯の宿<br>〒384-0701 長野県南佐久郡佐久穂町畑123-4<br>TEL 0267-12-3456（受付 9:00〜20:00）</p>',
    '〒384-0701 長野県南佐久郡佐久穂町畑123-4',
  ],
  [
    'they stand in one line',
    '<p>Uferstraße 7, 88131 Lindau · Tel. 08382 12345 · info@see.example</p>',
    'Uferstraße 7, 88131 Lindau',
  ],
  [
    'what it is stands before it',
    '<p>Mairie – 3 place de l’Église, 49250 Saint-Aubin</p>',
    '3 place de l’Église, 49250 Saint-Aubin',
  ],
])('an address is read without how to call, where %s', (_, body, address) => {
  expect(addresses(body)).toEqual([address]);
});
