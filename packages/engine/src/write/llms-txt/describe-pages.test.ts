import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { describePages } from './describe-pages.ts';

type Page = Parameters<typeof siteOf>[0][number];
const textsOf = (pages: Page[], site = {}) =>
  [...describePages(siteOf(pages, site)).values()].map(({ title, description }) => [title, description]);
const home: Page = { url: '/', title: 'Anvil House' };
const shared = 'Anvil House forges anvils, hammers and tongs for everybody who works with iron.';
const own = 'The horn is the rounded front of an anvil, on which smiths bend iron into rings.';

describe('the title of a home page', () => {
  it.each([
    ['Anvil House', 'Anvil House'],
    ['AnvilHouse by the sea', 'AnvilHouse by the sea'],
    ['Welcome', 'Anvil House'],
    ['Welcome to Anvil House', 'Anvil House'],
    ['Anvil', 'Anvil House'],
    ['Welcome to our site!', 'Anvil House'],
    ['Home - Documentation', 'Anvil House'],
    ['Forge by the sea', 'Anvil House – Forge by the sea'],
    ['Forge by the sea | index', 'Anvil House – Forge by the sea'],
    ['x'.repeat(86), `Anvil House – ${'x'.repeat(86)}`],
    ['x'.repeat(87), 'Anvil House'],
  ])('%s is %s', (title, called) => {
    expect(textsOf([{ url: '/', title }])[0]?.[0]).toBe(called);
  });

  it.each([
    ['Acre Boarding Kennels and Grooming Salon', 'Acre Boarding Kennel and Grooming Salon', null],
    ['Tłumacz-Arabskiego', 'Tlumacz Arabskiego - Ann Lee', 'Tlumacz Arabskiego - Ann Lee'],
  ])('has the name %s once', (name, title, called) => {
    expect(textsOf([{ url: '/', title }], { name })[0]?.[0]).toBe(called ?? name);
  });

  it('is the name alone where the rest is what the page says of itself', () => {
    const [first] = textsOf([{ url: '/', title: shared, description: shared.slice(0, -1) }]);
    expect(first).toEqual(['Anvil House', shared.slice(0, -1)]);
  });

  it('is its own where the site has no name', () => {
    expect(textsOf([{ url: '/', title: 'Welcome' }], { name: '' })[0]?.[0]).toBe('Welcome');
  });
});

describe('words that several pages have', () => {
  it('stand with the home page, where they are all it says', () => {
    expect(
      textsOf([
        { ...home, description: shared },
        { url: '/a', title: 'Horn', description: shared },
      ]).map(([, said]) => said),
    ).toEqual([shared, '']);
  });

  it('stand with none of the others, which say something else or nothing', () => {
    const page = (url: string, excerpt = ''): Page => ({ url, title: url, description: shared, excerpt });
    expect(textsOf([home, page('/a', own), page('/b')]).map(([, said]) => said)).toEqual(['', own, '']);
  });

  it('stand with the page about whoever is behind the site, if the home page does not say them', () => {
    const page = (url: string, kind: Page['kind']): Page => ({ url, title: url, kind, excerpt: shared });
    expect(textsOf([home, page('/a', 'about'), page('/b', 'other')]).map(([, said]) => said)).toEqual([
      '',
      shared,
      '',
    ]);
  });

  it('are those of one page in an older release, too', () => {
    const pages = ['a', 'b', 'c'].flatMap((name): Page[] =>
      ['/docs/', '/docs/2.x/'].map((folder) => ({
        url: `${folder}${name}`,
        title: name,
        description: `${own} ${name.repeat(3)}`,
      })),
    );
    expect(textsOf([home, ...pages]).map(([, said]) => said)).toEqual([
      '',
      ...pages.map(({ description }) => description),
    ]);
  });

  it('are the page’s own where a list of pages begins with them', () => {
    const list: Page = { url: '/category/horns', title: 'Horns', kind: 'listing', excerpt: own };
    const quoting: Page = {
      ...home,
      description: shared,
      excerpt: own,
      listed: [{ url: 'https://anvils.example/horn', text: `${own} [...]` }],
    };
    const horn: Page = { url: '/horn', title: 'Horn', description: own };
    expect(new Map(textsOf([quoting, list, horn]) as [string, string][]).get('Horn')).toBe(own);
  });

  it('are the same in their first twenty-four words', () => {
    const long = `Here ${'are many words '.repeat(7)}and`;
    const page = (url: string, end: string): Page => ({
      url,
      title: url,
      description: `${long} two more ${end}.`,
    });
    expect(textsOf([home, page('/a', 'horns'), page('/b', 'faces')]).map(([, said]) => said)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('are those that came out of their texts, too: they stand once', () => {
    const page = (url: string): Page => ({
      url,
      title: url,
      sections: [{ level: 2, heading: '', text: own }],
    });
    expect(textsOf([home, page('/a'), page('/b')]).map(([, said]) => said)).toEqual(['', own, '']);
  });
});

describe('a list of pages', () => {
  const section = (level: number, heading: string, text: string) => ({ level, heading, text });
  const horn: Page = { url: '/blog/horn', title: 'How we bend the horn of an anvil', description: own };
  const face: Page = {
    url: '/blog/face',
    title: 'A new face for our oldest anvil',
    sections: [section(1, 'A new face for our oldest anvil', own)],
  };
  const cards = [
    section(
      2,
      'How we bend the horn of an anvil',
      'Last week we bent the horn of an anvil for a smith in Leeds.',
    ),
    section(
      2,
      'A new face for our oldest anvil',
      'On Monday our old anvil got a new face, which took us two days.',
    ),
  ];
  const saidOf = (list: Page) =>
    new Map(textsOf([home, list, horn, face]) as [string, string][]).get(list.title ?? '');

  it('is described by its own words, or by the titles of its pages, not by the first of its cards', () => {
    const blog: Page = { url: '/blog', title: 'Blog', kind: 'listing', excerpt: cards[0]?.text ?? '' };
    expect(saidOf({ ...blog, sections: [section(1, 'Blog', ''), ...cards] })).toBe(
      'How we bend the horn of an anvil; A new face for our oldest anvil',
    );
    const words = 'Here our smiths tell what they forge, bend and mend from week to week.';
    expect(saidOf({ ...blog, sections: [section(1, 'Blog', words), ...cards] })).toBe(words);
  });

  it('is not described by the first of its cards where these have no headings', () => {
    const texts = cards.flatMap(({ heading, text }) => [heading, text]).join('\n\n');
    const list: Page = { url: '/all', title: 'All we tell', excerpt: cards[0]?.text ?? '' };
    expect(saidOf({ ...list, sections: [section(1, 'All we tell', texts)] })).toBe(
      'How we bend the horn of an anvil; A new face for our oldest anvil',
    );
  });

  it('is described so where it repeats how its pages begin, and where those were not read', () => {
    const plain: Page = {
      url: '/news',
      title: 'News',
      sections: [section(1, 'News', `${own}\n\nA new face for our oldest anvil`)],
    };
    expect(saidOf({ ...plain, kind: 'listing' })).toBe('');
    const unread = ['Open day on the first of May', 'Our forge in the snow', 'Two new smiths'].map(
      (heading) =>
        section(3, heading, 'We had a wonderful day in the forge with all of our friends from Leeds.'),
    );
    expect(saidOf({ ...plain, kind: 'listing', sections: unread })).toBe(
      'Open day on the first of May; Our forge in the snow; Two new smiths',
    );
  });

  it('is none where it has two headings of others among many of its own', () => {
    const text = 'Our forge stands in Leeds since 1890 and has two fires, both lit each day.';
    const sections = [
      section(2, 'Our forge', text),
      ...cards,
      section(2, 'Fires', 'x'),
      section(2, 'Days', 'x'),
    ];
    expect(saidOf({ url: '/forge', title: 'Forge', sections: [...sections, section(2, 'Way', 'x')] })).toBe(
      text,
    );
  });
});

it('a notice above the text of many pages describes none of them', () => {
  const notice = 'This old manual is no longer kept up to date: the new one has all of it.';
  const horn = 'A horn is the rounded front of an anvil, on which iron is bent into rings.';
  const page = (url: string, text: string): Page => ({
    url,
    title: url,
    excerpt: notice,
    sections: [{ level: 1, heading: url, text: `${notice}\n\n${text}` }],
  });
  const said = [horn, horn.replace('horn', 'face'), horn.replace('horn', 'heel')];
  const pages = said.map((text, at) => page(`/${at}`, text));
  expect(textsOf([home, ...pages]).map(([, description]) => description)).toEqual(['', ...said]);
});

describe('a page that another lists', () => {
  const index = (url: string, text: string): Page => ({
    url,
    title: 'All',
    listed: [{ url: 'https://anvils.example/horn/', text }],
  });
  it('is described by it, by the first of several', () => {
    expect(
      textsOf([home, index('/a', own), index('/b', shared), { url: '/horn', title: 'Horn' }])[3]?.[1],
    ).toBe(own);
  });

  it('is not described by the beginning of its text with the headings in it', () => {
    const first = 'The horn of an anvil is where a smith bends iron into round forms, hot or cold.';
    const sections = [
      { level: 1, heading: 'Horn', text: first },
      { level: 2, heading: 'Use', text: 'Hold the iron with tongs and turn it after each blow.' },
    ];
    const horn: Page = { url: '/horn', title: 'Horn', excerpt: first, sections };
    const cut = `${first} Use Hold the iron with tongs and turn it […]`;
    expect(textsOf([home, index('/a', cut), horn])[2]?.[1]).toBe(first);
  });

  it('keeps its words where the list has a heading of the first level for each', () => {
    const text = 'The horn of an anvil is where a smith bends iron into round forms, hot or cold.';
    const post = (title: string, body: string) => ({ level: 1, heading: title, text: body });
    const horn: Page = { url: '/horn', title: 'Horn', excerpt: text, sections: [post('Horn', text)] };
    const face: Page = { url: '/face', title: 'Face', sections: [post('Face', own)] };
    const list: Page = {
      url: '/page/2/',
      title: 'Horn',
      excerpt: text,
      sections: [post('Horn', text), post('Face', own)],
    };
    expect(
      textsOf([home, list, horn, face])
        .slice(2)
        .map(([, said]) => said),
    ).toEqual([text, own]);
  });

  it('is not described by itself', () => {
    expect(textsOf([home, index('/horn', own)])[1]?.[1]).toBe('');
  });
});

it('a description that frames the title as those of other pages do says nothing', () => {
  const framed = (title: string, text: string): Page => ({
    url: `/${title}`,
    title,
    description: `Anvil House – Forging for everyone: ${title}`,
    sections: [{ level: 1, heading: title, text }],
  });
  const texts = textsOf([home, framed('Horns', own), framed('Faces', ''), framed('Hammers', '')]);
  expect(texts.slice(1)).toEqual([
    ['Horns', own],
    ['Faces', ''],
    ['Hammers', ''],
  ]);
});

describe('a page of plans', () => {
  const plan = (heading: string, ...texts: string[]) => ({ level: 2, heading, text: texts.join('\n\n') });
  const pricing = (intro: string): Page => ({
    url: '/pricing',
    title: 'Pricing',
    kind: 'pricing',
    excerpt: intro || 'The essentials to provide your best work for clients of the forge.',
    sections: [
      { level: 1, heading: 'Pricing plans for teams', text: intro },
      plan('Freelancer', 'The essentials to provide your best work for clients of the forge.', '$19/mo'),
      plan('Startup', 'A plan that scales with your rapidly growing business and forge.', '$49/mo'),
    ],
  });

  it('is described by what stands above them', () => {
    const intro = 'Every plan has unlimited anvils, and you can change it at the end of each month.';
    expect(textsOf([home, pricing(intro)])[1]).toEqual(['Pricing', intro]);
  });

  it('is not described by the first of them', () => {
    expect(textsOf([home, pricing('')])[1]).toEqual(['Pricing', '']);
  });
});

it('a form that stands at the end of several pages describes none of them', () => {
  const form = {
    level: 2,
    heading: 'Ask for a demo',
    text: 'Let us help you to find the right anvil for your forge.',
  };
  const page = (url: string, text: string) => ({
    url,
    title: url.slice(1),
    sections: [{ level: 1, heading: url.slice(1), text }, form],
  });
  const site = siteOf([
    { url: '/', title: 'Anvil House', kind: 'home' },
    page('/a', 'Anvils'),
    page('/b', 'Horns of all sizes.'),
    page('/c', 'Hammers for smiths.'),
    page('/contact', 'Leeds, England'),
  ]);
  const said = [...describePages(site).values()].map(({ description }) => description);
  expect(said.filter((text) => text.includes('Let us help'))).toEqual([]);
});

it('a description that a template gives all pages describes none of them, also with the name of the site behind it', () => {
  const page = (url: string, text: string) => ({
    url,
    title: url.slice(1),
    description: 'A Korean grape liquor, born in Hwaseong — Mars Brewery',
    sections: [{ level: 1, heading: url.slice(1), text }],
  });
  const site = siteOf(
    [
      { url: '/', title: 'Mars Brewery', kind: 'home' },
      page('/story', 'The story of a brand that began with a sunset and heads for Mars.'),
      page('/products', 'Zero, Rosé, Sour and Jazz are brewed with rice and ingredients from Hwaseong.'),
    ],
    { name: 'Mars Brewery' },
  );
  const said = [...describePages(site).values()].map(({ description }) => description);
  expect(said.filter((text) => text.includes('Korean grape'))).toEqual([]);
});

it('is not described by what a list in another language says of it', () => {
  const note = { url: 'https://anvils.example/horn/', text: 'Agora é possível afiar a bigorna com a pedra.' };
  const news: Page = { url: '/pt/novo', title: 'Novo', language: 'pt-BR', listed: [note] };
  const horn: Page = { url: '/horn', title: 'Horn' };
  expect(textsOf([home, news, horn])[2]?.[1]).toBe('');
  expect(textsOf([home, news, { ...horn, language: 'pt' }])[2]?.[1]).toBe(note.text);
});
