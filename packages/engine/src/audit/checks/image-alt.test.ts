import { describe } from 'vitest';
import { imageAlt } from './image-alt.ts';
import { expectTable } from './testing/expect-table.ts';

const images = (withAlt: number, total: number, missing: string[] = []) => ({
  page: { images: { total, withAlt, missing } },
});

describe('the check image-alt', () => {
  expectTable(imageAlt, [
    { page: 'all have one', changes: {}, score: 1, status: 'pass', says: ['4 of 4 images'] },
    { page: 'no images', changes: images(0, 0), score: 1, status: 'pass' },
    {
      page: '80 %',
      changes: images(4, 5, ['/e.jpg']),
      score: 1,
      status: 'pass',
      says: ['80 %', 'Without alt: /e.jpg'],
    },
    { page: '79.6 %, shown as 80 %', changes: images(199, 250), score: 1, status: 'pass' },
    { page: '79 %', changes: images(79, 100), score: 0.79, status: 'warn' },
    {
      page: '1 of 4',
      changes: images(1, 4, ['/a.jpg', '/b".jpg']),
      score: 0.25,
      status: 'fail',
      says: ['“/a.jpg” and 2 more', '<img src="/b&quot;.jpg" alt="REPLACE: what it shows">'],
    },
    {
      page: 'pictures that nobody sees, and one that is shown twice',
      changes: images(1, 6, [
        '/img/spacer.gif',
        'https://www.facebook.com/tr?id=1&ev=PageView',
        '/a.jpg',
        '/a.jpg',
        '/pixel.gif.jpg',
      ]),
      score: 0.17,
      status: 'fail',
      says: [
        '<img src="/img/spacer.gif" alt="">\n<img src="https://www.facebook.com/tr?id=1&amp;ev=PageView" alt="">\n<img src="/a.jpg" alt="REPLACE: what it shows">\n<img src="/pixel.gif.jpg" alt="REPLACE: what it shows">',
      ],
    },
  ]);
});
