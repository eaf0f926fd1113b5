import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { groupPages } from './group-pages.ts';

type Page = Parameters<typeof siteOf>[0][number];
type Link = Page['navigation'] extends (infer One)[] | undefined ? One : never;

const at = 'https://anvils.example';
const home: Page = { url: '/', title: 'Anvils' };
const page = (url: string, change: Partial<Page> = {}): Page => ({ title: 'A page', ...change, url });
/** Pages of a folder. */
const folder = (name: string, count = 2, change: Partial<Page> = {}) =>
  Array.from({ length: count }, (_, index) => page(`/${name}/${index + 1}`, change));
const link = (path: string, group = '', otherGroups: string[] = [], text = 'A link'): Link => ({
  text,
  url: at + path,
  group,
  otherGroups,
});

const sections = (pages: Page[], navigation: Link[] = [], site = {}) =>
  groupPages(siteOf([{ ...home, navigation }, ...pages], site));
const titles = (...asked: Parameters<typeof sections>) => sections(...asked).map(({ title }) => title);
/** The paths in the section with a title. */
const pathsIn = (title: string, ...asked: Parameters<typeof sections>) =>
  sections(...asked)
    .find((section) => section.title === title)
    ?.pages.map(({ url }) => url.slice(at.length));

describe('the name of a section', () => {
  it.each<[string, Page[], string]>([
    [
      'of the page that lists its folder in the plural',
      [page('/events', { title: 'Our events' }), ...folder('event')],
      'Our events',
    ],
    ['of products, where each stands under the word for one', folder('urun'), 'Products'],
    [
      'of the page above all others of the folder',
      [page('/blogs/journal', { title: 'Notes' }), page('/blogs/journal/a'), page('/blogs/journal/b')],
      'Notes',
    ],
  ])('is that %s', (_, pages, name) => {
    expect(titles(pages)).toContain(name);
  });

  it('is not a folder of one letter', () => {
    expect(titles(folder('t'))).toEqual(['Main pages']);
  });

  it.each(['Quick links', 'Liên kết nhanh', 'Hızlı Menü', 'Sivut', 'Přehled odkazů', 'روابط سريعة'])(
    'is not “%s”, which says nothing of the pages, unless it does',
    (name) => {
      const menu = ['/about', '/join'].map((path) => link(path, name));
      const site = [page('/about'), page('/join')];
      expect(titles(site, menu).includes(name)).toBe(name === 'Přehled odkazů');
    },
  );

  it('is not the title of the site over its menu', () => {
    const menu = ['/about', '/join'].map((path) => link(path, 'Anvils / Les enclumes'));
    const site = [page('/about'), page('/join')];
    expect(titles(site, menu, { name: 'Anvils' })).toContain('Anvils / Les enclumes');
    const named = groupPages(
      siteOf([{ ...home, title: 'Anvils / Les enclumes', navigation: menu }, ...site], { name: 'Anvils' }),
    );
    expect(named.map(({ title }) => title)).toEqual(['Main pages']);
  });
});

describe('the order of the sections', () => {
  it('is the main pages, what is sold, what teaches, the rest, the reference, the news', () => {
    const names = ['news', 'reference', 'stones', 'tutorials', 'products'];
    expect(titles(names.flatMap((name) => folder(name)))).toEqual([
      'Main pages',
      'Products',
      'Tutorials',
      'Stones',
      'Reference',
      'News',
    ]);
  });

  it.each([
    ['articles are news', ['articles', 'stones'], ['Stones', 'Articles']],
    [
      'beside a reference articles teach',
      ['reference', 'stones', 'articles'],
      ['Articles', 'Stones', 'Reference'],
    ],
    [
      'beside a reference a guide to its news teaches',
      ['reference', 'stones', 'news-guide'],
      ['News guide', 'Stones', 'Reference'],
    ],
    ['a guide to the news is news elsewhere', ['news-guide', 'stones'], ['Stones', 'News guide']],
    [
      'what is equal keeps the order of the site',
      ['stones', 'bellows', 'coal'],
      ['Stones', 'Bellows', 'Coal'],
    ],
  ])('such that %s', (_, names, order) => {
    expect(titles(names.flatMap((name) => folder(name))).slice(1)).toEqual(order);
  });

  const dated: Partial<Page> = { kind: 'article', published: '2024-05-01' };
  it.each<[string, Page[], string[]]>([
    ['most are dated articles', [...folder('diary', 4, dated), page('/diary/5')], ['Reference', 'Diary']],
    [
      'just over half are',
      [...folder('diary', 3, dated), page('/diary/4'), page('/diary/5')],
      ['Diary', 'Reference'],
    ],
    ['the articles have no date', folder('diary', 2, { kind: 'article' }), ['Diary', 'Reference']],
    ['dated pages are no articles', folder('diary', 2, { published: '2024-05-01' }), ['Diary', 'Reference']],
  ])('puts a folder among the news where %s', (_, pages, order) => {
    expect(titles([...folder('reference'), ...pages]).slice(1)).toEqual(order);
  });

  it.each<[string, Page[], string[]]>([
    ['products', folder('things', 2, { kind: 'product' }), ['Things', 'Tutorials']],
    ['prices', folder('things', 2, { kind: 'pricing' }), ['Things', 'Tutorials']],
    [
      'products for one half',
      [page('/things/1', { kind: 'product' }), page('/things/2')],
      ['Tutorials', 'Things'],
    ],
    ['about us', folder('things', 2, { kind: 'about' }), ['Tutorials', 'Things']],
  ])('puts a folder of %s where it belongs', (_, pages, order) => {
    expect(titles([...folder('tutorials'), ...pages]).slice(1)).toEqual(order);
  });

  it('is that of the menu, by the first of their pages; what it does not have comes after', () => {
    const pages = [...folder('alloys'), ...folder('coal'), ...folder('bronze')];
    const menu = [link('/bronze/2'), link('/coal/1'), link('/bronze/1')];
    expect(titles(pages, menu)).toEqual(['Main pages', 'Bronze', 'Coal', 'Alloys']);
    // The menu orders similar sections; it does not put news before products.
    expect(titles([...folder('news'), ...folder('shop')], [link('/news/1'), link('/shop/1')])).toEqual([
      'Main pages',
      'Shop',
      'News',
    ]);
  });

  it('ends with the pages that neither a folder nor the menu has', () => {
    const menu = [link('/'), link('/news/1'), link('/news/2')];
    const pages = [page('/left'), page('/right'), ...folder('news')];
    expect(titles(pages, menu)).toEqual(['Main pages', 'News', 'Further pages']);
    expect(pathsIn('Further pages', pages, menu)).toEqual(['/left', '/right']);
  });
});

describe('the pages of a section', () => {
  const main = (pages: Page[], menu: Link[] = []) => pathsIn('Main pages', pages, menu);

  it('begin with what most people look for', () => {
    const kinds = ['other', 'contact', 'faq', 'about', 'pricing', 'product'] as const;
    expect(main(kinds.map((kind) => page(`/${kind}`, { kind })))).toEqual([
      '/',
      '/product',
      '/pricing',
      '/about',
      '/faq',
      '/other',
      '/contact',
    ]);
  });

  it('begin with where a language begins, by any of its codes', () => {
    const paths = ['/z', '/a/de', '/deu', '/d', '/de-a', '/de', '/en-GB/', '/zh-hant'];
    expect(main(paths.map((path) => page(path)))).toEqual([
      '/',
      '/de',
      '/en-GB/',
      '/zh-hant',
      '/z',
      '/a/de',
      '/deu',
      '/d',
      '/de-a',
    ]);
  });

  it('end with the press and the team, although they are about the firm', () => {
    const about = (path: string) => page(path, { kind: 'about' });
    expect(main([about('/team'), page('/steel'), about('/press'), about('/story')])).toEqual([
      '/',
      '/story',
      '/team',
      '/steel',
      '/press',
    ]);
  });

  it('have the order of the menu before that in which they were read', () => {
    expect(main([page('/a'), page('/b'), page('/c')], [link('/c'), link('/b')])).toEqual([
      '/',
      '/c',
      '/b',
      '/a',
    ]);
  });

  it('have articles of a date with the newest first, all others as they were read', () => {
    const article = (name: string, published: string | null) =>
      page(`/blog/${name}`, { kind: 'article', published });
    expect(
      pathsIn('Blog', [article('none', null), article('old', '2019-03-01'), article('new', '2024-03-01')]),
    ).toEqual(['/blog/new', '/blog/old', '/blog/none']);
    const dated = (name: string, published: string) => page(`/steel/${name}`, { published });
    expect(pathsIn('Steel', [dated('old', '2019-03-01'), dated('new', '2024-03-01')])).toEqual([
      '/steel/old',
      '/steel/new',
    ]);
    expect(pathsIn('Blog', [article('odd', 'yesterday'), article('old', '2019-03-01')])).toEqual([
      '/blog/old',
      '/blog/odd',
    ]);
  });
});

describe('a section is called', () => {
  it.each<[string, string, Page[], Link[], object?]>([
    ['as the menu says', 'Services', folder('a'), [link('/a/1', 'Services'), link('/a/2', 'Services')]],
    [
      'as another menu says where the first says nothing',
      'Services',
      folder('a'),
      [link('/a/1', ' Menu ', ['', 'Services']), link('/a/2', '', ['Services'])],
    ],
    ['as its folder is', 'Guides', folder('guides'), []],
    ['as its folder is in a language', 'Guides', folder('en/guides'), []],
    ['as its folder is in a language and country', 'Guides', folder('pt-br/guides'), []],
    ['as its folder is, be it short', 'Kbs', folder('kbs/guides'), []],
    [
      'as the menu calls the page of the folder',
      'Ask us',
      [...folder('kb'), page('/kb/', { title: 'All that we know' })],
      [link('/kb/', '', [], 'Ask us')],
    ],
    [
      'as the page of the folder is, in up to three words',
      'What we know',
      [...folder('kb'), page('/kb.html', { title: 'What we know' })],
      [],
    ],
    [
      'as the folder is where its page needs more words',
      'Kb',
      [...folder('kb'), page('/kb/index.html', { title: 'All that we know' })],
      [],
    ],
    [
      'as the folder is where the menu is wordy',
      'Kb',
      [...folder('kb'), page('/kb/', { title: 'All that we know' })],
      [link('/kb/', '', [], 'x'.repeat(41))],
    ],
    [
      'as the menu says in as many letters as a name has',
      'x'.repeat(40),
      [...folder('kb'), page('/kb/')],
      [link('/kb/', '', [], 'x'.repeat(40))],
    ],
    [
      'as the folder is where the menu says nothing',
      'Kb',
      [...folder('kb'), page('/kb/', { title: 'More' })],
      [link('/kb/', '', [], 'More')],
    ],
    [
      'as an identifier is spelt',
      'mod_ftp',
      [page('/mod_ftp/1', { title: 'On mod_ftp' }), page('/mod_ftp/2')],
      [],
    ],
    ['in words where the identifier is no name', 'Mod ftp', folder('mod_ftp'), []],
    ['as a folder of the site’s own language is', 'Produkte', folder('shop'), [], { language: 'de' }],
    ['by its folder’s German name', 'Dokumentation', folder('docs'), [], { language: 'de' }],
    ['by its articles’ German name', 'Artikel', folder('posts'), [], { language: 'de' }],
    ['as its folder is where no word of ours fits', 'Amboss', folder('amboss'), [], { language: 'de' }],
    ['in English as its folder is', 'Posts', folder('posts'), []],
    [
      'by its breadcrumb',
      'Horns',
      folder('a', 2, { breadcrumb: ['Anvil House', 'Home', '', 'Horns', 'Round'] }),
      [],
    ],
    [
      'by its breadcrumb without ornaments at its start',
      'A – Z',
      folder('b', 2, { breadcrumb: ['» › A – Z', 'Round'] }),
      [],
    ],
    [
      'not by a page’s own name in its breadcrumb',
      'Steel',
      [page('/steel/1', { breadcrumb: ['Horns'] }), page('/steel/2', { breadcrumb: ['Tongs'] })],
      [],
    ],
    [
      'not by a breadcrumb that is one of its pages’ name in short',
      'Steel',
      [
        ...folder('steel', 3, { breadcrumb: ['Horns'] }),
        page('/steel/horns', { title: 'How to bend Horns' }),
      ],
      [],
    ],
    [
      'by a breadcrumb of one name that several pages have',
      'Horns',
      folder('steel', 3, { breadcrumb: ['Horns'] }),
      [],
    ],
    [
      'by what its pages are where the folder is a year',
      'Articles',
      [page('/2026/a', { kind: 'article' }), page('/2026/b', { kind: 'article' }), ...folder('steel', 3)],
      [],
    ],
    [
      'by its goods where the folder is a program’s',
      'Products',
      [...folder('p', 2, { kind: 'product' }), ...folder('steel')],
      [],
    ],
    [
      'by nothing where the menu groups by the name of the site',
      'Main pages',
      [page('/a'), page('/b'), page('/c')],
      [link('/a', 'Anvil House'), link('/b', 'Anvil House'), link('/c', 'Anvil House')],
    ],
    ['by what its pages are: documentation', 'Documentation', folder('content', 2, { kind: 'docs' }), []],
    ['by what its pages are: articles', 'Articles', folder('p', 2, { kind: 'article' }), []],
  ])('%s', (_, title, pages, menu, site) => {
    expect(
      titles(
        pages.map((one) => ({ language: '', ...one })),
        menu,
        site,
      ),
    ).toContain(title);
  });

  it.each([
    [
      'Artikel',
      ['posts', 'blogpost', 'blogposts', 'blog-post', 'blog-posts', 'article', 'articles', 'stories'],
    ],
    ['Produkte', ['product', 'products', 'shop', 'store', 'items', 'Shop']],
    ['Dokumentation', ['doc', 'docs', 'documentation', 'guide', 'guides', 'manual', 'help']],
    [null, ['postscript', 'compost', 'shopping', 'workshop', 'docstring', 'handdocs']],
  ])('%s for the English folder %s', (word, names) => {
    for (const name of names) {
      const [, title] = titles(folder(name, 2, { language: 'de' }), [], { language: 'de' });
      const own = name.charAt(0).toUpperCase() + name.slice(1);
      expect([name, title]).toEqual([name, word ?? own]);
    }
  });

  it('by the site’s own folders where it begins below the root of its host', () => {
    const below = groupPages(
      siteOf([
        page('/docs/index.html'),
        ...folder('docs/guides'),
        ...folder('docs/coal', 1),
        page('/docs/coal.htm', { title: 'All we know of coal' }),
        ...folder('stones'),
      ]),
    );
    expect(below.map(({ title }) => title)).toEqual(['Main pages', 'Guides', 'Coal', 'Stones']);
  });

  it.each<[string, string[], string[], string]>([
    ['most of them', ['1', '2', '3', '4', '5'], ['1', '2', '3'], 'Areas'],
    ['half of them', ['1', '2', '3', '4', '5', '6'], ['1', '2', '3'], 'Services'],
    ['all of them', ['1', '2', '3'], ['1', '2', '3'], 'Services'],
    ['two of three', ['1', '2', '3'], ['1', '2'], 'Services'],
  ])('by the closer of two menus, where it holds %s', (_, all, close, title) => {
    const menu = all.map((name) => link(`/a/${name}`, 'Services', close.includes(name) ? ['Areas'] : []));
    expect(titles(folder('a', all.length), menu)).toContain(title);
  });

  it('by the first of two menus, where the other holds further pages', () => {
    const menu = ['1', '2', '3', '4'].map((name) =>
      link(`/a/${name}`, 'Services', name === '4' ? [] : ['Areas']),
    );
    expect(titles([...folder('a', 4), page('/b')], [...menu, link('/b', 'Areas')])).toContain('Services');
  });
});

describe('a folder is called as the site calls its pages', () => {
  const titled = (name: string, ...all: string[]) =>
    all.map((title, index) =>
      page(`/${name}/${index + 1}`, {
        title,
        resume: {
          asked: '',
          found: [],
          titles: { document: title, social: '', heading: '', headline: '' },
          scope: '/',
          textHash: title,
          standsFor: null,
        },
      }),
    );

  it('in the menu, where it groups some of them', () => {
    const menu = [link('/cmds/1', 'Commands'), link('/cmds/2', 'Commands')];
    expect(titles(folder('cmds', 5), menu)).toContain('Commands');
    expect(titles(folder('cmds', 5), menu)).not.toContain('Cmds');
    // A group that holds pages of other folders as well is not the name of this one.
    const wide = [link('/cmds/1', 'Service'), link('/org/1', 'Service')];
    expect(titles([...folder('cmds', 5), ...folder('org', 5)], wide)).toEqual(
      expect.arrayContaining(['Cmds', 'Org']),
    );
  });

  it('in the breadcrumbs of some of them', () => {
    const crumbs = folder('permanences', 2, { breadcrumb: ['Nos permanences', 'Ici'] });
    const others = [page('/permanences/a'), page('/permanences/b')];
    expect(titles([...crumbs, ...others])).toContain('Nos permanences');
    expect(titles([...crumbs, ...others])).not.toContain('Permanences');
  });

  it('in the titles of all of them, if no others have it', () => {
    const org = titled(
      'org',
      'Board – Our society – Anvils',
      'Staff – Our society – Anvils',
      'Rules – Our society – Anvils',
    );
    const news = titled('cmds', 'One – Anvils', 'Two – Anvils', 'Three – Anvils');
    expect(titles([...org, ...news])).toEqual(expect.arrayContaining(['Our society', 'Cmds']));
  });

  it('by their package, where folders are the domain of a program’s maker', () => {
    const classes = [page('/com/acme/tools/Anvil'), page('/com/acme/tools/Horn'), page('/com/acme/io/Fire')];
    expect(titles(classes)).toContain('com.acme');
    expect(titles(folder('org', 3))).toContain('Org');
  });
});

describe('pages too few for a section', () => {
  it('stand among the main ones, a folder of one like the page alone', () => {
    expect(sections([...folder('alloys', 1), page('/coal')])).toHaveLength(1);
  });

  it('stand there where two are left, although the menu has neither', () => {
    const menu = [link('/steel/1'), link('/steel/2'), link('/steel/3')];
    expect(titles([...folder('steel', 3), page('/left')], menu)).toEqual(['Main pages', 'Steel']);
  });

  it('are those of the smallest folders where there are more than fourteen', () => {
    const names = 'abcdefghijklmno'.split('');
    const pages = names.flatMap((name) => folder(`x${name}`, name === 'c' ? 2 : 3));
    const made = titles(pages);
    expect(made).toHaveLength(15);
    expect(made).not.toContain('Xc');
    expect(pathsIn('Main pages', pages)).toEqual(['/', '/xc/1', '/xc/2']);
  });

  it('stand beside the page of their folder, never beside the home page', () => {
    const menu = [link('/blog', 'Resources'), link('/docs', 'Resources'), link('/about')];
    const pages = [page('/blog'), page('/docs'), page('/about'), page('/blog/one'), page('/x/y'), page('/z')];
    expect(pathsIn('Resources', pages, menu)).toEqual(['/blog', '/docs', '/blog/one']);
    expect(pathsIn('Further pages', pages, menu)).toEqual(['/x/y', '/z']);
  });
});

describe('two names of one folder', () => {
  const named = (name: string, count: number, from = 1, path = 'blog') =>
    Array.from({ length: count }, (_, index) =>
      page(`/${path}/${from + index}`, name === '' ? {} : { breadcrumb: [name, 'A page'] }),
    );

  it.each<[string, Page[], string[]]>([
    [
      'the shorter is in the longer',
      [...named('Blog', 2), ...named('Anvil House Blog', 3, 3)],
      ['Anvil House Blog'],
    ],
    ['the larger has the shorter', [...named('Blog', 3), ...named('Anvil House Blog', 2, 4)], ['Blog']],
    ['one is the plural', [...named('Post', 2), ...named('Posts', 3, 3)], ['Posts']],
    [
      'most pages of one stand in the folder',
      [...named('Blog', 5), ...named('My Blog', 4, 6), ...named('My Blog', 1, 1, 'a')],
      ['Blog'],
    ],
  ])('become one section where %s', (_, pages, made) => {
    expect(titles(pages).slice(1)).toEqual(made);
    expect(sections(pages)[1]?.pages).toHaveLength(pages.length);
  });

  it.each<[string, Page[], string[]]>([
    ['they differ', [...named('Blog', 2), ...named('Notes', 3, 3)], ['Notes', 'Blog']],
    ['one is part of another word', [...named('Log', 2), ...named('Blog', 3, 3)], ['Log', 'Blog']],
    [
      'they stand in two folders',
      [...named('Diary', 2), ...named('My Diary', 3, 1, 'other')],
      ['Diary', 'My Diary'],
    ],
    [
      'the pages of one stand here and there',
      [...named('Diary', 5), ...named('My Diary', 3, 6), ...named('My Diary', 2, 1, 'a')],
      ['Diary', 'My Diary'],
    ],
    [
      'neither stands in a folder',
      [
        page('/1', { breadcrumb: ['Diary', 'x'] }),
        page('/2', { breadcrumb: ['Diary', 'x'] }),
        page('/3', { breadcrumb: ['My Diary', 'x'] }),
        page('/4', { breadcrumb: ['My Diary', 'x'] }),
      ],
      ['Diary', 'My Diary'],
    ],
  ])('stay two where %s', (_, pages, made) => {
    expect(new Set(titles(pages).slice(1))).toEqual(new Set(made));
  });
});

describe('the pages of a further language', () => {
  const french = (count: number, path = 'fr', language = 'fr') => folder(path, count, { language });

  it.each<[string, Page[], string[]]>([
    [
      'two pages',
      [page('/a', { language: 'fr' }), page('/b', { language: 'fr-CA' })],
      ['Main pages', 'Français'],
    ],
    ['one page that may be a mistake', [page('/a', { language: 'fr' })], ['Main pages']],
    [
      'one page in the folder of its language',
      [page('/FR/a', { language: 'fr' })],
      ['Main pages', 'Français'],
    ],
    ['pages of another script', folder('a', 2, { language: 'zh-TW' }), ['Main pages', '中文']],
    [
      'pages that say nothing of their language',
      folder('anvil', 2, { language: '' }),
      ['Main pages', 'Anvil'],
    ],
    ['a language without a name', folder('a', 2, { language: 'zz' }), ['Main pages', 'zz']],
    ['twenty pages', [...french(10, 'fr/acier'), ...french(10, 'fr/cuivre')], ['Main pages', 'Français']],
    [
      'more than twenty pages, with a section for each large folder',
      [...french(16, 'fr/acier'), ...french(3, 'fr/cuivre'), ...french(2, 'fr/bois')],
      ['Main pages', 'Français', 'Français: Acier', 'Français: Cuivre'],
    ],
    ['more than twenty pages of one folder', french(21, 'fr/acier'), ['Main pages', 'Français: Acier']],
  ])('stand apart: %s', (_, pages, made) => {
    expect(titles(pages)).toEqual(made);
  });
});

describe('what few come for', () => {
  it.each<[string, Partial<Page>, boolean]>([
    ['the imprint', { kind: 'legal' }, true],
    ['the archive', { kind: 'archive' }, true],
    ['terms by their name', { title: ' Terms of use ' }, true],
    ['a form for remarks', { kind: 'contact' }, true],
    ['a form by its name', { title: ' Contact us! ' }, true],
    ['a page about contacts', { title: 'Contact lenses' }, false],
    ['a product', { kind: 'product' }, false],
  ])('is last: %s', (_, change, is) => {
    expect(titles([page('/x', change)]).includes('Optional')).toBe(is);
  });

  it('is no business’s way to be reached, and no home page', () => {
    const pages = [page('/x', { kind: 'contact' }), page('/prices', { kind: 'pricing' })];
    expect(titles(pages)).toEqual(['Main pages']);
    expect(groupPages(siteOf([{ url: '/', title: 'Changelog' }])).map(({ title }) => title)).toEqual([
      'Main pages',
    ]);
  });
});

it('gives the folder in which a further language begins no section of its own', () => {
  const french = [...folder('fr', 12, { language: 'fr' }), ...folder('fr/outils', 10, { language: 'fr' })];
  const english = folder('tools', 30, { language: 'en' });
  expect(titles([...english, ...french], [link('/fr/', '', [], 'Français')])).toEqual([
    'Main pages',
    'Tools',
    'Français',
    'Français: Outils',
  ]);
});

it.each([
  'Toggle navigation bar',
  'Top level navigation menu',
  'Main menu',
  'القائمة الرئيسية',
  'Hauptnavigation',
  'Navegação do site',
])('a section is not called after the button or the name of a menu: %s', (group) => {
  const pages = ['/a', '/b', '/c'].map((url) => page(url));
  const menu = pages.map(({ url }) => link(url, group));
  expect(titles(pages, menu)).toEqual(['Main pages']);
});

describe('a manual', () => {
  const docs = (url: string, change: Partial<Page> = {}) => page(url, { kind: 'docs', ...change });
  const lead = (from: string, to: string, change: Partial<Page> = {}) =>
    docs(from, { ...change, next: at + to });

  it('is listed in the order in which it leads from page to page, not in that of its addresses', () => {
    const pages = [
      lead('/docs/api', '/docs/faq'),
      docs('/docs/faq', { kind: 'faq' }),
      lead('/docs/config', '/docs/api'),
      lead('/docs/start', '/docs/config'),
    ];
    expect(pathsIn('Docs', pages)).toEqual(['/docs/start', '/docs/config', '/docs/api', '/docs/faq']);
  });

  it('is listed as it was read where its pages lead in a circle, or hardly on', () => {
    const [one, two, three] = ['/docs/a', '/docs/b', '/docs/c'] as const;
    const read = [one, two, three];
    expect(pathsIn('Docs', [lead(one, three), lead(two, one), lead(three, two)])).toEqual(read);
    expect(pathsIn('Docs', [docs(one), lead(two, one), docs(three)])).toEqual(read);
  });

  const contents = [
    link('/a/install', 'First steps'),
    link('/b/run', 'First steps'),
    link('/b/options', 'In depth'),
    link('/a/internals', 'In depth'),
  ];
  const pages = ['/a/install', '/a/internals', '/b/options', '/b/run'].map((url) => docs(url));

  it('has the sections that the contents on its first page have', () => {
    const groups = groupPages(siteOf([{ ...home, contents }, ...pages]));
    expect(
      groups.map(({ title, pages: own }) => [title, own.map(({ url }) => url.slice(at.length))]),
    ).toEqual([
      ['Main pages', ['/']],
      ['First steps', ['/a/install', '/b/run']],
      ['In depth', ['/a/internals', '/b/options']],
    ]);
  });

  it('has them by folders where its first page shows each page in a card with a heading', () => {
    const cards = pages.map(({ url }) => link(url, `Read ${url}`));
    const groups = groupPages(siteOf([{ ...home, contents: cards }, ...pages]));
    expect(groups.map(({ title }) => title)).toEqual(['Main pages', 'Documentation']);
  });

  it('has them by folders where its first page lists only some of its pages', () => {
    const some = groupPages(siteOf([{ ...home, contents }, ...pages, ...folder('news', 9)]));
    expect(some.map(({ title }) => title)).not.toContain('First steps');
  });
});

it.each(['View on single page', 'Single page', 'Printable version'])(
  'a copy of all pages is optional: %s',
  (title) => {
    expect(pathsIn('Optional', [page('/all', { title }), page('/one')])).toEqual(['/all']);
  },
);

it('a large table of contents names the sections of a manual, though it leaves out the reference', () => {
  const parts = ['Set-up', 'Trouble', 'Content'];
  const chapters = Array.from({ length: 24 }, (_, index) => page(`/chapter-${index}`));
  const contents = chapters.map((_, index) => link(`/chapter-${index}`, parts[index % 3]));
  const reference = Array.from({ length: 40 }, (_, index) => page(`/command-${index}.8`));
  const groups = groupPages(siteOf([{ ...home, contents }, ...chapters, ...reference]));
  expect(groups.map(({ title }) => title)).toEqual(expect.arrayContaining(parts));
});

describe('the posts of a blog', () => {
  const post = (url: string, title: string) => page(url, { title, kind: 'article', published: '2026-03-14' });
  const posts = [
    post('/first-inspection/', 'The first inspection of the year'),
    post('/door/', 'Selling honey at the door'),
  ];

  it('are articles, though the menu has a list of the latest ones beside it', () => {
    const latest = posts.map(({ url, title = '' }) => link(url, '', [], title));
    expect(pathsIn('Articles', posts, [link('/about/'), ...latest])).toEqual([
      '/first-inspection/',
      '/door/',
    ]);
  });

  it('are no sections of the links in their cards', () => {
    const [first, second] = posts.map(({ title = '' }) => title);
    const cards = [
      link('/first-inspection/', first, [], first),
      link('/author/jane/', first, [], 'Jane Doe'),
      link('/door/', second, [], second),
      link('/author/tom/', second, [], 'Tom Okafor'),
    ];
    const authors = [page('/author/jane/'), page('/author/tom/')];
    expect(titles([...posts, ...authors], cards)).not.toContain(first);
    expect(pathsIn('Articles', [...posts, ...authors], cards)).toEqual(['/first-inspection/', '/door/']);
  });

  it('stay main pages where the menu names them in short', () => {
    expect(
      pathsIn(
        'Main pages',
        posts,
        posts.map(({ url }) => link(url, '', [], 'Honey')),
      ),
    ).toContain('/door/');
  });
});

describe('a manual', () => {
  const chapter = (at: number, change: Partial<Page> = {}) =>
    page(`/ch${at}.html`, {
      title: `Chapter ${at}`,
      next: `https://anvils.example/ch${at + 1}.html`,
      ...change,
    });

  it('that is not wholly translated is one: its chapters in the other language stand among the others', () => {
    const chapters = [
      chapter(1),
      chapter(2, { language: 'fr' }),
      chapter(3, { language: 'fr' }),
      page('/ch4.html', { title: 'Chapter 4' }),
    ];
    const start = { ...home, next: `${at}/ch1.html` };
    expect(groupPages(siteOf([start, ...chapters])).map(({ title }) => title)).toEqual(['Main pages']);
    // Pages that the manual does not lead to are parted by their language.
    expect(titles([...folder('fr', 3, { language: 'fr' })])).toContain('Français');
  });

  it('has the pages of a folder that is named in short under the title of the page before them', () => {
    const pages = [
      page('/commands.html', { title: 'Commands', next: `${at}/cmds/a.html` }),
      page('/cmds/a.html', { title: 'abbr' }),
      page('/cmds/b.html', { title: 'alias' }),
    ];
    expect(titles(pages)).toContain('Commands');
    expect(titles([page('/commands.html', { title: 'Commands' }), ...pages.slice(1)])).toContain('Cmds');
  });
});

describe('the pages of releases', () => {
  const release = (version: string, title = `Anvil Release ${version} On 2026-05-04`) =>
    page(`/releaselog/${version.replaceAll('.', '_')}.html`, { title });
  const paths = (versions: readonly string[]) =>
    versions.map((version) => `/releaselog/${version.replaceAll('.', '_')}.html`);
  const versions = ['1.9', '1.10', '1.10.1', '2.0'];

  it('are optional, newest first', () => {
    const pages = versions.map((version) => release(version));
    expect(pathsIn('Optional', pages)).toEqual(paths(['2.0', '1.10.1', '1.10', '1.9']));
    expect(titles(pages)).toEqual(['Main pages', 'Optional']);
  });

  it('are left out where there are many newer ones', () => {
    const many = Array.from({ length: 14 }, (_, minor) => `3.${minor}`);
    const listed = sections(many.map((version) => release(version))).flatMap(({ pages }) => pages);
    expect(listed).toHaveLength(1 + 10);
    expect(listed.some(({ title }) => title.includes('3.3 '))).toBe(false);
  });

  it('are none if each has a subject of its own, or there are few', () => {
    const chapters = versions.map((version, at) =>
      release(version, `Chapter ${version}: ${'abcd'[at]} iron`),
    );
    expect(titles(chapters)).not.toContain('Optional');
    expect(titles(versions.slice(1).map((version) => release(version)))).not.toContain('Optional');
  });
});

it('a folder is called what the title of its own page says with its word, or the contents of the manual', () => {
  const contents = [{ text: 'Setup and Usage', url: `${at}/using/index.html`, group: '' }];
  const named = (path: string, title: string) =>
    groupPages(
      siteOf([{ ...home, contents }, page(path, { title }), ...folder(path.split('/')[1] ?? '')]),
    ).map((group) => group.title);
  expect(named('/library/index.html', 'The Anvil Standard Library')).toContain('The Anvil Standard Library');
  expect(named('/library/index.html', 'Why every library needs an anvil')).toContain('Library');
  expect(named('/using/index.html', 'How anvils are used in the forge')).toContain('Setup and Usage');
});
