import { expect, it } from 'vitest';
import { mainBlocks } from './blocks/main-blocks.ts';
import { openPageDocument } from './open-page-document.ts';

const textsOf = (html: string) =>
  mainBlocks(openPageDocument(`<main>${html}</main>`, 'https://anvils.example/')).map(({ text }) => text);

it('the word above a note that its tool writes is none of its text, a title that somebody wrote is', () => {
  const note = (title: string) =>
    `<div class="tip custom-block"><p class="custom-block-title">${title}</p><p>Anvils are heavy.</p></div>`;
  expect(textsOf(note('TIP'))).toEqual(['Anvils are heavy.']);
  expect(textsOf(note('提示'))).toEqual(['Anvils are heavy.']);
  expect(textsOf(note('Mind your back'))).toEqual(['Mind your back', 'Anvils are heavy.']);
});
