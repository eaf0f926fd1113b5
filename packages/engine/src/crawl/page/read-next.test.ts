import { expect, it } from 'vitest';
import { openPageDocument } from '../../page/open-page-document.ts';
import { readNext } from './read-next.ts';

const nextOf = (html: string) => readNext(openPageDocument(html, 'https://docs.example/guide/'));

it.each([
  ['a link in the head', '<link rel="next" href="config.html"><p>Text'],
  [
    'a link of a program for books',
    '<a rel="next prefetch" class="nav-chapters next" href="config.html">›</a>',
  ],
  ['Docusaurus', '<a class="pagination-nav__link pagination-nav__link--next" href="config.html">Next</a>'],
  ['VitePress', '<a class="VPLink link pager-link next" href="config.html">Next page</a>'],
])('the next page of a manual is read: %s', (_, html) => {
  expect(nextOf(html)).toBe('https://docs.example/guide/config.html');
});

it.each([
  ['a button of pictures', '<a class="next" href="#">›</a>'],
  ['a name with the word in it', '<a class="nextjs-logo" href="https://next.example/">Made with it</a>'],
])('nothing is read of %s', (_, html) => {
  expect(nextOf(html)).toBeNull();
});
