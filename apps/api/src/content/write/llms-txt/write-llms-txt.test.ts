import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type pageOf, siteOf } from '../testing/site-of.ts';
import { writeLlmsTxt } from './write-llms-txt.ts';

const home = {
  url: '/',
  title: 'Welcome',
  description: 'Anvil House forges anvils by hand for smiths and sculptors, in a village by the sea.',
};
const sectionTitles = (text: string) => readLlmsTxt(text).sections.map(({ title }) => title);
const links = (text: string) => readLlmsTxt(text).sections.flatMap((section) => section.links);

describe('the head of llms.txt', () => {
  it('is the name of the site and what it says of itself', () => {
    const { text } = writeLlmsTxt(siteOf([home]));
    expect(text.startsWith(`# Anvil House\n\n> ${home.description}\n\n## Main pages\n\n`)).toBe(true);
  });

  it('lists a home page that only greets by the name of the site', () => {
    expect(links(writeLlmsTxt(siteOf([home])).text)[0]?.name).toBe('Anvil House');
  });
});

describe('the description of a page', () => {
  const describedAs = (page: Parameters<typeof pageOf>[0], others: Parameters<typeof pageOf>[0][] = []) =>
    links(writeLlmsTxt(siteOf([home, page, ...others])).text).find(({ url }) => url.endsWith(page.url))
      ?.notes;
  const excerpt = 'Our anvils are cast in one piece, hardened for two days and ground flat by hand.';

  it('is what the page says of itself', () => {
    const description = 'Every size of anvil that we forge, from the bench anvil to the one for ships.';
    expect(describedAs({ url: '/sizes', title: 'Sizes', description, excerpt })).toBe(description);
  });

  it.each([
    ['the title again', 'How we forge anvils'],
    ['the title in another order', 'Anvils: how we forge'],
    ['nothing', ''],
  ])('comes from its text where the page says %s', (_name, description) => {
    expect(describedAs({ url: '/forging', title: 'How we forge anvils', description, excerpt })).toBe(
      excerpt,
    );
  });

  it('is never one that other pages carry too', () => {
    const description = 'Anvil House: anvils, hammers and tongs for everybody who works with iron.';
    const other = { url: '/tongs', title: 'Tongs', description, excerpt: '' };
    expect(describedAs({ url: '/forging', title: 'Forging', description, excerpt }, [other])).toBe(excerpt);
  });

  it('ends with a sentence where one fits, else with a word', () => {
    const sentence = 'The horn of an anvil is the cone at its front, on which iron is bent round. ';
    const long = `${sentence}${'And so it goes on, and on, '.repeat(20)}.`;
    expect(describedAs({ url: '/horn', title: 'Horn', description: long })).toBe(sentence.trim());
    const endless = 'an anvil that rings '.repeat(30).trim();
    const cut = describedAs({ url: '/ring', title: 'Ring', description: endless }) ?? '';
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(endless.startsWith(cut.slice(0, -1))).toBe(true);
    expect(cut).toMatch(/\w…$/);
  });

  it('is left out, and told to the owner, where the page has no words', () => {
    const { text, notes } = writeLlmsTxt(siteOf([home, { url: '/bare', title: 'Bare' }]));
    expect(text).toMatch(/- \[Bare\]\(https:\/\/anvils\.example\/bare\)\n/);
    expect(notes.join()).toContain('/bare');
  });
});

describe('the sections', () => {
  it('follow the menu, then the folders; what is legal or archived is optional', () => {
    const navigation = [
      { text: 'Repair', url: 'https://anvils.example/repair', group: 'Services' },
      { text: 'Rental', url: 'https://anvils.example/rental', group: 'Services' },
    ];
    const { text } = writeLlmsTxt(
      siteOf([
        { ...home, navigation },
        { url: '/repair', title: 'Repair' },
        { url: '/rental', title: 'Rental' },
        { url: '/guides/one', title: 'One' },
        { url: '/guides/two', title: 'Two' },
        { url: '/imprint', title: 'Imprint', kind: 'legal' },
      ]),
    );
    expect(sectionTitles(text)).toEqual(['Main pages', 'Services', 'Guides', 'Optional']);
  });

  it('have names in the language of the site', () => {
    const site = siteOf(
      [
        { ...home, language: 'de' },
        { url: '/a', title: 'A', kind: 'article' },
        { url: '/b', title: 'B', kind: 'article' },
      ],
      { language: 'de-AT' },
    );
    expect(sectionTitles(writeLlmsTxt(site).text)).toEqual(['Wichtige Seiten', 'Artikel']);
  });

  it('hold so many pages as can be read, and say that there are more', () => {
    const many = Array.from({ length: 900 }, (_, index) => ({ url: `/p/${index}`, title: `Page ${index}` }));
    const { text, notes } = writeLlmsTxt(siteOf([home, ...many]));
    expect(links(text).length).toBeLessThanOrEqual(500);
    expect(notes.join()).toMatch(/of 901 pages are listed/);
  });
});

describe('a link', () => {
  it('leads to the Markdown twin where the site has one', () => {
    const markdownUrl = 'https://anvils.example/horn.md';
    expect(
      links(writeLlmsTxt(siteOf([home, { url: '/horn', title: 'Horn', markdownUrl }])).text)[1]?.url,
    ).toBe(markdownUrl);
  });

  it('survives every title, description and address', () => {
    const words = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a](b', '# x', '<b>'),
    );
    const page = fc.record({ path: fc.webPath(), title: words, description: words, excerpt: words });
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), words, (pages, name) => {
        const site = siteOf(
          pages.map(({ path, ...page }, index) => ({ ...page, url: `/${index}${path}` })),
          { name },
        );
        const { text } = writeLlmsTxt(site);
        expect(readLlmsTxt(text).problems).toEqual([]);
        expect(links(text)).toHaveLength(pages.length);
        expect(writeLlmsTxt(site).text).toBe(text);
      }),
    );
  });
});
