import { describe, expect, it } from 'vitest';
import { answerFrom } from './answer-texts.ts';

const first = 'We ship to every country of the union within three working days.';

describe('an answer taken from a text', () => {
  it('is its first sentences, word for word, each paragraph by itself', () => {
    const text = `${first} Orders over 60 euros ship free.\n\nParcels are insured.`;
    expect(answerFrom(text, 'en')).toEqual([
      `${first} Orders over 60 euros ship free.`,
      'Parcels are insured.',
    ]);
  });

  it('has no more than four sentences', () => {
    const text =
      'The anvil is hot. The anvil is red. The anvil is loud. The anvil is old. The anvil is cold.';
    expect(answerFrom(text, 'en')).toEqual([text.slice(0, text.indexOf(' The anvil is cold'))]);
  });

  it('brings the list that it announces, and no line that announces what is cut off', () => {
    const text = 'To install it from the registry:\n\nnpm install anvil\n\nThen start it:';
    expect(answerFrom(text, 'en')).toEqual(['To install it from the registry:', 'npm install anvil']);
  });

  it('leaves out a last sentence whose list is not there', () => {
    expect(answerFrom(`${first} See the following countries:`, 'en')).toEqual([first]);
    expect(answerFrom('The following steps are needed for a return:', 'en')).toBeNull();
  });

  it('passes over labels, code and what asks the reader', () => {
    expect(answerFrom(`Source: a.R\n\nDo you live far away? ${first}`, 'en')).toEqual([first]);
  });

  it.each([
    ['leans on what stood before', `However, ${first}`],
    ['points elsewhere', 'See our page about shipping for all the countries that we ship to today.'],
    ['speaks of its page', 'This page covers everything that you have to know about our shipping.'],
    ['breaks off', 'It is useful for builders that do not use the navigation links (e.g.'],
    ['is code', 'const ship = (parcel) => parcel.send({ to: "union", days: 3 });'],
    ['is too short', 'We ship.'],
  ])('is none where the text %s', (_name, text) => {
    expect(answerFrom(text, 'en')).toBeNull();
  });

  it('may lean on its question where the site itself gives it', () => {
    expect(answerFrom('Yes, and it is free of charge.', 'en', true)).toEqual([
      'Yes, and it is free of charge.',
    ]);
  });
});
