import { describe, expect, it } from 'vitest';
import {
  announces,
  connects,
  isBroken,
  isDated,
  leans,
  pointsElsewhere,
  speaksOfThePage,
  withoutEmblems,
} from './sentence-signs.ts';

it.each([
  ['However, it rings.', true, true],
  ['Mais il sonne.', true, true],
  ['It rings.', false, true],
  ['Diese klingen.', false, true],
  ['Anvils ring.', false, false],
  ['Italy rings.', false, false],
  ['Sock and anvil.', false, false],
  ['They ring, however.', false, true],
  ['The upside of this approach is that it rings.', false, true],
  ['The above anvils ring.', true, true],
  ['If it is not, tell us.', true, true],
  ['makes the current name of the anvil available.', false, true],
  ['anvil is a program.', false, false],
  ['Anvils ring, and this method shows it.', false, false],
])('%s joins on: %s, leans: %s', (sentence, joins, does) => {
  expect([connects(sentence), leans(sentence)]).toEqual([joins, does]);
});

it('a word of another language does not lean on the text before it, as the pronoun of French does', () => {
  expect(leans('Il soggiorno è possibile.', 'it')).toBe(false);
  expect(leans('Il sonne bien.', 'fr')).toBe(true);
  expect(leans('O congresso reúne médicos.', 'pt-PT')).toBe(false);
  expect(leans('En nuestra clínica cuidamos su boca.', 'es')).toBe(false);
  expect(leans('En utställning om fiske.', 'sv')).toBe(false);
  expect(leans('En wij maken aambeelden.', 'nl')).toBe(true);
  expect(leans('En outre, elle sonne.', 'fr')).toBe(true);
  expect(leans('Contudo, toca.', 'pt')).toBe(true);
});

it('a dash before a line is none of its words', () => {
  expect(withoutEmblems('- Fees are not refunded.')).toBe('Fees are not refunded.');
  expect(withoutEmblems('-5 °C in winter')).toBe('-5 °C in winter');
});

it.each([
  ['See our list.', true],
  ['Please click on it.', true],
  ['Subscribe to us.', true],
  ['If you are new to iron: check out any of the tutorials on the left to get started.', true],
  ['From the station turn to the left, the forge is the second house.', false],
  ['We have a newsletter.', true],
  ['This site uses cookies.', true],
  ['We bake cookies and rye bread.', false],
  ['Rye Letters is a weekly newsletter on bread.', false],
  ['Ihre Angaben werden ausschließlich zur Bearbeitung Ihrer Anfrage verwendet.', true],
  ['Your data are only used to answer your enquiry.', true],
  ['Avoid sending highly sensitive info.', true],
  ['Your data are kept in Sweden.', false],
  ['We answer your questions about data.', false],
  ['Please donate today.', true],
  ['Donations pay for two nurses.', false],
  ['Note: it is hot.', true],
  ['Note it down.', false],
  ['Seesaws of iron.', false],
  ['Anvils ring.', false],
])('%s points elsewhere: %s', (sentence, does) => {
  expect(pointsElsewhere(sentence)).toBe(does);
});

it.each([
  ['This page is on anvils.', true],
  ['Cette page parle.', true],
  ['On this page.', false],
])('%s speaks of its page: %s', (sentence, does) => {
  expect(speaksOfThePage(sentence)).toBe(does);
});

it.each([
  ['Posted on May 3', true],
  ['2024-05-01 News', true],
  ['May 3, 2024', true],
  ['v1.2 is out', true],
  ['Version 2.0.1 of 3 March', true],
  ['Release v2.28.1.', true],
  ['Version 2.0 writes half as much to disk', false],
  ['May we come?', false],
  ['Anvils of 2024-05-01', false],
])('%s is dated: %s', (sentence, is) => {
  expect(isDated(sentence)).toBe(is);
});

it.each([
  ['We have: ', true],
  ['它们是：', true],
  ['Do as follows', true],
  ['Wie folgende Punkte', true],
  ['At 9:30 we open.', false],
])('%s announces: %s', (sentence, does) => {
  expect(announces(sentence)).toBe(does);
});

describe('a text is broken off', () => {
  it.each([
    ['We have:', true],
    ['We have,', true],
    ['We have (', true],
    ['We have (e.g.', true],
    ['We have (e.g. iron) all.', false],
    ['We have …', true],
    ['We have...', true],
    ['We have [...]', true],
    ['We … have.', false],
    ['We have it, all.', false],
  ])('%s: %s', (text, is) => {
    expect(isBroken(text)).toBe(is);
  });
});

it.each([
  ['🔨 Anvils', 'Anvils'],
  ['★★ • Anvils ★', 'Anvils ★'],
  [' Anvils 🔨 ', 'Anvils 🔨'],
  ['🔨', '🔨'],
])('%s has no emblem before it: %s', (text, plain) => {
  expect(withoutEmblems(text)).toBe(plain);
});

it.each([
  'The forge manager is covered in its own manual page.',
  'Please refer to the documentation of the forge.',
])('%s sends the reader elsewhere', (sentence) => {
  expect(pointsElsewhere(sentence)).toBe(true);
});

it('tells how something is described, and leans on what was done before', () => {
  expect(pointsElsewhere('Anvils are described by their weight.')).toBe(false);
  expect(leans('Now that your anvil is hot, hit it.')).toBe(true);
});

it('what the rest of a manual tells says nothing of its subject', () => {
  expect(pointsElsewhere('The rest of the docs describe each part of the anvil in detail.')).toBe(true);
});
