import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFacts, type pageOf, siteOf } from '../testing/site-of.ts';
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
      const business = { ...noFacts, name: '兴顺设备厂' };
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
    const contact = { ...intro, url: '/contact', kind: 'contact' as const, title: 'About' };
    expect(writeLlmsTxt(siteOf([cover, contact])).text).not.toContain(`> ${said}`);
    const ofPart = { ...intro, url: '/bellows/intro.html' };
    expect(writeLlmsTxt(siteOf([cover, ofPart])).text).not.toContain(`\n> ${said}\n`);
    expect(writeLlmsTxt(siteOf([cover, { ...intro, url: '/docs/intro' }])).text).toContain(`\n> ${said}\n`);
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
    // A truncation mark would say that something is missing.
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

  it('stands below the host where the site is named by a number sign alone', () => {
    expect(writeLlmsTxt(siteOf([{ url: '/' }], { name: '#' })).text).toMatch(/^# anvils\.example\n/);
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
          // Pages with the same text are one: here each is different.
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

it('no motto in small letters is the summary', () => {
  const summary = 'non ex regula ius sumatur, sed ex iure, quod est regula, fiat omnibus.';
  const { text } = writeLlmsTxt(siteOf([{ url: '/', title: 'Anvil House', excerpt: summary }], { summary }));
  expect(text).not.toContain('regula');
});

describe('the summary is', () => {
  type Pages = Parameters<typeof siteOf>[0];
  const summaryOf = (pages: Pages, site: Parameters<typeof siteOf>[1] = {}) =>
    readLlmsTxt(writeLlmsTxt(siteOf(pages, site)).text).summary;
  const ownFile = (summary: string) => ({
    llms: { url: 'https://anvils.example/llms.txt', text: `# The Anvil House\n\n> ${summary}\n` },
  });
  const bare = { url: '/', title: 'Welcome' };
  const forge = 'A forge by the sea where anvils are made by hand for all smiths.';

  it.each([
    ['what the owner wrote', 'We forge all anvils by hand now', true],
    ['what the owner wrote in thirty signs', 'We forge all anvils with hands', true],
    ['not what the owner wrote in fewer', 'We forge all anvils with hand', false],
    ['what the owner wrote, however long', `${'We forge it by hand. '.repeat(30)}`.trim(), true],
    ['no row of badges', 'npm | build | docs | MIT | chat | tests | size | types | stars', false],
  ])('%s', (_, summary, is) => {
    expect(summaryOf([home], ownFile(summary))).toBe(is ? summary : home.description);
  });

  it('of the home page, wherever it stands in the list', () => {
    const other = { url: '/a', title: 'A', kind: 'other' as const, description: `Not this: ${forge}` };
    expect(summaryOf([other, { ...home, kind: 'home' }])).toBe(home.description);
    expect(summaryOf([{ ...other, description: forge }])).toBe(forge);
  });

  it('of the page about it where the home page says nothing', () => {
    const about = { url: '/about', title: 'About', kind: 'about' as const, description: forge };
    const other = { url: '/x', title: 'Other', description: `Not this: ${forge}` };
    expect(summaryOf([bare, other, about])).toBe(forge);
    expect(summaryOf([home, about])).toBe(home.description);
    expect(summaryOf([bare, other], { summary: forge })).toBe(forge);
    expect(summaryOf([bare, other])).toBeNull();
  });

  it('of an introduction only where it names the site and the home page says nothing of itself', () => {
    const cover = { ...bare, excerpt: 'Printed in Leeds, with paper from the mill across the river.' };
    const intro = (description: string, title = 'Overview') => ({ url: '/o', title, description });
    const named = 'All that the ANVIL HOUSE does for smiths, in a single page for everybody.';
    expect(summaryOf([cover, intro(named)])).toBe(named);
    expect(summaryOf([cover, intro(forge)])).toBe(cover.excerpt);
    expect(summaryOf([cover, intro(named, 'Our overview')])).toBe(cover.excerpt);
  });
});

describe('the name of the file', () => {
  it.each([
    ['Anvil House', '# The Anvils\n', 'The Anvils'],
    ['Anvil House', '> Nothing\n', 'Anvil House'],
    ['Anvil House', null, 'Anvil House'],
    ['', null, 'anvils.example'],
  ])('is the owner’s, that of the site or its host: %s, %s', (name, text, title) => {
    const llms = text === null ? null : { url: 'https://anvils.example/llms.txt', text };
    expect(readLlmsTxt(writeLlmsTxt(siteOf([home], { name, llms })).text).title).toBe(title);
  });
});

describe('the text of an owner’s file', () => {
  const long = 'x'.repeat(600);
  const detailsOf = (...lines: string[]) => {
    const llms = { url: 'https://anvils.example/llms.txt', text: ['# A', '', ...lines].join('\n') };
    const { text } = writeLlmsTxt(siteOf([home], { llms }));
    return text
      .slice(text.indexOf(home.description) + home.description.length, text.indexOf('\n\n## '))
      .trim();
  };

  it.each([
    ['no heading', [`# ${long}`], [long]],
    ['no heading of any level', [`  ###### \t${long}`], [long]],
    ['no mark of a heading alone', ['a', '#', 'b'], ['a', '', 'b']],
    ['no underlined heading', ['Ours', '.', '=', 'More.', '-----'], ['Ours', '.', '', 'More.']],
    ['an underline in code', ['a', '', '    =', ''], ['a', '', '    =']],
    ['a row of marks', [`####### ${long}`], [`####### ${long}`]],
    ['marks within a line', [`a # ${long}`], [`a # ${long}`]],
    ['a word with a mark', ['#a'], ['#a']],
    ['code that is no heading', ['a', `    # ${long}`], ['a', `    # ${long}`]],
  ])('has %s', (_, lines, details) => {
    expect(detailsOf(...lines)).toBe(details.join('\n'));
  });

  it('has its listings as they stand, and no headings between them', () => {
    const marked = `# ${long}`;
    const lines = (between: string) => [
      between,
      '``` r',
      '# c',
      marked,
      '```',
      between,
      '  ~~~ x',
      marked,
      '~~~',
      between,
    ];
    expect(detailsOf(...lines(marked))).toBe(lines(long).join('\n'));
  });

  it('ends its last listing', () => {
    expect(detailsOf('a', '```', 'b')).toBe('a\n```\nb\n```');
    expect(detailsOf('a', '```', 'b', '```', 'c', '```', 'd')).toBe('a\n```\nb\n```\nc\n```\nd\n```');
    expect(detailsOf('a ``` b')).toBe('a ``` b');
  });
});

describe('the lines of a section', () => {
  const write = (...pages: Parameters<typeof siteOf>[0]) => {
    const site = siteOf([home, ...pages]);
    const texts = new Map(site.pages.map(({ url, title }) => [url, { title, description: '' }]));
    const { text } = writeLlmsTxt(site, texts, [
      { title: 'All', pages: site.pages.slice(1) },
      { title: 'None', pages: [] },
    ]);
    return text.slice(text.indexOf('\n## ')).trim();
  };
  const line = (name: string, path: string) => `- [${name}](https://anvils.example${path})`;

  it('have titles of which no two are one', () => {
    const pages = [
      ['/a/horn.html', 'Horn'],
      ['/b/horn/', 'HORN!'],
      ['/c/horn', 'Horn'],
      ['/c/horn?d', 'Horn'],
      ['/x.y.z', 'Horn'],
      ['/e', '…'],
      ['/f', '…'],
      ['/g', '?'],
    ].map(([url = '', title = '']) => ({ url, title }));
    expect(write(...pages)).toBe(
      [
        '## All\n',
        line('Horn', '/a/horn.html'),
        line('HORN! (horn)', '/b/horn/'),
        line('Horn (/c/horn)', '/c/horn'),
        line('Horn', '/c/horn?d'),
        line('Horn (x.y)', '/x.y.z'),
        line('…', '/e'),
        line('… (f)', '/f'),
        line('?', '/g'),
      ].join('\n'),
    );
  });

  it('have no sign in a title or an address that would end the link', () => {
    const markdownUrl = 'https://anvils.example/a (b)\t<c>.md';
    expect(write({ url: '/a', title: 'Horn [1] \\ two', markdownUrl })).toBe(
      `## All\n\n${line('Horn \\[1\\] \\\\ two', '/a%20%28b%29%09%3Cc%3E.md')}`,
    );
  });

  it('are the page’s own title where no text is known of it', () => {
    const site = siteOf([home, { url: '/a', title: 'Horn' }]);
    const groups = [{ title: 'All', pages: site.pages.slice(1) }];
    expect(links(writeLlmsTxt(site, new Map(), groups).text)).toMatchObject([{ name: 'Horn', notes: '' }]);
  });
});

describe('of more pages than can be read are listed', () => {
  const pagesOf = (count: number, path: (at: number) => string, change = {}) =>
    Array.from({ length: count }, (_, at) => ({ url: path(at), title: `T ${path(at)}`, ...change }));
  const shownOf = (...groups: Parameters<typeof siteOf>[0][]) => {
    const site = siteOf([home, ...groups.flat()]);
    const texts = new Map(site.pages.map(({ url, title }) => [url, { title, description: '' }]));
    let from = 1;
    const cut = groups.map((pages, at) => {
      from += pages.length;
      return { title: `Group ${at}`, pages: site.pages.slice(from - pages.length, from) };
    });
    return readLlmsTxt(writeLlmsTxt(site, texts, cut).text).sections.map((section) =>
      section.links.map(({ url }) => url.replace('https://anvils.example', '')),
    );
  };

  it('five hundred, the largest sections cut alike', () => {
    const sizes = (...counts: number[]) =>
      shownOf(...counts.map((count, group) => pagesOf(count, (at) => `/${group}-${at}`))).map(
        ({ length }) => length,
      );
    expect(sizes(501)).toEqual([500]);
    expect(sizes(250, 250)).toEqual([250, 250]);
    expect(sizes(260, 250)).toEqual([250, 250]);
    expect(sizes(300, 300, 20)).toEqual([240, 240, 20]);
  });

  it('those of the upper levels, in their order', () => {
    const deep = pagesOf(300, (at) => `/a/b/${at}`);
    const shallow = pagesOf(300, (at) => `/s${at}/`);
    const [shown = []] = shownOf([...deep, ...shallow]);
    expect(shown.slice(0, 200)).toEqual(deep.slice(0, 200).map(({ url }) => url));
    expect(shown.slice(200)).toEqual(shallow.map(({ url }) => url));
  });

  it.each([
    ['the first of articles', { kind: 'article' as const, published: '2024-01-01' }, true],
    ['the upper levels of articles without a date', { kind: 'article' as const }, false],
    ['the upper levels of dated pages', { published: '2024-01-01' }, false],
  ])('%s', (_, change, first) => {
    const [shown = []] = shownOf([
      ...pagesOf(300, (at) => `/a/b/${at}`, change),
      ...pagesOf(300, (at) => `/s${at}`),
    ]);
    expect(shown.filter((url) => url.startsWith('/a/b'))).toHaveLength(first ? 300 : 200);
  });

  it('the owner’s links to other sites before pages far down', () => {
    const deep = pagesOf(100, (at) => `/a/b/${at}`);
    const urls = [
      ...deep.map(({ url }) => url),
      ...pagesOf(450, (at) => `https://t.example/${at}`).map(({ url }) => url),
    ];
    const text = `# A\n\n## B\n\n${urls.map((url) => `- [T ${url}](${url})`).join('\n')}\n`;
    const site = siteOf([home, ...deep], { llms: { url: 'https://anvils.example/llms.txt', text } });
    const shown = links(writeLlmsTxt(site).text).map(({ url }) => url);
    expect(shown.filter((url) => url.startsWith('https://t.example'))).toHaveLength(450);
  });
});

it('what a business must state stands before the sections', () => {
  const business = { ...noFacts, phones: ['020 7946 0000'] };
  expect(writeLlmsTxt(siteOf([{ ...home, business }])).text).toContain(
    `> ${home.description}\n\n- Phone: 020 7946 0000\n\n## `,
  );
});
