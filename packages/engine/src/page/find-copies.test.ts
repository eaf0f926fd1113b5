import { expect, it } from 'vitest';
import { openPageDocument } from './open-page-document.ts';
import { textOf } from './page-text.ts';

const textIn = (html: string) => {
  const page = openPageDocument(`<body>${html}</body>`, 'https://anvils.example/');
  const body = page.elements.find(({ name }) => name === 'body');
  return body ? textOf(page, body, 2000) : '';
};
const plan = '<h3>Starter</h3><p>Ten anvils a month for €29</p>';

it('a section that stands there once more for phones is read once', () => {
  const html = `<div class="d-none d-md-block">${plan}</div> <div class="d-md-none">${plan}</div><p>End</p>`;
  expect(textIn(html)).toBe('Starter Ten anvils a month for €29 End');
});

it('the copies that Framer marks are read once, whatever stands between them', () => {
  const copy = (hides: string, text: string) => `<div class="ssr-variant ${hides}"><h1>${text}</h1></div>`;
  expect(
    textIn(
      copy('hidden-a', 'Prices') +
        copy('hidden-a', 'Plans') +
        copy('hidden-b', 'Prices') +
        copy('hidden-b', 'Plans'),
    ),
  ).toBe('Prices Plans');
});

it.each([
  [
    'cards that lead to different pages',
    `<div><img src="a.png">${plan}<a href="/a">Read more</a></div><div><img src="b.png">${plan}<a href="/b">Read more</a></div>`,
    'Starter Ten anvils a month for €29 Read more Starter Ten anvils a month for €29 Read more',
  ],
  ['cells of a grid', '<div>Included</div><div>Included</div>', 'Included Included'],
  [
    'paragraphs',
    `<p>Ten anvils a month for €29</p><p>Ten anvils a month for €29</p>`,
    'Ten anvils a month for €29 Ten anvils a month for €29',
  ],
  [
    'items with others between them',
    `<div>${plan}</div><div>${plan} and more</div><div>${plan}</div>`,
    'Starter Ten anvils a month for €29 Starter Ten anvils a month for €29 and more Starter Ten anvils a month for €29',
  ],
])('%s may say the same twice', (_what, html, text) => {
  expect(textIn(html)).toBe(text);
});
