import { expect, it } from 'vitest';
import { readTwiceEncoded } from './read-twice-encoded.ts';

/** What windows-1252 makes of a text in UTF-8. */
const twice = (text: string) => new TextDecoder('latin1').decode(new TextEncoder().encode(text));

it.each([
  ['German', 'Die Käserei Müller öffnet täglich für Gäste', 5],
  ['English', 'It’s the baker’s own – “bread”', 5],
  ['Polish', 'Świeżo pieczony chleb z łódzkiej piekarni, również żytni', 3],
  ['Russian', 'Свежий хлеб каждое утро', 3],
  ['Greek', 'Φρέσκο ψωμί κάθε πρωί', 3],
  ['Arabic', 'خبز طازج كل صباح', 3],
  ['Japanese', '毎朝焼きたてのパンをお届けします。営業時間、定休日、地図', 3],
  ['with prices and degrees', 'From £5, at 20°C, © 2026', 3],
])('text that was encoded twice is found in %s', (_, text, atLeast) => {
  expect(readTwiceEncoded([text])).toEqual({ places: 0, sample: '' });
  expect(readTwiceEncoded([twice(text)]).places).toBeGreaterThanOrEqual(atLeast);
});

it('is shown by its first words', () => {
  const title = twice('Zur Käserei Müller in Zürich und Genf');
  expect(readTwiceEncoded(['Cheese', title])).toEqual({
    places: 3,
    sample: twice('Käserei Müller in Zürich'),
  });
});

it.each([
  ['capitals before quotation marks', 'O “AMANHÔ, o “NÃO”, a “MANHÃ…” e «CÂ» de «Â»'.repeat(3)],
  ['letters as subjects', 'All Ä’s and Å’s, an „Ä“ and an „Å“; the Ä…'.repeat(3)],
  ['French beside marks', 'le « café»… « thé»… « été»… à la « pâte »'.repeat(3)],
  ['measures', '½×¾×½ inch, Ø½″, Ø¾″, ×² ×³'.repeat(3)],
  ['one quotation', `A reader wrote “${twice('für Gäste')}”.`],
  ['a page about encodings', `${twice('Käse, Müller, Grüße, schön')} is UTF-8 that was read as Latin-1.`],
])('is not taken for %s', (_, text) => {
  expect(readTwiceEncoded([text])).toEqual({ places: 0, sample: '' });
});
