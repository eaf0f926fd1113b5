import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';
import { withUnits } from './with-units.ts';

const addresses = (...lines: string[]) =>
  factsOf(`<!doctype html><body><footer><p>${lines.join('<br>')}</p></footer></body>`).stated.addresses;

it.each([
  [['Unit 7, Mill Industrial Estate', 'Canal Road, Leeds LS12 2QF']],
  [['Unit 7', 'Armley Mills', 'Canal Road', 'Leeds LS12 2QF']],
  [['First Floor', '12 Kirkgate', 'Leeds LS1 6BY']],
  [['Flat 2b,', '9 Quay Street, Bristol BS1 4AB']],
  [['4120 Harbor Street', 'Suite 300', 'Springfield, IL 62704']],
  [['Bâtiment C', '14 rue des Carmes', '44000 Nantes']],
])('an address has the part of the building that it is in: %s', (lines) => {
  expect(addresses(...lines)).toEqual([lines.map((line) => line.replace(/,$/, '')).join(', ')]);
});

it('a street of Portugal has its town with a code of seven digits below it', () => {
  expect(addresses('Rua da Bica, 34 - 1.º Esq.', '1200-056 Lisboa')).toEqual([
    'Rua da Bica, 34 - 1.º Esq., 1200-056 Lisboa',
  ]);
});

it('an address on one line begins with the part of the building', () => {
  expect(addresses('Office: Unit 7, Armley Mills Industrial Estate, Canal Road, Leeds, LS12 2QF')).toEqual([
    'Unit 7, Armley Mills Industrial Estate, Canal Road, Leeds, LS12 2QF',
  ]);
});

it.each([
  [['Unit 7', 'How to order a coffee.', 'Canal Road, Leeds LS12 2QF']],
  [['Suite 4', 'Sea view, two beds', '£140 a night']],
  [['Anvil House', '12 Kirkgate', 'Leeds LS1 6BY']],
])('lines that are no part of a building and its address stay as they are: %s', (lines) => {
  expect(withUnits(lines)).toEqual(lines);
});
