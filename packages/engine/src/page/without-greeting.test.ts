import { expect, it } from 'vitest';
import { withoutGreeting } from './without-greeting.ts';

it.each([
  ['Herzlich willkommen auf der Website der Praxis! Wir behandeln Rücken.', 'Wir behandeln Rücken.'],
  ['Welcome to our website. We shoe horses.', 'We shoe horses.'],
  ['Bienvenue chez nous ! Nous vendons du pain.', 'Nous vendons du pain.'],
  ['Welcome to St. Mary’s Church of Leeds. Our church serves the north.', 'Our church serves the north.'],
  ['Olá pessoal e sejam bem-vindos a mais um episódio! Hoje falamos de pão.', 'Hoje falamos de pão.'],
  ['Hi everybody, welcome to our podcast! Today we bake.', 'Today we bake.'],
  [
    'Schön, dass Sie unsere Seite gefunden haben. Der Verein wurde 1921 gegründet.',
    'Der Verein wurde 1921 gegründet.',
  ],
  ['ようこそ！焙煎所です。', '焙煎所です。'],
])('a greeting is left out: %s', (text, rest) => {
  expect(withoutGreeting(text)).toBe(rest);
});

it.each([
  'Welcome to our website!',
  'Wir freuen uns, dass Sie wieder bei uns einkaufen. Der Laden öffnet um sieben.',
  'Welcome to the only bakery in Leeds that grinds its own rye. We open at seven.',
  'Welcome to Bray, a salon for dogs! We open at seven.',
  'Welcoming guests is what we do. We open at seven.',
])('a text that says something, or nothing else, stays: %s', (text) => {
  expect(withoutGreeting(text)).toBe(text);
});
