import { describe, expect, it } from 'vitest';
import { pageOf } from '../../write/testing/site-of.ts';
import type { CrawledPage } from '../crawled-site.ts';
import { namePages } from './name-pages.ts';

const tajarin = 'I tajarin si fanno con trenta tuorli per ogni chilo di farina. L’impasto riposa un’ora.';
const article = pageOf({
  url: '/tajarin',
  title: 'Come si fanno i tajarin',
  kind: 'article',
  excerpt: tajarin,
});
const home = (page: Partial<CrawledPage>): CrawledPage => ({
  ...pageOf({ url: '/', title: 'La Quercia', kind: 'home' }),
  ...page,
});

it('a home page that shows an article is not described by it', () => {
  const [first] = namePages(
    [
      home({
        title: 'Come si fanno i tajarin',
        excerpt: tajarin,
        sections: [
          { level: 1, heading: 'La Quercia', text: 'Camere nelle Langhe' },
          { level: 2, heading: 'Come si fanno i tajarin', text: tajarin },
          { level: 3, heading: 'Quanto riposa?', text: 'Un’ora.' },
          { level: 2, heading: 'Camere', text: 'Abbiamo cinque camere.' },
        ],
        questions: [{ question: 'Quanto riposa?', answer: 'Un’ora.', from: 'heading' }],
      }),
      article,
    ],
    'La Quercia',
  );
  expect(first).toMatchObject({ title: 'La Quercia', excerpt: '', questions: [] });
  expect(first?.sections.map(({ heading }) => heading)).toEqual(['La Quercia', 'Camere']);
});

it('a page is called without the name with which the titles of all begin', () => {
  const page = (url: string, document: string) =>
    pageOf({
      url,
      title: document,
      resume: {
        asked: url,
        found: [],
        titles: { document, social: '', heading: '', headline: '' },
        scope: '/',
        textHash: '',
        standsFor: null,
      },
    });
  const titles = (...documents: string[]) =>
    namePages([home({}), ...documents.map((document, at) => page(`/p${at}`, document))], 'La Quercia').map(
      ({ title }) => title,
    );
  expect(titles('La Quercia Camere', 'La Quercia Contatti').slice(1)).toEqual(['Camere', 'Contatti']);
  expect(titles('La Quercia Camere', 'Contatti').slice(1)).toEqual(['La Quercia Camere', 'Contatti']);
});

it('a home page keeps what it says of its own', () => {
  const own = home({
    excerpt: 'Cinque camere nelle Langhe.',
    sections: [{ level: 2, heading: 'Camere', text: 'Cinque.' }],
  });
  expect(namePages([own, article], 'La Quercia')[0]).toEqual(own);
});

it('a page is called without what adorns its heading', () => {
  const called = (document: string, heading: string) =>
    namePages(
      [
        home({}),
        {
          ...pageOf({ url: '/a' }),
          resume: { titles: { document, social: '', heading, headline: '' }, asked: '' },
        } as unknown as CrawledPage,
      ],
      'La Quercia',
    )[1]?.title;
  expect(called('Dyslexie', '-dyslexie-')).toBe('Dyslexie');
  expect(called('', '~ Antipasti ~')).toBe('Antipasti');
  expect(called('npm', 'npm')).toBe('npm');
  expect(called('', '--watch')).toBe('--watch');
  const row = '-'.repeat(50_000);
  expect(called('', `${row}\0`)).toBe(called('', ''));
});

describe('a page whose title all pages have', () => {
  const titles = { document: 'La Quercia', social: '', heading: '', headline: '' };
  const resume = { titles, asked: 'https://anvils.example/' };
  const prices = {
    ...pageOf({ url: '/prices/', title: 'La Quercia', excerpt: 'Prices change each year. Ask us for them.' }),
    resume,
  } as CrawledPage;
  const start = (...texts: [string, string][]) =>
    ({
      ...home({ navigation: texts.map(([text, url]) => ({ text, url, group: '' })) }),
      resume,
    }) as CrawledPage;
  const called = (...texts: [string, string][]) =>
    namePages([start(...texts), prices], 'La Quercia')[1]?.title;

  it('is called as the menu calls it', () => {
    expect(called(['Prices and grants', prices.url])).toBe('Prices and grants');
  });

  it('is called by the heading that opens it, of whatever rank', () => {
    const opened = (...texts: string[]) => {
      const sections = texts.map((text) => ({ level: 2, heading: 'Our prices:', text }));
      return namePages([start(), { ...prices, sections } as CrawledPage], 'La Quercia')[1]?.title;
    };
    expect(opened('A room is 90 euros.')).toBe('Our prices');
    const lead = { level: 0, heading: '', text: `${prices.excerpt} They hold for all of our five rooms.` };
    const sections = [lead, { level: 2, heading: 'Winter', text: 'Less.' }];
    expect(namePages([start(), { ...prices, sections } as CrawledPage], 'La Quercia')[1]?.title).toBe(
      'Prices change each year',
    );
  });

  it('is not called as the menu calls several pages, or the site', () => {
    expect(called(['More', prices.url], ['More', 'https://anvils.example/b'])).toBe(
      'Prices change each year',
    );
    expect(called(['La Quercia', prices.url])).toBe('Prices change each year');
  });
});

describe('the titles of pages', () => {
  const titled = (url: string, document: string, heading: string) =>
    ({
      ...pageOf({ url, sections: [{ level: 2, heading: 'Lavender dream', text: 'A candle.' }] }),
      resume: { titles: { document, social: '', heading, headline: '' }, asked: '' },
    }) as unknown as CrawledPage;
  const titles = (pages: CrawledPage[], name: string) => namePages(pages, name).map(({ title }) => title);

  it('have no town that stands in all of them', () => {
    const pages = ['Prices', 'About us', 'Team'].map((own, at) =>
      titled(`/${at}`, `Acme | York NE | ${own}`, `Our mission number ${at}`),
    );
    expect(titles(pages, 'Acme')).toEqual(['Prices', 'About us', 'Team']);
  });

  it('have no name of the site with its town or in short', () => {
    const long = [
      titled('/a', 'Prices | Acme Leeds', 'What we ask'),
      titled('/b', 'Us | Acme Leeds', 'Who we are'),
    ];
    expect(titles(long, 'Acme')).toEqual(['Prices', 'Us']);
    const short = [titled('/a', 'Prices | Acme', 'What we ask'), titled('/b', 'Us | Acme', 'Who we are')];
    expect(titles(short, 'Acme Bakery')).toEqual(['Prices', 'Us']);
  });

  it('are their own where two pages have one heading', () => {
    const pages = [titled('/a', 'Acme', 'All candles'), titled('/b', 'Catalogue - Acme', 'All candles')];
    expect(titles(pages, 'Acme')).toEqual(['All candles', 'Catalogue']);
  });
});

describe('the title of a page', () => {
  const named = (pages: readonly (readonly [string, string])[]) =>
    namePages(
      [
        home({}),
        ...pages.map(
          ([document, heading], at) =>
            ({
              ...pageOf({ url: `/${at}` }),
              resume: { titles: { document, social: '', heading, headline: '' }, asked: '' },
            }) as unknown as CrawledPage,
        ),
      ],
      'La Quercia',
    )
      .slice(1)
      .map(({ title }) => title);

  it('that others have, too, gives way to the heading that it alone has', () => {
    expect(
      named([
        ['Vicino ad Alba e Bra | La Quercia', 'Dove siamo'],
        ['Vicino ad Alba e Bra | La Quercia', 'Note legali'],
        ['Camere | La Quercia', 'Dormire tra le vigne'],
      ]),
    ).toEqual(['Dove siamo', 'Note legali', 'Camere']);
  });

  it('ends before the name of its site', () => {
    expect(named([['I vini — La Quercia | Barolo, Nebbiolo & Dolcetto', 'Rosso. Buono.']])).toEqual([
      'I vini',
    ]);
  });
});

it('a page whose title was copied from another is called what the menu calls it', () => {
  const page = (url: string) =>
    pageOf({
      url,
      title: 'cenik',
      resume: {
        asked: url,
        found: [],
        titles: { document: 'cenik', social: '', heading: '', headline: '' },
        scope: '/',
        textHash: '',
        standsFor: null,
      },
    });
  const [prices, contact] = [page('/cenik.html'), page('/kontakt.html')];
  const navigation = [
    { text: 'Ceník', url: prices.url, group: '' },
    { text: 'Kontakt', url: contact.url, group: '' },
  ];
  const named = namePages([home({ navigation }), prices, contact], 'La Quercia');
  expect(named.slice(1).map(({ title }) => title)).toEqual(['Ceník', 'Kontakt']);
});

describe('a main heading that all pages have', () => {
  const heading = 'A forge by the sea Anvil House';
  const page = (url: string, document: string, opening: string) =>
    pageOf({
      url,
      title: heading,
      kind: url === '/' ? 'home' : 'other',
      sections: [
        { level: 1, heading, text: '' },
        { level: 2, heading: opening, text: 'We forge anvils for all who ask.' },
      ],
      resume: {
        asked: url,
        found: [],
        titles: { document, social: '', heading, headline: '' },
        scope: '/',
        textHash: '',
        standsFor: null,
      },
    });
  const titlesOf = (document: (name: string) => string, menu: Record<string, string>) => {
    const [start, ...others] = [
      page('/', document('Anvil House'), 'Come in'),
      page('/store.html', document('Our store'), 'Come on in, we are open'),
      page('/about.html', document('About us'), 'Strong iron, strong roots'),
    ];
    const navigation = others.flatMap(({ url }) => {
      const text = menu[new URL(url).pathname];
      return text ? [{ text, url, group: '' }] : [];
    });
    return namePages([{ ...start, navigation } as CrawledPage, ...others], 'Anvil House')
      .slice(1)
      .map(({ title }) => title);
  };

  it('names none of them: their titles do', () => {
    expect(titlesOf((name) => name, {})).toEqual(['Our store', 'About us']);
  });

  it('names none of them: the menu does, where they have one title', () => {
    expect(titlesOf(() => 'Anvil House - Theme', { '/store.html': 'Store', '/about.html': 'About' })).toEqual(
      ['Store', 'About'],
    );
  });

  it('names none of them: the next heading does, where they have one title and are in no menu', () => {
    expect(titlesOf(() => 'Anvil House', {})).toEqual([
      'Come on in, we are open',
      'Strong iron, strong roots',
    ]);
  });
});

it('of a title in parts, the page is called by the one that the menu has, not by the slogan above it', () => {
  const url = '/pricing';
  const page = pageOf({
    url,
    title: 'Pricing',
    resume: {
      asked: url,
      found: [],
      titles: {
        document: 'Pricing - Start for Free | La Quercia',
        social: '',
        heading: 'START FOR FREE',
        headline: '',
      },
      scope: '/',
      textHash: '',
      standsFor: null,
    },
  });
  const named = namePages(
    [home({ navigation: [{ text: 'Pricing', url: page.url, group: '' }] }), page],
    'La Quercia',
  );
  expect(named[1]?.title).toBe('Pricing');
});

it('a heading whose lines were run together is written as the title of its page writes it', () => {
  const url = '/';
  const titles = {
    document: 'Barolo | La Quercia di Ann Lee',
    social: '',
    heading: 'La Querciadi Ann Lee',
    headline: '',
  };
  const page = home({ resume: { asked: url, found: [], titles, scope: '/', textHash: '', standsFor: null } });
  expect(namePages([page], 'Tajarin')[0]?.title).toBe('La Quercia di Ann Lee');
});

it('a page in another language is called without the name that the titles in that language have', () => {
  const page = (url: string, document: string, language: string) => ({
    ...pageOf({ url, title: document, language }),
    resume: {
      asked: url,
      found: [],
      titles: { document, social: '', heading: '', headline: '' },
      scope: '/',
      textHash: '',
      standsFor: null,
    },
  });
  const own = ['Camere', 'Vini', 'Contatti', 'Prezzi'].map((title) =>
    page(`/${title}`, `${title} - La Quercia`, 'it'),
  );
  const others = ['Rooms', 'Wines', 'Contact'].map((title) =>
    page(`/en/${title}`, `${title} - The Oak`, 'en'),
  );
  const titles = namePages([home({ language: 'it' }), ...own, ...others], 'La Quercia').map(
    ({ title }) => title,
  );
  expect(titles.slice(-3)).toEqual(['Rooms', 'Wines', 'Contact']);
});

it('a page of a book is not called by the heading that stands above all its pages', () => {
  const book = 'The Book of Iron';
  const page = (path: string, document: string) =>
    pageOf({
      url: path,
      title: document,
      resume: {
        asked: path,
        found: [],
        titles: { document, social: '', heading: book, headline: '' },
        scope: '/',
        textHash: '',
        standsFor: null,
      },
    });
  const pages = [
    page('/book/', book),
    page('/book/a.html', `Loops of Iron - ${book}`),
    page('/book/b.html', `Iron in Water - ${book}`),
    page('/book/c.html', `Comments - ${book}`),
    page('/coal/', 'Coal - All Books'),
    page('/ore/', 'Ore - All Books'),
  ];
  const titles = namePages([home({}), ...pages], 'La Quercia').map(({ title }) => title);
  expect(titles.slice(1, 5)).toEqual([book, 'Loops of Iron', 'Iron in Water', 'Comments']);
});

it('an article keeps its title where a list has it as its heading, read before it', () => {
  const list = pageOf({ url: '/page/2/', title: 'When to replace pads', kind: 'article' });
  const post = pageOf({
    url: '/2025/04/02/pads/',
    title: 'When to replace pads',
    kind: 'article',
    sections: [
      { level: 1, heading: 'When to replace pads', text: '' },
      { level: 2, heading: 'How to measure', text: 'With a torch.' },
    ],
  });
  expect(namePages([home({}), list, post], 'La Quercia').at(-1)?.title).toBe('When to replace pads');
});
