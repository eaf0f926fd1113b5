import { expect, it } from 'vitest';
import { introducesPerson } from './introduces-person.ts';

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
