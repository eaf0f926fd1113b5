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

it('what Joomla shows in place of an address for mail is none of the text', () => {
  const hidden =
    'This email address is being protected from spambots. You need JavaScript enabled to view it.';
  expect(textsOf(`<p>Write to us:</p><p><span id="cloak4a9f">${hidden}</span></p>`)).toEqual([
    'Write to us:',
  ]);
  expect(textsOf(`<p>Write to us:</p><joomla-hidden-mail>${hidden}</joomla-hidden-mail>`)).toEqual([
    'Write to us:',
  ]);
});

it('a button behind the words of a heading is none of it, one that holds them is', () => {
  expect(
    textsOf('<h1>Macro <span>forge</span> <button>Copy item path</button></h1><p>It forges.</p>'),
  ).toEqual(['Macro forge', 'It forges.']);
  expect(textsOf('<h3><button>How do I forge?</button></h3><p>With care.</p>')).toEqual([
    'How do I forge?',
    'With care.',
  ]);
});
