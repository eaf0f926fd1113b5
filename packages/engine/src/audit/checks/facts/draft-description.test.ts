import { expect, it } from 'vitest';
import { factsOf } from '../../../page/testing/facts-of.ts';
import { draftDescriptions } from './draft-description.ts';

const limits = { shortest: 50, shown: 155, longest: 300 };
const drafted = (html: string) =>
  draftDescriptions(
    factsOf(
      `<html lang="en"><head><title>Naan</title></head><body><main><h1>Naan</h1>${html}</main></body></html>`,
    ),
    'https://shop.example/naan',
    limits,
  )[0];

const told = 'A flat bread of wheat from India that is baked on the wall of a hot oven.';
const step = 'Preheat the oven to 220 degrees. Line two trays with paper and dust them with flour.';

it.each([
  [
    'the step of a numbered list',
    `<ol><li>${step}</li><li><p>Bake it for ten minutes until it has dark blisters.</p></li></ol>`,
  ],
  ['a step with its number in the text', `<p>2. ${step}</p>`],
  [
    'the entry of a list that is written with dots',
    '<p>• 1 bag of flour of wheat (if it is coarse, sieve it twice before you use it)</p>',
  ],
  [
    'a step that the data of the recipe names',
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Naan","recipeInstructions":[{"@type":"HowToStep","text":"Preheat the oven to 220 degrees."}]}</script><div><h3>Preheat</h3><p>${step}</p></div>`,
  ],
  [
    'what says how the site earns',
    '<em>This post may contain affiliate links. Read the full disclosure on our page about it.</em>',
  ],
  [
    'who took the picture',
    '<p class="image-credit">Ann Lee for The Mill Times. Stylist of the food and of the table: Bob Hay.</p>',
  ],
  [
    'a step with its number and a dash',
    `<p>2.- Add the script to your page, and the sheet of styles above it all.</p>`,
  ],
  [
    'a request',
    '<p>Please consult the tracker before you create a new issue, and read how to contribute first.</p>',
  ],
  [
    'where something is to be had',
    '<p>Download the latest release from the registry or take the source from there.</p>',
  ],
  [
    'text that takes up room',
    '<p>Lorem Ipsum is simply dummy text of the printing and typesetting industry.</p>',
  ],
  [
    'whose rights are kept',
    '<p>All software contained in this document is protected by copyright and more.</p>',
  ],
  ['a condition', '<p>If you use an older oven, set the time of baking before you begin with the dough.</p>'],
])('is not %s, but what the text tells', (_, html) => {
  expect(drafted(`${html}<p>${told}</p>`)).toBe(told);
  expect(drafted(html)).toMatch(/^REPLACE/);
});

const headed = (head: string, html = `<p>${told}</p>`) =>
  draftDescriptions(
    factsOf(
      `<html lang="en"><head><title>Naan</title>${head}</head><body><main><h1>Naan</h1>${html}</main></body></html>`,
    ),
    'https://shop.example/naan',
    limits,
  )[0];
const social = (text: string) => `<meta property="og:description" content="${text}">`;
const shared = 'How a flat bread of wheat came from Persia to the ovens of India.';

it('is what the page tells social networks, before its text', () => {
  expect(headed(social(shared))).toBe(shared);
});

it('is no sentence in which a system has cut it off', () => {
  const cut = social(`${shared} A flat bread of wheat from India that is bak`);
  expect(headed(cut)).toBe(shared);
  expect(headed(social('A flat bread of wheat from India that is bak'))).toBe(told);
  expect(headed(social('How a flat bread of wheat came from Persia to the ovens'), `<p>${shared}</p>`)).toBe(
    shared,
  );
});

it('is read without what is left of an encoding', () => {
  expect(
    headed(social('The oven&amp;rsquo;s wall bakes&#27; a flat bread of wheat that comes from India.')),
  ).toBe('The oven’s wall bakes a flat bread of wheat that comes from India.');
});

it('begins with no description that breaks off, and asks an article for what it says', () => {
  expect(headed('<meta name="description" content="One day in July 2001, Ann Lee decided to...">')).toBe(
    told,
  );
  const article = '<meta property="og:type" content="article"><meta name="author" content="Ann Lee">';
  expect(headed(article, '')).toBe('REPLACE: what the article says, in one or two sentences');
});

it.each([
  [
    'when it was written',
    '<p>July 18, 2013 11:45 AM CDT Flat bread of wheat is ready to go on the first day.</p>',
  ],
  [
    'who took the picture',
    '<p>Though the oven is hot, the bread of wheat is pale today. Photo: Ann Lee, Mill Press</p>',
  ],
  ['who wrote it', '<p>Ann Lee currently works for the bakery of the mill as a writer of long recipes.</p>'],
])('is not %s', (_, html) => {
  expect(headed('<meta name="author" content="Ann Lee">', `${html}<p>${told}</p>`)).toBe(told);
});

it('is what the posts of a numbered list tell', () => {
  expect(drafted(`<ol><li><article><h2>Naan</h2><p>${told}</p></article></li></ol>`)).toBe(told);
});

it.each([
  ['Flat breads for everybody, all day!', 'Flat breads for everybody, all day! REPLACE: what'],
  ['Flat breads for everybody, all day', 'Flat breads for everybody, all day. REPLACE: what'],
  ['Welcome to the documentation of Naan!', 'REPLACE: what'],
])('keeps a short one, unless it only greets: %s', (description, begins) => {
  const head = `<title>Naan</title><meta name="description" content="${description}">`;
  const facts = factsOf(`<html lang="en"><head>${head}</head><body><main><h1>Naan</h1></main></body></html>`);
  expect(draftDescriptions(facts, 'https://shop.example/naan', limits)[0]?.startsWith(begins)).toBe(true);
});
