import { describe, expect, it } from 'vitest';
import { joinParagraphs, type Paragraph } from '../../crawl/paragraphs.ts';
import { asText } from './answer-part.ts';
import { answerFrom as partsFrom } from './answer-texts.ts';

const answerFrom = (text: string, language: string, given = false) =>
  partsFrom({ text }, language, given)?.map((part) => part.text) ?? null;
const of = (...paragraphs: Paragraph[]) => joinParagraphs(paragraphs);
const text = (said: string): Paragraph => ({ kind: 'text', text: said });

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

  it('keeps the lines of code, and both ways of an installation', () => {
    const code = (said: string): Paragraph => ({ kind: 'code', text: said });
    const from = of(
      text('You can install the released version of it from the registry with:'),
      code('# needs Node\nnpm install anvil'),
      text('Or take the development version:'),
      code('npm install anvil@next'),
      text('Then read on.'),
    );
    expect(partsFrom(from, 'en')).toEqual([
      text('You can install the released version of it from the registry with:'),
      code('# needs Node\nnpm install anvil'),
      text('Or take the development version:'),
      code('npm install anvil@next'),
    ]);
  });

  it('reads a table row by row, each cell with the name of its column', () => {
    const from = of(
      text('Our prices:'),
      { kind: 'head', text: ' | Cars | Vans' },
      { kind: 'row', text: 'Wash | €15 | €20' },
      { kind: 'row', text: 'Wax | | by appointment only' },
    );
    expect(partsFrom(from, 'en', true)?.slice(1)).toEqual([
      { kind: 'item', text: 'Wash: Cars €15; Vans €20' },
      { kind: 'item', text: 'Wax: Vans – by appointment only' },
    ]);
    const inJapanese = of(
      { kind: 'head', text: 'プラン | 平日 | 休前日' },
      { kind: 'row', text: '一泊二食 | 22,000円 | 28,000円' },
    );
    expect(partsFrom(inJapanese, 'ja', true)).toEqual([
      { kind: 'item', text: '一泊二食：平日 22,000円、休前日 28,000円' },
    ]);
  });

  it('leaves out numbers of steps, what a table says again for small screens, and the label of what comes next', () => {
    expect(
      answerFrom(
        'Two days, with all the paperwork done.\n\n04\n\nall the paperwork\n\nSERVICE AREA',
        'en',
        true,
      ),
    ).toEqual(['Two days, with all the paperwork done.']);
  });

  it('has none of the signs by which a page marks questions and strong words', () => {
    expect(answerFrom('答：**不要**用手摸分选盘盘面，以免影响精度。', 'zh', true)).toEqual([
      '不要用手摸分选盘盘面，以免影响精度。',
    ]);
    expect(partsFrom({ text: 'Yes, **of course** you may.' }, 'en', true)).toEqual(
      asText('Yes, of course you may.'),
    );
  });

  it('does not end in the middle of a sentence', () => {
    expect(answerFrom(`${first} We pack them in straw and send …`, 'en', true)).toEqual([first]);
  });
});
