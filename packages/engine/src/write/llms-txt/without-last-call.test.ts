import { expect, it } from 'vitest';
import { withoutLastCall } from './without-last-call.ts';

it.each([
  [
    'Ihr Taxi im Inntal, Tag und Nacht. Jetzt anrufen: 08035 90 78 13',
    'de',
    'Ihr Taxi im Inntal, Tag und Nacht.',
  ],
  ['Wood-fired pizza in Leeds since 1998. Book now!', 'en', 'Wood-fired pizza in Leeds since 1998.'],
  ['We repair bicycles in Leeds. Call us: (0113) 496 0000.', 'en', 'We repair bicycles in Leeds.'],
  ['Gîte pour six personnes en Ardèche. Réservez en ligne.', 'fr', 'Gîte pour six personnes en Ardèche.'],
  [
    'Notes from eleven hives in Shropshire. Click to read Chapel Lane Bees, by Jane Doe, a Substack publication with thousands of subscribers.',
    'en',
    'Notes from eleven hives in Shropshire.',
  ],
])('%s ends before its call', (text, language, said) => {
  expect(withoutLastCall(text, language)).toBe(said);
});

it.each([
  ['Book now!', 'en'],
  ['We repair bicycles in Leeds. Call us to ask whether we have the part for yours.', 'en'],
  ['Wir bauen Öfen. Gegründet 1998.', 'de'],
])('%s stays whole', (text, language) => {
  expect(withoutLastCall(text, language)).toBe(text);
});
