import { expect, it } from 'vitest';
import { isByline, withoutByline } from './without-byline.ts';

const said = 'On the first warm afternoon of March I open every hive.';

it.each([
  `By Jane Doe · 4 min read · Mar 14, 2026 ${said}`,
  `By Jane Doe Mar 14, 2026 ${said}`,
  `By Jane Doe, March 14, 2026 – ${said}`,
  `Mar 14, 2026 · 4 min read · ${said}`,
  `Posted on 14 March 2026 by Jane van der Doe | 12 minute read | ${said}`,
  `March 14, 2026 • 4 min read • by Jane Doe • ${said}`,
  `Written by Jane Doe | Seasons | ${said}`,
  `5 min read ${said}`,
  `Von Jana Maurer | 14. März 2026 | Lesezeit: 4 Min. ${said}`,
  `Par Jeanne Martin · Publié le 14 mars 2026 · 4 min de lecture ${said}`,
  `4 Min. Lesezeit – ${said}`,
])('is without what “%s” states of itself', (text) => {
  expect(withoutByline(text)).toBe(said);
});

it('is without the section of the blog, where the text of the page begins behind it', () => {
  expect(withoutByline(`By Jane Doe · 4 min read · Field notes ${said}`, [said])).toBe(said);
});

it.each([
  'By Mill Lane, the river bends and slows.',
  'By Jane Doe, who has kept bees since 2009.',
  'By 2030 | we want to be carbon neutral.',
  'Von Mai bis September ist das Bad geöffnet | Eintritt frei.',
  '5 minutes from the station | 20 rooms | Breakfast until noon.',
  'March 14, 2026 – Annual meeting of the members in the hall.',
  '14 March 2026 Annual meeting of the members in the hall.',
  'By Jane Doe · 4 min read',
  'Di Maio · Pizza and pasta from a wood-fired oven since 1987.',
  'Von Weber Anwälte | Ihre Kanzlei in Köln seit 1987.',
  'Jane Doe — portraits and weddings since 2009.',
])('a text that states nothing of itself stays: “%s”', (text) => {
  expect(withoutByline(text)).toBe(text);
});

it.each([
  ['By Jane Doe · 4 min read · Field notes', true],
  ['March 14, 2026 • 4 min read', true],
  ['4 min read', true],
  ['By Jane Doe · 4 min read · The hives lost 12 kg in a week.', false],
  ['March 14, 2026', false],
  ['20 rooms · 5 minutes from the station', false],
])('“%s” is a byline and nothing else: %s', (line, is) => {
  expect(isByline(line)).toBe(is);
});
