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
    'its street and its town stand in lines of their own',
    '<p>Brenner Haustechnik GmbH<br>Gottesauer Str. 14<br>76131 Karlsruhe</p>',
    'Gottesauer Str. 14, 76131 Karlsruhe',
  ],
  [
    'it stands within a long text',
    '<p>Northwind has 180 boulder problems on 900 m² of wall, reset every two weeks, for beginners and for those who have climbed for years. We opened in 2018 in a former mill at 14 Canal Road, Leeds LS12 2AB. Call us whenever you like.</p>',
    '14 Canal Road, Leeds LS12 2AB',
  ],
  [
    'what it is stands before it',
    '<p>Mairie – 3 place de l’Église, 49250 Saint-Aubin</p>',
    '3 place de l’Église, 49250 Saint-Aubin',
  ],
])('an address is read without how to call, where %s', (_, body, address) => {
  expect(addresses(body)).toEqual([address]);
});

it('all lines of a week of opening hours are read', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const rows = days.map((day) => `<li>${day}: 9:00–17:00</li>`).join('');
  const { hours } = factsOf(`<!doctype html><body><ul>${rows}</ul></body>`).stated;
  expect(hours).toEqual(days.map((day) => `${day}: 9:00–17:00`));
});
