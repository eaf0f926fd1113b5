import { expect, it } from 'vitest';
import { withSpaces } from './with-spaces.ts';

const prose = { sections: [{ level: 1, heading: '', text: '' }], language: 'en' };

it.each([
  [
    'We are open daily.Come and see us!You are welcome.',
    'We are open daily. Come and see us!You are welcome.',
  ],
  ['Brot wird täglich gebacken.Kommen Sie vorbei.', 'Brot wird täglich gebacken. Kommen Sie vorbei.'],
  ['Le judo,pour tous.Venez essayer.', 'Le judo, pour tous. Venez essayer.'],
  ['Le pain est cuit ici.Venez le goûter.', 'Le pain est cuit ici. Venez le goûter.'],
])('sentences are apart: %s', (text, spaced) => {
  expect(withSpaces(text, prose)).toBe(spaced);
});

it.each([
  'Written for Node.js and Vue.Component by us.',
  'Write to ann@mill.Example or see mill.Example.',
  'The U.S.Army uses it.',
  'It costs 3.50 at mill.com today.',
  'See mill.com/map,large for 1,500 and 2,5 pages.',
  'The tags are [red,green] and `blue,white`.',
])('other full stops stay as they are: %s', (text) => {
  expect(withSpaces(text, prose)).toBe(text);
});

it.each([
  ['Wir zeigen alte Häuser.Kommen Sie vorbei.', 'Wir zeigen alte Häuser. Kommen Sie vorbei.'],
  ['Wir zeigen alte Häuser.Die Führung kostet nichts.', 'Wir zeigen alte Häuser. Die Führung kostet nichts.'],
  ['Geschrieben mit Data.Aeson ist es kurz.', 'Geschrieben mit Data.Aeson ist es kurz.'],
])('sentences that end with a German noun are apart: %s', (text, spaced) => {
  expect(withSpaces(text, { ...prose, language: 'de' })).toBe(spaced);
});

it('names in texts about code stay whole', () => {
  const text = 'Returns a copy of the torch.Tensor with other values.';
  expect(withSpaces(text, { ...prose, sections: [{ level: 1, heading: '', text: 'x', kinds: 'c' }] })).toBe(
    text,
  );
});
