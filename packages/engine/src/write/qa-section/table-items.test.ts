import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../../crawl/paragraphs.ts';
import { tableItems } from './table-items.ts';

const row = (text: string): Paragraph => ({ kind: 'row', text });
const head = (text: string): Paragraph => ({ kind: 'head', text });
const text = (said: string): Paragraph => ({ kind: 'text', text: said });
const lines = (language: string, ...paragraphs: Paragraph[]) =>
  tableItems(paragraphs, language).map(({ text }) => text);

describe('a row of a table is read in one line:', () => {
  it.each<[string, string, Paragraph[], string[]]>([
    ['its name and its value', 'en', [row('Wash | €15')], ['Wash: €15']],
    ['its name and its values', 'en', [row('Wash | €15 | €20')], ['Wash: €15; €20']],
    ['no name of the only column', 'en', [head('What | Price'), row('Wash | €15')], ['Wash: €15']],
    [
      'the names of several columns',
      'en',
      [head('What | Cars | Vans'), row('Wash | €15 | €20')],
      ['Wash: Cars €15; Vans €20'],
    ],
    [
      'one value of several columns',
      'en',
      [head('What | Cars | Vans'), row('Wash | €15')],
      ['Wash: Cars €15'],
    ],
    [
      'more values than columns',
      'en',
      [head('What | Cars'), row('Wash | €15 | €20')],
      ['Wash: Cars €15; €20'],
    ],
    [
      'the days that its marks say',
      'ja',
      [head(' | 月 | 火 | 水 | 木 | 金 | 土 | 日'), row('9:00～12:00 | ● | ● | ● | － | ● | △ | －')],
      ['9:00～12:00：月・火・水・金・土（△）'],
    ],
    ['empty cells left out', 'en', [head('What | Cars | Vans'), row('Wash |  | €20')], ['Wash: Vans €20']],
    [
      'a dash among several columns left out',
      'en',
      [head('What | Time | Price'), row('Tape | – | €12')],
      ['Tape: Price €12'],
    ],
    ['a dash alone', 'en', [row('Sunday | –')], ['Sunday: –']],
    ['no name', 'en', [row(' | €15 | €20')], ['€15; €20']],
    ['a picture before its name', 'de', [row(' | Telefon: | 0351 8027825')], ['Telefon: 0351 8027825']],
    ['a name with its colon', 'fr', [row('Tél. : | 02 40 11 22 33')], ['Tél. : 02 40 11 22 33']],
    ['a name alone', 'en', [row('Wash |')], ['Wash']],
    ['nothing', 'en', [row(' | '), row('Wash | €15')], ['Wash: €15']],
    [
      'words behind a dash',
      'en',
      [head('a | b | c'), row('Wash | free | on request')],
      ['Wash: b – free; c – on request'],
    ],
    [
      'long values behind a dash',
      'en',
      [head('a | b | c'), row('Wash | 1234567890123456 | 12345678901234567')],
      ['Wash: b 1234567890123456; c – 12345678901234567'],
    ],
    [
      'no full stop before a semicolon',
      'en',
      [head('Ticket | What | Early | Late'), row('Regular | All workshop tracks. No papers. | $15 | $20.')],
      ['Regular: What – All workshop tracks. No papers; Early $15; Late $20.'],
    ],
    [
      'a semicolon or comma of a cell not twice',
      'en',
      [row('Wash; | €15, | by hand; | on Monday;')],
      ['Wash: €15; by hand; on Monday;'],
    ],
    [
      'abbreviations with their full stop',
      'de',
      [row('Wachs | 15 € inkl. ges. MwSt. | ab 9 Uhr morgens ca. | open until 9 p.m. | zu')],
      ['Wachs: 15 € inkl. ges. MwSt.; ab 9 Uhr morgens ca.; open until 9 p.m.; zu'],
    ],
    ['a question as a name', 'en', [row('Do you wash cars? | Yes.')], ['Do you wash cars? Yes.']],
    ['a sentence as a name', 'en', [row('We wash all cars. | €15')], ['We wash all cars: €15']],
    [
      'the names of columns without their colon',
      'en',
      [head('What: | Cars: | Vans:'), row('Wash | €15 | on request')],
      ['Wash: Cars €15; Vans – on request'],
    ],
    ['no buttons', 'en', [row('Wash | €15 | Book now'), row('Book now')], ['Wash: €15']],
    ['a Chinese sentence', 'zh', [row('铁砧 | 很大。 | 小。')], ['铁砧：很大，小。']],
    ['French with a space', 'fr-CA', [row('Miche | 4 €')], ['Miche : 4 €']],
    ['no French in the midst', 'en-fr', [row('Miche | 4 €')], ['Miche: 4 €']],
    ['Chinese signs', 'zh', [row('铁砧 | 大 | 小')], ['铁砧：大，小']],
    ['Japanese signs', 'ja', [row('鉄床 | 大 | 小さい')], ['鉄床：大、小さい']],
    [
      'Japanese signs by another row',
      'ja',
      [row('鉄床 | 大 | 小'), row('ハンマー | 大')],
      ['鉄床：大、小', 'ハンマー：大'],
    ],
    ['short words of Chinese', 'zh', [head('a | 甲 | 乙'), row('铁砧 | 大 | 小')], ['铁砧：甲 大，乙 小']],
  ])('%s', (_, language, paragraphs, read) => {
    expect(lines(language, ...paragraphs)).toEqual(read);
  });

  it('the names of columns hold until the table ends', () => {
    const columns = head('What | Cars | Vans');
    expect(
      lines('en', columns, row('Wash | €1 | €2'), row('Wax | €3 | €4'), text('So.'), row('Dry | €5 | €6')),
    ).toEqual(['Wash: Cars €1; Vans €2', 'Wax: Cars €3; Vans €4', 'So.', 'Dry: €5; €6']);
  });

  it('rows become items, all else stays', () => {
    expect(tableItems([row('Wash | €15'), text('So.'), { kind: 'code', text: 'a | b' }], 'en')).toEqual([
      { kind: 'item', text: 'Wash: €15' },
      text('So.'),
      { kind: 'code', text: 'a | b' },
    ]);
  });
});
