import { expect, it } from 'vitest';
import { introducedName, introducesPerson, speaksOfOneself } from './introduces-person.ts';

it.each([
  ['Soy Marta Ibáñez, traductora jurada.', 'Marta Ibáñez', true],
  ['Hi! I’m Ann Lee, a potter in Leeds.', 'Ann Lee', true],
  ['Ich bin Jan Roth und baue Geigen.', 'Jan Roth', true],
  ['I am sure that Ann Lee is a potter.', 'Ann Lee', false],
  ['Ann Lee is a pottery in Leeds.', 'Ann Lee', false],
  ['I am', '', false],
])('%s', (text, name, isOne) => {
  expect(introducesPerson(text, name)).toBe(isOne);
});

it.each([
  ['Hi, I’m Marta 👋', 'Marta draws things', 'Marta'],
  ['Hello, my name is Ann Lee.', 'Ann Lee', 'Ann Lee'],
  ['Ich bin Jonas und baue Möbel.', 'Möbel von Jonas', 'Jonas'],
  ['Hi, I’m Marta', 'Fox Press', null],
  ['I’m drawing maps', 'Drawing maps', null],
  ['Marta draws', 'Marta draws', null],
])('“%s” on “%s” introduces %s', (text, site, name) => {
  expect(introducedName(text, site)).toBe(name);
});

it.each([
  ['I am a spatial data scientist, specialized in Earth observation.', true],
  ['Ich bin freie Illustratorin in Leipzig.', true],
  ['I am happy that you are here.', false],
  ['We are a studio in Leeds.', false],
])('“%s” says what its one writer is: %s', (text, is) => {
  expect(speaksOfOneself(text)).toBe(is);
});
