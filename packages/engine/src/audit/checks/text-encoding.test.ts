import { describe } from 'vitest';
import { expectTable } from './testing/expect-table.ts';
import { textEncoding } from './text-encoding.ts';

describe('the check text-encoding', () => {
  expectTable(textEncoding, [
    { page: 'one that fits', changes: {}, score: 1, status: 'pass', says: ['utf-8'] },
    {
      page: 'declared as UTF-8, written in another',
      changes: {
        page: {
          title: 'Café du lac',
          charset: {
            name: 'utf-8',
            from: 'meta',
            special: 9,
            garbled: 9,
            written: 'windows-1252',
            sample: 'Caf\ufffd du lac',
          },
        },
      },
      score: 0.3,
      status: 'fail',
      says: ['a <meta> tag', 'utf-8', 'windows-1252', 'Caf\ufffd du lac', '<meta charset="utf-8">'],
    },
    {
      page: 'UTF-8, declared as another',
      changes: {
        page: {
          charset: {
            name: 'windows-1252',
            from: 'header',
            special: 18,
            garbled: 9,
            written: 'utf-8',
            sample: '',
          },
        },
      },
      score: 0.3,
      status: 'fail',
      says: ['Content-Type header', 'correct the declared charset'],
    },
    {
      page: 'one stray byte',
      changes: {
        page: {
          charset: {
            name: 'utf-8',
            from: 'meta',
            special: 900,
            garbled: 1,
            written: 'windows-1252',
            sample: '',
          },
        },
      },
      score: 0.7,
      status: 'warn',
      says: ['1 place of it is'],
    },
    {
      page: 'UTF-16 without a byte order mark',
      changes: {
        page: {
          charset: {
            name: 'windows-1252',
            from: 'default',
            special: 3,
            garbled: 900,
            written: 'utf-16le',
            sample: '',
          },
        },
      },
      score: 0,
      status: 'fail',
      says: [
        'written in utf-16le, but has no byte order mark',
        'no header declares it',
        'Save the page as UTF-8',
      ],
    },
    {
      page: 'text that was encoded twice',
      changes: { page: { twiceEncoded: { places: 12, sample: 'KÃ¤serei MÃ¼ller' } } },
      score: 0.3,
      status: 'fail',
      says: ['12 places', '“KÃ¤serei MÃ¼ller”', 'Convert it where it is stored'],
    },
    {
      page: 'none declared where it matters',
      changes: {
        page: {
          charset: { name: 'utf-8', from: 'default', special: 4, garbled: 0, written: null, sample: '' },
        },
      },
      score: 0.7,
      status: 'warn',
      says: ['4 letters'],
    },
    {
      page: 'none declared where it does not matter',
      changes: {
        page: {
          charset: { name: 'utf-8', from: 'default', special: 0, garbled: 0, written: null, sample: '' },
        },
      },
      score: 1,
      status: 'pass',
    },
  ]);
});
