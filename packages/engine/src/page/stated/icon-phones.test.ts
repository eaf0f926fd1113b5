import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const phones = (body: string) => factsOf(`<!doctype html><body>${body}</body>`).stated.phones;

it.each([
  [
    'beside an address in a banner',
    '<header><p><i class="fas fa-map-marker-alt"></i>26 rue des Potiers, 37000 Tours <span>|</span> <i class="fas fa-phone-alt"></i>02 47 60 11 22</p></header>',
    '02 47 60 11 22',
  ],
  [
    'in an element of its own',
    '<ul><li><span class="icon-phone"></span><span>(11) 9876-5432</span></li></ul>',
    '(11) 9876-5432',
  ],
  ['drawn', '<p><img src="/icons/telephone.svg" alt=""> 4545 4556</p>', '4545 4556'],
])('a number that only an icon calls a telephone is one, %s', (_, body, number) => {
  expect(phones(body)).toEqual([number]);
});

it.each([
  [
    'the icon stands before something else',
    '<p><i class="fa fa-phone"></i> Dirección: Av Mitre 4545</p><p><i class="fa fa-map-marker"></i> 4545 4556</p>',
  ],
  ['the number is short', '<p><i class="fa fa-phone"></i> 24/7</p>'],
  ['the icon is of headphones', '<p><i class="fa fa-headphones"></i> 12345 67890</p>'],
])('none where %s', (_, body) => {
  expect(phones(body)).toEqual([]);
});
