import { expect, it } from 'vitest';
import { isMakersLine } from './credits-maker.ts';
import { linkedProfiles } from './linked-profiles.ts';
import { factsOf } from './testing/facts-of.ts';

it.each([
  ['Dieser Internetauftritt wurde erstellt durch: Ann Lee, Mill Lane 2, 12345 Hill', true],
  ['This website was designed by Ann Lee.', true],
  ['Webdesign: Ann Lee', true],
  ['Le site web a été réalisé par Ann Lee.', true],
  ['Con tecnología de Anvil Sites', true],
  ['Σχεδιασμός από Anvil Themes', true],
  ['Con tecnología propia desde 1990', false],
  ['The hall was built by the smiths of the town in 1900.', false],
  ['We design websites with care for the shops of the town.', false],
])('whether a line says who made the site: %s', (text, isMakers) => {
  expect(isMakersLine(text)).toBe(isMakers);
});

it('the program with which a book is published is no profile of its owner', () => {
  const html =
    '<nav><a href="https://github.com/anvils/book">The book</a> <a href="https://github.com/honkit/honkit">Published with HonKit</a></nav>';
  const { links } = factsOf(html);
  expect(linkedProfiles(links, 5)).toEqual(['https://github.com/anvils/book']);
});

it('the theme with which a manual is built is no profile of its owner', () => {
  const html =
    '<footer>Built with <a href="https://www.sphinx-doc.org/">Sphinx</a> using a <a href="https://github.com/readthedocs/sphinx_rtd_theme">theme</a>. <a href="https://github.com/anvils/anvil">Sources</a></footer>';
  expect(linkedProfiles(factsOf(html).links, 5)).toEqual(['https://github.com/anvils/anvil']);
});
