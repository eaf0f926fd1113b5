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

  it.each(['常州选型机厂家', '昆山五金批发商', '上海展架供应商直销'])(
    'is that of the business in the data, where the site goes by a trade: %s',
    (name) => {
      const business = {
        types: [],
        name: '兴顺设备厂',
        phones: [],
        emails: [],
        address: '',
        hours: [],
        areas: [],
        founders: [],
        offers: [],
        lines: [],
      };
      const said = {
        ...home,
        description: '兴顺设备厂位于常州，生产选型机和筛分机，已有三十年经验。',
        business,
      };
      expect(writeLlmsTxt(siteOf([said], { name, language: 'zh' })).text).toMatch(/^# 兴顺设备厂\n/);
      expect(writeLlmsTxt(siteOf([home], { name, language: 'zh' })).text).toContain(`# ${name}\n`);
    },
  );

  it('is without the version that a generator of manuals adds', () => {
    const site = siteOf([{ ...home, title: 'Welcome to Quarrel’s documentation!' }], {
      name: 'Quarrel 3.2 documentation',
    });
    const { text } = writeLlmsTxt(site);
    expect(text).toMatch(/^# Quarrel documentation\n/);
    expect(links(text)[0]?.name).toBe('Quarrel documentation');
  });

  it('stands once in the title of the home page, however it is spaced', () => {
    const inn = {
      url: '/',
      title: '下呂温泉 湯宿 かわせみ',
      description: '飛騨川沿いに建つ全八室の温泉宿。',
      language: 'ja',
    };
    expect(links(writeLlmsTxt(siteOf([inn], { name: '湯宿かわせみ', language: 'ja' })).text)[0]?.name).toBe(
      '下呂温泉 湯宿 かわせみ',
    );
  });

  it('lists a home page that only greets by the name of the site', () => {
    expect(links(writeLlmsTxt(siteOf([home])).text)[0]?.name).toBe('Anvil House');
  });
});

describe('the summary', () => {
  it('comes from an introduction that names the site, where the home page is a mere cover', () => {
    const cover = {
      url: '/',
      title: 'Anvil House',
      sections: [
        {
          level: 1,
          heading: 'Anvil House',
          text: 'Printed in Leeds, with paper from the mill across the river.',
        },
      ],
    };
    const said = 'Welcome to Anvil House, a book about forging for everybody who owns a hammer.';
    const intro = { url: '/intro', title: 'Introduction', description: said };
    expect(writeLlmsTxt(siteOf([cover, intro])).text).toContain(`\n> ${said}\n`);
    expect(writeLlmsTxt(siteOf([{ ...home }, intro])).text).toContain(`\n> ${home.description}\n`);
  });
});

describe('the description of a page taken from its text', () => {
  const derived = (text: string, page = {}) =>
    links(
      writeLlmsTxt(
        siteOf([
          home,
          { url: '/horn', title: 'Horn', sections: [{ level: 1, heading: 'Horn', text }], ...page },
        ]),
      ).text,
    )[1]?.notes;
  const telling = 'The horn is the rounded front of an anvil, on which smiths bend iron into rings.';

  it('takes no beginning of another page that was broken off, and no question', () => {
    const teaser =
      'From the second of January our great horns of bronze will […]\n\nAfter three days of work…';
    expect(derived(teaser)).toBe('');
    const faq = derived(
      'チェックインは何時からですか\n\nチェックインは15時から18時まで、チェックアウトは翌朝の10時となっております。',
      { language: 'ja' },
    );
    expect(faq).toBe('チェックインは15時から18時まで、チェックアウトは翌朝の10時となっております。');
    const way = 'JR高山本線「下呂駅」から徒歩十分です。送迎の車を駅の前までお出ししております。';
    expect(derived(way, { language: 'ja' })).toBe(way);
  });

  it.each([
    ['a call to click', `Click here for the horns of other makers.\n\n${telling}`],
    ['a wish for a signature', `Subscribe to our newsletter for more about horns!\n\n${telling}`],
    ['a date', `July 17, 2001 - The first horn was cast in our forge.\n\n${telling}`],
    ['a sentence that goes on from another', `However, not every anvil that is sold has one.\n\n${telling}`],
    ['code', `horn = anvil.front({ round: true });\n\n${telling}`],
    ['a file name', `horn.Rd\n\n${telling}`],
    ['shouting', `THIS PAGE IS NOT READY AT ALL.\n\n${telling}`],
  ])('passes over %s', (_name, text) => {
    expect(derived(text)).toBe(telling);
  });

  it('ends with the list that a broken description announced', () => {
    const description = 'A horn is used for many things in a forge, among them the following ones:';
    expect(derived(`${description}\n\nbending rings\n\nstretching iron.`, { description })).toBe(
      `${description} bending rings; stretching iron.`,
    );
  });

  it('goes on where the tool that cut the description broke it off', () => {
    const whole = 'A horn is for bending rings and for stretching iron (e.g. for the hinges of a gate).';
    expect(derived(whole, { description: whole.slice(0, whole.indexOf(' for the hinges')) })).toBe(whole);
  });

  it('is the lines of a list where there is no sentence', () => {
    expect(derived('Horn of iron, long\n\nHorn of steel, short\n\nHorn of brass, for show')).toBe(
      'Horn of iron, long; Horn of steel, short; Horn of brass, for show',
    );
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
    // A mark that it goes on would say that something is missing.
    expect(cut).toMatch(/\w\.$/);
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
        { url: '/a', title: 'A', kind: 'article', language: 'de' },
        { url: '/b', title: 'B', kind: 'article', language: 'de' },
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

it('puts a page that is alone in its folder beside the page of that folder', () => {
  const navigation = ['docs', 'blog', 'about'].map((name) => ({
    text: name,
    url: `https://anvils.example/${name}`,
    group: name === 'about' ? '' : 'Resources',
  }));
  const { text } = writeLlmsTxt(
    siteOf([
      { ...home, navigation },
      { url: '/docs', title: 'Docs' },
      { url: '/blog', title: 'Blog' },
      { url: '/about', title: 'About', kind: 'about' },
      { url: '/blog/month-end/', title: 'Month end', kind: 'article' },
      { url: '/left-1', title: 'One' },
      { url: '/left-2', title: 'Two' },
      { url: '/left-3', title: 'Three' },
    ]),
  );
  const resources = readLlmsTxt(text).sections.find(({ title }) => title === 'Resources');
  expect(resources?.links.map(({ name }) => name)).toEqual(['Docs', 'Blog', 'Month end']);
});

describe('sections of odd sites', () => {
  const many = (path: (at: number) => string, page = {}) =>
    [1, 2].map((at) => ({ url: path(at), title: `Page ${at}`, ...page }));
  const titlesOf = (pages: Parameters<typeof siteOf>[0]) =>
    sectionTitles(writeLlmsTxt(siteOf([home, ...pages])).text);

  it('are called as the site calls them: languages, names of code, the page of the folder', () => {
    expect(titlesOf(many((at) => `/fr/${at}`))).toContain('Français');
    expect(titlesOf(many((at) => `/mod_ftp/${at}`, { title: 'mod_ftp - a module' }))).toContain('mod_ftp');
    expect(titlesOf([{ url: '/kb/', title: 'Help centre' }, ...many((at) => `/kb/${at}`)])).toContain(
      'Help centre',
    );
  });

  it('are not called after folders of programs, or after buttons', () => {
    expect(titlesOf(many((at) => `/pages/${at}`))).toEqual(['Main pages']);
    const navigation = [1, 2].map((at) => ({
      text: `${at}`,
      url: `https://anvils.example/${at}`,
      group: 'Next chapter',
    }));
    expect(
      sectionTitles(writeLlmsTxt(siteOf([{ ...home, navigation }, ...many((at) => `/${at}`)])).text),
    ).toEqual(['Main pages']);
  });

  it('put what is secondary by its name last, and the newest article first', () => {
    const { text } = writeLlmsTxt(
      siteOf([
        home,
        { url: '/blog/old', title: 'Old', kind: 'article', published: '2020-01-01' },
        { url: '/blog/new', title: 'New', kind: 'article', published: '2024-01-01' },
        { url: '/x1', title: 'Changelog' },
        { url: '/x2', title: 'Datenschutzerklärung' },
      ]),
    );
    const names = (section: string) =>
      readLlmsTxt(text)
        .sections.find(({ title }) => title === section)
        ?.links.map(({ name }) => name);
    expect(names('Blog')).toEqual(['New', 'Old']);
    expect(names('Optional')).toEqual(['Changelog', 'Datenschutzerklärung']);
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
          // Pages that say the same are one: here each says something of its own.
          pages.map(({ path, title, excerpt, ...page }, index) => ({
            ...page,
            url: `/${index}${path}`,
            title: `${title} Page ${index}`,
            excerpt: `${excerpt} ${index}`,
          })),
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
