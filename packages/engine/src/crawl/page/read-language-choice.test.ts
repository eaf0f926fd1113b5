import { expect, it } from 'vitest';
import { openPageSource } from '../../page/open-page-source.ts';
import { readLanguageChoice } from './read-language-choice.ts';

const at = 'https://krone.example';
function choiceOf(body: string, words = 4): string[] {
  const bytes = new TextEncoder().encode(`<title>Hotel Krone</title><body>${body}`);
  const { page } = openPageSource({ bytes, contentType: 'text/html; charset=utf-8', url: `${at}/` });
  return readLanguageChoice(page, words).map((url) => url.slice(at.length));
}

it.each([
  ['folders', '<a href="/de/">A</a><a href="/it/">B</a>', ['/de/', '/it/']],
  ['files', '<a href="index_fr.html">A</a> <a href="nl.html">B</a>', ['/index_fr.html', '/nl.html']],
  ['a parameter', '<a href="/?lang=de">A</a><a href="/?lang=en">B</a>', ['/?lang=de', '/?lang=en']],
  ['names in their own language', '<a href="/a">Deutsch</a><a href="/b">Français</a>', ['/a', '/b']],
  ['flags', '<a href="/a"><img alt="English"></a><a href="/b"><img alt="German"></a>', ['/a', '/b']],
  [
    'two languages and an imprint',
    '<a href="/de/">A</a><a href="/en/">B</a><a href="/imprint">C</a>',
    ['/de/', '/en/'],
  ],
])('a door asks which language its visitor reads by %s', (_, body, addresses) => {
  expect(choiceOf(body)).toEqual(addresses);
});

it.each([
  ['that says something itself', '<a href="/de/">A</a><a href="/it/">B</a>', 80],
  [
    'that leads to its own pages',
    '<a href="/rooms">Rooms</a><a href="/prices">Prices</a><a href="/de/">DE</a><a href="/en/">EN</a>',
    4,
  ],
  ['in one language', '<a href="/de/">Enter</a>', 4],
  [
    'with shops of two countries',
    '<a href="https://krone.example.de/">Deutsch</a><a href="https://krone.example.it/">Italiano</a>',
    4,
  ],
])('a page %s is no door', (_, body, words) => {
  expect(choiceOf(body, words)).toEqual([]);
});
