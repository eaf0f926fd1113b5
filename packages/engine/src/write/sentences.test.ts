import { describe, expect, it } from 'vitest';
import { splitSentences } from '../page/split-sentences.ts';
import { bareWords, oneLine, shortened, wholeSentences } from './sentences.ts';

it.each([
  ['  one \n\t two\u200b three ', 'one two three'],
  ['one <b>two</b><br/> three', 'one two three'],
  ['see <https://a.example/> there', 'see there'],
  [
    'errors such as <EvalError>, <string[]>, and <URIError>.',
    'errors such as EvalError, string[], and URIError.',
  ],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['one <em>two</em>, three <em>four</em>.', 'one two, three four.'],
  ['a .NET thing', 'a .NET thing'],
  ['one \\', 'one'],
  ['one\\two', 'one\\two'],
  ['a <b', 'a'],
])('a text is one line: %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it.each([
  [
    'For the very first episode of the show our four panelists (Ann Lee, Bo Ray, Cy Dunn and Di Fox) discuss an essay of last January.',
    90,
    'For the very first episode of the show our four panelists',
  ],
  [
    'She has studied the structure of iron with x-rays, neutrons and electrons including new methods of her own that nobody else has tried.',
    110,
    'She has studied the structure of iron with x-rays, neutrons and electrons',
  ],
  ['We bend iron, and sell it in the yard behind the old mill of Leeds.', 30, 'We bend iron'],
])('a sentence is cut at a pause, and in no list or bracket: %s', (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});

describe('the sentences of a text', () => {
  it.each([
    ['One is here. Two is there! Three?', 'en', ['One is here. ', 'Two is there! ', 'Three?']],
    ['Take anvils, e.g. Big ones. So.', 'en', ['Take anvils, e.g. Big ones. ', 'So.']],
    ['By Dr. Smith and J. Doe. So.', 'en', ['By Dr. Smith and J. Doe. ', 'So.']],
    ['Wie z.B. Ambosse. So.', 'de', ['Wie z.B. Ambosse. ', 'So.']],
    ['一。二！三', 'zh', ['一。', '二！', '三']],
    ['One is here. Two.', 'no_language', ['One is here. ', 'Two.']],
    ['One is here. Two.', '', ['One is here. ', 'Two.']],
    ['', 'en', []],
  ])('%s (%s)', (text, language, sentences) => {
    expect(splitSentences(text, language)).toEqual(sentences);
  });

  it.each([
    [12, 'One is here.'],
    [11, null],
    [25, 'One is here.'],
    [26, 'One is here. Two is there.'],
  ])('are taken whole, as many as fit: %i', (most, taken) => {
    expect(wholeSentences('One is here. Two is there.', 'en', most)).toBe(taken);
  });
});

describe('a text is cut', () => {
  it.each([
    ['nowhere where it fits', 'one two', 7, 'one two'],
    ['at a comma', 'one two, three four', 15, 'one two'],
    ['at the last pause', 'one, two; three four', 16, 'one, two'],
    ['at a dash', 'one two – three four', 15, 'one two'],
    ['at no hyphen', 'one two-three four x', 16, 'one two-three'],
    ['at no dash in a word', 'one two–three four x', 16, 'one two–three'],
    ['before a bracket', 'one two (three four)', 15, 'one two'],
    ['at no comma in a number', 'one two1,500 three', 16, 'one two1,500'],
    ['at no pause too early', 'one, two three four', 16, 'one, two three'],
    ['at a space', 'one two three four', 16, 'one two three'],
    ['within a long word', 'one twothreefourfive', 16, 'one twothreefou'],
    ['at a comma in Chinese', '铁砧的角是圆的，很重的铁', 10, '铁砧的角是圆的'],
    ['without the sign it would end in', 'one two three: (four', 15, 'one two three'],
  ])('%s', (_, text, most, cut) => {
    expect(shortened(text, most)).toBe(cut);
  });
});

it('words are compared without case, signs and width', () => {
  expect(bareWords('Ｔhe 2 Anvils – of “Straße”!')).toEqual(['the', '2', 'anvils', 'of', 'straße']);
  expect(bareWords('…')).toEqual([]);
});
