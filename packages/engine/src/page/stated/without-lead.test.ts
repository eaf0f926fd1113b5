import { expect, it } from 'vitest';
import { withoutLead } from './without-lead.ts';

it.each([
  ['Anvil B.V., Oosterkade 4, 3582 AT Utrecht', 'Oosterkade 4, 3582 AT Utrecht'],
  ['Bolt & Sons Ltd, 9 Quay Street, Leeds LS1 4AB', '9 Quay Street, Leeds LS1 4AB'],
  ['Amboss GmbH & Co. KG, Seestraße 4, 23570 Travemünde', 'Seestraße 4, 23570 Travemünde'],
  ['Our office is at 12 Kirkgate, Leeds LS1 6BY', '12 Kirkgate, Leeds LS1 6BY'],
  ['We are located at 7 Fore Street, Totnes', '7 Fore Street, Totnes'],
])('the address in “%s” begins with its street', (written, address) => {
  expect(withoutLead(written)).toBe(address);
});

it.each([
  'Villa Anna, Seestraße 4, 23570 Travemünde',
  'Unit 4, 9 Quay Street, Leeds LS1 4AB',
  'Oosterkade 4, 3582 AT Utrecht',
])('“%s” is an address as it stands', (address) => {
  expect(withoutLead(address)).toBe(address);
});
