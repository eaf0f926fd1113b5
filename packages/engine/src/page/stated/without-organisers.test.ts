import { expect, it } from 'vitest';
import { withoutOrganisers } from './without-organisers.ts';

const isOwn = (text: string) => text.includes('PyNorth');

it.each([
  [['Organised by Northern Events Ltd, 9 Quay Street, Manchester M3 4AE'], ['']],
  [
    ['Veranstalter', 'Webverein Dresden e.V.', 'Königstraße 9', '01097 Dresden', 'Markt 5, 07545 Gera'],
    ['Veranstalter', 'Webverein Dresden e.V.', '', '', 'Markt 5, 07545 Gera'],
  ],
])('takes the seat of an organiser out of %j', (lines, left) => {
  expect(withoutOrganisers(lines, isOwn)).toEqual(left);
});

it.each([
  [['Organisers: PyNorth e.V., 9 Quay Street, Manchester M3 4AE']],
  [['Organisateur', 'Association PyNorth', '9 rue du Port', '44000 Nantes']],
  [
    [
      'We thank the organisers of the fair for their help, and all who came to it.',
      'Mill Road 3, 12345 Town',
    ],
  ],
  [[]],
])('leaves other addresses: %j', (lines) => {
  expect(withoutOrganisers(lines, isOwn)).toEqual(lines);
});
