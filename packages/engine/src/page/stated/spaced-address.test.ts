import { expect, it } from 'vitest';
import { spacedAddress } from './spaced-address.ts';

it.each([
  ['12 rue de la République,93000, Bobigny', '12 rue de la République, 93000 Bobigny'],
  ['12,rue de la Paix,44000 Nantes', '12, rue de la Paix, 44000 Nantes'],
  ['1 Mill Lane,Leeds LS1 4AP', '1 Mill Lane, Leeds LS1 4AP'],
  ['Torstraße 1, Berlin, 10115, Germany', 'Torstraße 1, Berlin, 10115, Germany'],
  ['Blågårdsgade 14, 2. tv., 2200 København N', 'Blågårdsgade 14, 2. tv., 2200 København N'],
  ['1200 Main St, Austin, TX 78701, USA', '1200 Main St, Austin, TX 78701, USA'],
])('of %s is %s', (written, spaced) => {
  expect(spacedAddress(written)).toBe(spaced);
});
