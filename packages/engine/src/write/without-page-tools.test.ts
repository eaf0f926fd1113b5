import { expect, it } from 'vitest';
import { isPageTool, withoutPageTools } from './without-page-tools.ts';

it.each([
  ['Share'],
  ['Share on:'],
  ['Teilen mit'],
  ['[Teilen mit Facebook](https://facebook.com/sharer?u=x) [X](https://x.com/share)'],
  ['[Weiterlesen →](/blog/b)'],
  ['- [Share on X](https://x.com)\n- [Copy link](#)\n- [Print](#)'],
  ['[Edit this page on GitHub](https://github.com/a/b)'],
  ['↑ Back to top'],
  ['続きを読む'],
  ['In den Warenkorb'],
  ['Alle 12 Ergebnisse werden angezeigt'],
  ['1–12 von 30 Ergebnissen werden angezeigt'],
  ['Showing 1–12 of 30 results'],
  ['Who is online'],
  ['Il y a 1 produit.'],
  ['2 sonucun tümü gösteriliyor'],
  ['Visualizzazione di 1-12 di 30 risultati'],
  ['Wyświetlanie wszystkich wyników: 2'],
  ['There are 12 products.'],
  ['Definition at line 57 of file Horn.hpp.'],
])('leaves out %s', (tool) => {
  expect(withoutPageTools(['# Bread', tool, 'It is baked at night.'])).toEqual([
    '# Bread',
    'It is baked at night.',
  ]);
});

it.each([
  ['Share the loaf with a friend.'],
  ['Read more about sourdough in our book, which came out in May.'],
  ['Print the form and bring it along.'],
  ['- Share\n- Bread, butter and salt'],
  ['## Share'.concat(' of the harvest')],
  ['X'],
])('keeps %s', (text) => {
  expect(withoutPageTools(['# Bread', text])).toEqual(['# Bread', text]);
});

it('leaves out a heading over tools alone, and keeps one over a text', () => {
  expect(
    withoutPageTools(['# Bread', '## Share', '- [Facebook](/f)', 'Copy link', '## End', 'Bye.']),
  ).toEqual(['# Bread', '## End', 'Bye.']);
  expect(withoutPageTools(['# Bread', '## Share', 'Copy link', 'Share on X', '## End', 'Bye.'])).toEqual([
    '# Bread',
    '## End',
    'Bye.',
  ]);
});

it('leaves out the networks below a line to share by, and keeps them elsewhere', () => {
  const list = '- [Facebook](https://facebook.com/sharer)\n- [X](https://x.com/share)';
  expect(withoutPageTools(['# Bread', 'Compartir', list, 'Bye.'])).toEqual(['# Bread', 'Bye.']);
  expect(withoutPageTools(['# We are on', list])).toEqual(['# We are on', list]);
});

it('leaves out what is shown of other pages, as far as it goes', () => {
  expect(
    withoutPageTools([
      '# Bread',
      'It is baked at night.',
      '## You may also like',
      '### [Rolls](/rolls)',
      '£2.00',
      '![A roll](/roll.png)',
      '## Ingredients',
      '- Flour',
    ]),
  ).toEqual(['# Bread', 'It is baked at night.', '## Ingredients', '- Flour']);
});

it('keeps a text that says something below such a heading', () => {
  const text =
    'Whoever likes this bread will like our rolls, which are made of the same dough and baked for a shorter time.';
  expect(withoutPageTools(['# Bread', '## Related products', text, '- Flour'])).toEqual([
    '# Bread',
    text,
    '- Flour',
  ]);
});

it('leaves out the list of translations of a page', () => {
  expect(isPageTool('Available Languages: en | fr | pt-br')).toBe(true);
  expect(isPageTool('de · en')).toBe(true);
  expect(isPageTool('Colours: red | blue')).toBe(false);
});
