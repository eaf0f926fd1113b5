import { expect, it } from 'vitest';
import { linkTitles, onlyPoints } from './link-titles.ts';

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

it.each(['Meer informatie ->', 'More information', 'Mehr Informationen', 'Más información', 'Plus d’infos'])(
  '“%s” names no page',
  (text) => {
    expect(onlyPoints(text)).toBe(true);
    expect(onlyPoints(`${text} 2026 fees`)).toBe(false);
  },
);
