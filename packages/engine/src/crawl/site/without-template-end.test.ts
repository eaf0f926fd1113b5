import { expect, it } from 'vitest';
import { noFacts, pageOf } from '../../write/testing/site-of.ts';
import { withoutTemplateEnd } from './without-template-end.ts';

const page = (url: string, ...paragraphs: string[]) =>
  pageOf({
    url,
    business: noFacts,
    sections: [
      { level: 1, heading: url, text: 'We forge.' },
      { level: 2, heading: 'More', text: paragraphs.join('\n\n') },
    ],
  });
const textsOf = (...pages: ReturnType<typeof page>[]) =>
  withoutTemplateEnd(pages).map(({ sections }) => sections.at(-1)?.text);
const end = ['Anvil House', '1 Mill Lane\nOpen 9–17'];

it('what ends most pages of a site is its footer', () => {
  const pages = [
    page('/', 'One.', ...end),
    page('/a', 'Two.', ...end),
    page('/b', ...end),
    page('/c', 'Four.'),
  ];
  expect(textsOf(...pages)).toEqual(['One.', 'Two.', '', 'Four.']);
  expect(withoutTemplateEnd(pages)[0]?.business?.lines).toEqual(['Anvil House', '1 Mill Lane', 'Open 9–17']);
});

it('what ends two pages, or stands before other text, is their own', () => {
  expect(textsOf(page('/', 'One.', ...end), page('/a', 'Two.', ...end))).toEqual([
    ['One.', ...end].join('\n\n'),
    ['Two.', ...end].join('\n\n'),
  ]);
  expect(textsOf(page('/', ...end, 'A.'), page('/a', ...end, 'B.'), page('/b', ...end, 'C.'))).toEqual(
    ['A.', 'B.', 'C.'].map((own) => [...end, own].join('\n\n')),
  );
});

it('the beginning of a short page ends before it', () => {
  const pages = ['/', '/a', '/b'].map((url) => ({
    ...page(url, `${url}.`, ...end),
    excerpt: 'We forge. One. Anvil House 1 Mill',
  }));
  expect(withoutTemplateEnd(pages)[0]?.excerpt).toBe('We forge. One.');
});
