import { expect, it } from 'vitest';
import { isPlaceholderText } from './placeholder-texts.ts';

it.each([
  'Vix denique fierentis ea saperet inimicu ut qui dolor oratio mnesarchum.',
  'Aenean commodo ligula eget dolor. Aenean massa. Lorem ipsum dolor sit amet, consec tetuer adipis elit.',
  'Proin sodales nunc purus, tempor venenatis lorem aliquet sit amet.',
  'Etiam mollis pretium pretium. Sed sagittis lorem vitae augue accumsan ullamcorper. Ut pulvinar ultrices nisl. Suspendisse molestie ligula sed leo lobortis ultricies.',
  'Donec efficitur, ipsum quis congue luctus, mauris magna convallis mauris, eu auctor nisi lectus non augue.',
])('the filler of themes is not what a page says: %s', (text) => {
  expect(isPlaceholderText(text)).toBe(true);
});

it.each([
  'Programmi per la massa in libero, non per ante',
  'Non ex regula ius sumatur, sed ex iure, quod est, regula fiat.',
  'We sell plants in per-litre pots, no more and no less.',
])('what people write is: %s', (text) => {
  expect(isPlaceholderText(text)).toBe(false);
});

it('the description of a theme is not what a page says', () => {
  expect(
    isPlaceholderText('A minimal, responsive and feature-rich Jekyll theme for technical writing.'),
  ).toBe(true);
});

it('the tagline of a new site is not what a page says', () => {
  expect(isPlaceholderText('Thoughts, stories and ideas.')).toBe(true);
  expect(isPlaceholderText('Thoughts, stories and ideas of a mason in Leeds.')).toBe(false);
});

it.each([
  'Das ist ein Absatz. Klicken Sie hier, um Ihren eigenen Text hinzuzufügen. Erzählen Sie von sich.',
  'This is our story! Click here to add your own text and edit me.',
  'Ceci est un bloc. Cliquez ici pour modifier ce texte.',
])('what asks its owner to write is not what a page says: %s', (text) => {
  expect(isPlaceholderText(text)).toBe(true);
});

it.each(['Click here for the text of the law.', 'Klicken Sie hier, um einen Termin hinzuzufügen.'])(
  'what leads a reader on is: %s',
  (text) => {
    expect(isPlaceholderText(text)).toBe(false);
  },
);

it.each([
  'Études is a pioneering firm that seamlessly merges creativity and functionality to redefine architectural excellence.',
  'We love our customers, so feel free to visit during normal business hours.',
  'Click here to edit.',
  'Some quick example text to build on the card title and make up the bulk of the card’s content.',
  'This is a wider card with supporting text below as a natural lead-in to additional content.',
])('what a builder has written for its customers is not what a page says: %s', (text) => {
  expect(isPlaceholderText(text)).toBe(true);
});
