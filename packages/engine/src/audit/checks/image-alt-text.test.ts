import { describe } from 'vitest';
import { imageAltText } from './image-alt-text.ts';
import { expectTable } from './testing/expect-table.ts';

const images = (
  withAlt: number,
  poor: { source: string; alt: string; why: 'file-name' | 'generic' | 'empty' | 'repeated' }[],
) => ({
  page: { images: { total: withAlt, withAlt, poor, poorCount: poor.length } },
});

describe('the check image-alt-text', () => {
  expectTable(imageAltText, [
    {
      page: 'texts that say something',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['4 of 4 alternative texts say'],
    },
    { page: 'no alternatives at all', changes: images(0, []), score: null, status: 'na' },
    {
      page: 'a file’s name',
      changes: images(4, [{ source: '/b".jpg', alt: 'IMG_2034', why: 'file-name' }]),
      score: 0.75,
      status: 'warn',
      says: ['3 of 4', '“IMG_2034”', '<img src="/b&quot;.jpg" alt="REPLACE: what it shows">'],
    },
    {
      page: 'one of many',
      changes: images(20, [{ source: '/a.jpg', alt: 'image', why: 'generic' }]),
      score: 0.95,
      status: 'pass',
      says: ['says only that it is a picture'],
    },
    {
      page: 'nothing that says anything',
      changes: images(2, [
        { source: '/a.jpg', alt: '', why: 'empty' },
        { source: '/b.jpg', alt: 'Shop', why: 'repeated' },
      ]),
      score: 0.3,
      status: 'fail',
      says: ['2 alternative texts that say nothing', 'though it is content', 'the same as other pictures'],
    },
  ]);
});
