import { expect, it } from 'vitest';
import { twinPath } from './twin-path.ts';

it.each([
  ['https://a.example/', 'index.html.md'],
  ['https://a.example/start', 'start.md'],
  ['https://a.example/start.html', 'start.html.md'],
  ['https://a.example/docs/', 'docs/index.html.md'],
  ['https://a.example/docs/index.html', 'docs/index.html.md'],
  ['https://a.example/%E6%97%A5%E6%9C%AC', '日本.md'],
  ['https://a.example/a#part', 'a.md'],
  ['https://a.example/a?id=3', null],
  ['https://b.example/a', null],
  ['https://a.example/a%2F..%2Fb', null],
  ['https://a.example/%5C..%5Cb', null],
  ['https://a.example/a%00b', null],
  ['https://a.example/%ff', null],
  ['https://a.example/a//b', null],
])('the twin of %s is %s', (page, twin) => {
  expect(twinPath(page, 'https://a.example/')).toBe(twin);
});

it.each([
  ['https://a.example/docs/', 'index.html.md'],
  ['https://a.example/docs', 'index.html.md'],
  ['https://a.example/docs/api/', 'api/index.html.md'],
  ['https://a.example/other', null],
])('of a site that begins under a path it is told from there: %s is %s', (page, twin) => {
  expect(twinPath(page, 'https://a.example/docs/')).toBe(twin);
});
