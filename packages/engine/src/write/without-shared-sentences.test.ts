import { expect, it } from 'vitest';
import { siteOf } from './testing/site-of.ts';
import { writeHere } from './testing/write-here.ts';
import { withoutSharedSentences } from './without-shared-sentences.ts';

const OF_THE_SITE = 'Anvil CSS is a light framework for smiths who write pages.';
const things = {
  Tabs: 'Tabs let a reader choose between several views of one page.',
  Cards: 'Cards hold a picture, a title and a few words about one thing.',
  Menus: 'Menus list where else the reader can go from here.',
  Badges: 'Badges count what has not been read yet, in small figures.',
};
const site = siteOf(
  [
    { url: '/', title: 'Anvil CSS', description: OF_THE_SITE },
    ...Object.entries(things).map(([thing, said]) => ({
      url: `/components/${thing.toLowerCase()}`,
      title: `${thing} - Components - Anvil CSS`,
      description: `${said} ${OF_THE_SITE}`,
    })),
    { url: '/components/end', title: 'End - Components - Anvil CSS', description: OF_THE_SITE },
  ],
  { name: 'Anvil CSS' },
);

it('pages do not repeat what all of them say of the site, and the first page does', () => {
  const [home, tabs, ...others] = withoutSharedSentences(site).pages.map(({ description }) => description);
  expect(home).toBe(OF_THE_SITE);
  expect(tabs).toBe(things.Tabs);
  expect(others.at(-1)).toBe(OF_THE_SITE);
});

it('what several things have in common stays with each', () => {
  const common = 'Two ways of turning are offered, to the left and to the right.';
  const pages = Object.values(things).map((said, at) => ({
    url: `/${at}`,
    description: `${said} ${common}`,
  }));
  const made = siteOf([{ url: '/', description: OF_THE_SITE }, ...pages], { name: 'Anvil CSS' });
  expect(withoutSharedSentences(made)).toEqual(made);
});

it('llms.txt says each thing once, and no section in the titles of its pages', async () => {
  const { text } = await writeHere.llmsTxt({ site }, new AbortController().signal);
  expect(text.split(OF_THE_SITE).length - 1).toBeLessThan(3);
  expect(text).toContain('- [Tabs](https://anvils.example/components/tabs): Tabs let a reader');
  expect(text).not.toContain('Tabs - Components');
});
