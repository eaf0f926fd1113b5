import { expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

it.each([
  'https://anvils.example/a',
  'https://www.anvils.example/a/',
  'https://anvils.example/a//',
  'https://anvils.example/a.html',
  'https://anvils.example/a.htm',
  'https://anvils.example/a.PHP',
  'https://anvils.example/a.md',
  'https://anvils.example/a.html.md',
  'https://anvils.example/a.htm.md',
  'https://anvils.example/a/index',
  'https://anvils.example/a/index.html',
  'https://anvils.example/a/index.html.md',
  'https://anvils.example/%61',
])('%s is one page', (url) => {
  expect(pageKey(url)).toBe('anvils.example/a');
});

it.each([
  ['https://anvils.example', 'anvils.example/'],
  ['https://anvils.example/index.html', 'anvils.example/'],
  ['https://anvils.example/a?b=1', 'anvils.example/a?b=1'],
  ['https://anvils.example/index/a', 'anvils.example/index/a'],
  ['https://anvils.example/a.html/b', 'anvils.example/a.html/b'],
  ['https://anvils.example/a.xml', 'anvils.example/a.xml'],
  ['https://my.www.example/a', 'my.www.example/a'],
  ['https://anvils.example/%E9', 'anvils.example/%E9'],
  ['https://anvils.example/%E4%B8%AD', 'anvils.example/中'],
  ['no address', 'no address'],
])('%s is a page of its own', (url, key) => {
  expect(pageKey(url)).toBe(key);
});
