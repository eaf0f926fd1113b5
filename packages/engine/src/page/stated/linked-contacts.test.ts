import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const stated = (body: string) => factsOf(`<!doctype html><body>${body}</body>`).stated;

it.each([
  ['<a href="tel:+49431556677">0431 55 66 77</a>', '0431 55 66 77'],
  ['<a href="tel:+49431556677">Rufen Sie uns an: (0431) 55 66 77 (kostenlos)</a>', '(0431) 55 66 77'],
  ['<a href="tel:+49431556677">Call us</a>', '+49431556677'],
  ['<a href="TEL:%2B49%20431%20556677"><img src="phone.svg" alt=""></a>', '+49 431 556677'],
])('reads whom %s calls', (link, number) => {
  expect(stated(link).phones).toEqual([number]);
});

it('reads whom a link writes to, without the subject it suggests', () => {
  expect(stated('<a href="mailto:Info@Shop.example?subject=Hi">Write to us</a>').emails).toEqual([
    'info@shop.example',
  ]);
  expect(stated('<a href="mailto:?subject=Look">Send to a friend</a>').emails).toEqual([]);
});

it('reads no address of whoever made or helped with the page', () => {
  const mails = (line: string) =>
    stated(`<main><p>We forge anvils.</p></main><footer><p>${line}</p></footer>`).emails;
  const link = '<a href="mailto:gus@web.example">Gus Webber</a>';
  expect(mails(`© 2025 Anvil House | Mit Unterstützung von ${link}`)).toEqual([]);
  expect(mails(`Developed by ${link}`)).toEqual([]);
  expect(mails(`Fragen beantwortet ${link}`)).toEqual(['gus@web.example']);
});

it('reads the number that a link to a chat shows', () => {
  expect(stated('<a href="https://wa.me/905321234412">0 (532) 123 44 12</a>').phones).toEqual([
    '0 (532) 123 44 12',
  ]);
  expect(stated('<a href="https://wa.me/905321234412">Write to us</a>').phones).toEqual([]);
});
