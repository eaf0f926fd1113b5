import { expect, it } from 'vitest';
import { openPageDocument } from './open-page-document.ts';
import { blockLines } from './stated/block-lines.ts';

const linesOf = (html: string) =>
  blockLines(openPageDocument(`<body>${html}</body>`, 'https://inn.example/'), { most: 9, longest: 200 });

it.each([
  [
    '<p><span class="icon material-symbols-outlined"> pin_drop </span> <span>Mill Lane 3</span></p>',
    'Mill Lane 3',
  ],
  ['<p><i class="material-icons">call</i>+420 739 158 665</p>', '+420 739 158 665'],
  ['<p><mat-icon class="mat-icon">schedule</mat-icon> Open daily</p>', 'Open daily'],
])('reads no name of an icon as a word: %s', (html, text) => {
  expect(linesOf(html)).toEqual([text]);
});

it.each([
  ['<p class="material-icons">Call us</p>', 'Call us'],
  ['<p><span class="materials">call</span></p>', 'call'],
])('keeps words: %s', (html, text) => {
  expect(linesOf(html)).toEqual([text]);
});
