import { expect, it } from 'vitest';
import { linkTitles } from './link-titles.ts';

const link = (url: string, text: string) => ({ url, text, rel: [] }) as never;
const titled = (...links: [string, string][]) =>
  Object.fromEntries(
    linkTitles(
      links.map(([url, text]) => link(url, text)),
      (url) => url,
    ),
  );

it('calls a page by the text that names it, not by the one that points', () => {
  expect(titled(['/apply', 'здесь'], ['/apply', 'Подать заявку'])).toEqual({ '/apply': 'Подать заявку' });
  expect(titled(['/prices', 'Prices'], ['/prices', 'read more'], ['/prices', 'Our prices'])).toEqual({
    '/prices': 'Prices',
  });
  expect(titled(['/b', 'weiter'], ['/b', '2. Ringe biegen'])).toEqual({ '/b': '2. Ringe biegen' });
  const bare = (url: string) => url.replace(/#.*/, '');
  const parts = [link('/c#rings', 'Rings'), link('/c', 'Bending'), link('/d#x', 'A part')];
  expect(Object.fromEntries(linkTitles(parts, bare))).toEqual({ '/c': 'Bending', '/d': 'A part' });
  expect(titled(['/a', ' '], ['/a', 'here'])).toEqual({ '/a': 'here' });
});
