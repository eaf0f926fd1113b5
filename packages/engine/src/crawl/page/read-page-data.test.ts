import { describe, expect, it } from 'vitest';
import { readContentPage } from './read-content-page.ts';

const read = (body: string, head = '') =>
  readContentPage({
    bytes: new TextEncoder().encode(
      `<!doctype html><html lang="en"><head><title>T</title>${head}<body>${body}`,
    ),
    contentType: 'text/html; charset=utf-8',
    url: 'https://anvils.example/a',
  }).data;
const script = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;

describe('who wrote a page', () => {
  it('is not who has the site, whose name in its banner a theme marks as author, nor a reader', () => {
    const text = `<main><article><h1>On anvils</h1><p>${'Iron is hot. '.repeat(30)}</p></article></main>`;
    const banner = '<header><a rel="author" href="/">Anvil House</a></header>';
    const comment =
      '<div id="comments"><div class="author vcard"><cite class="fn">Bob Jones</cite></div></div>';
    expect(read(banner + text + comment).author).toBe('');
  });

  const authorIn = (body: string) =>
    read(`<main><h1>On anvils</h1>${body}<p>${'Iron is hot. '.repeat(30)}</p></main>`).author;

  it.each([
    ['a link marked so', '<p>By <a rel="author" href="/ann">Ann Smith</a></p>', 'Ann Smith'],
    ['a line of its own', '<p>By Ann Smith</p>', 'Ann Smith'],
    [
      'a link behind the word',
      '<div><span>Written by </span><a href="/ann">Ann Mary Smith</a></div>',
      'Ann Mary Smith',
    ],
    ['a line with the date', '<p>By Ann Smith | 3 March 2026</p>', 'Ann Smith'],
    ['a date that follows', '<p>By Ann Smith <time>March 3, 2026</time></p>', 'Ann Smith'],
    [
      'a word after the date',
      '<p>Publicado em <time datetime="2012-02-05">5 de fevereiro de 2012</time> por <a href="/ana">Ana Lima</a></p>',
      'Ana Lima',
    ],
    ['German', '<p>Von Änne von der Heide, 3. März 2026</p>', 'Änne von der Heide'],
    ['Spanish', '<p>Por Ana Ruiz</p>', 'Ana Ruiz'],
    [
      'the block of WordPress behind a word in a paragraph of its own',
      '<div><p>by</p><div class="wp-block-post-author-name"><a href="/author/ann/">Ann Smith</a></div></div>',
      'Ann Smith',
    ],
    [
      'the card of a theme below the text',
      '<p><span class="author vcard"><span>Author </span><a class="url fn n" href="/author/ann/">Ann Smith</a></span></p>',
      'Ann Smith',
    ],
    [
      'the block of WordPress with its picture',
      '<div class="wp-block-post-author"><p class="wp-block-post-author__name">Ann Smith</p></div>',
      'Ann Smith',
    ],
    [
      'the title of the box below a post, not from its link to all posts',
      '<div class="author-bio"><h2 class="author-title">By Ann Smith</h2><a class="author-link" href="/author/ann/" rel="author">View all of Ann Smith’s posts.</a></div>',
      'Ann Smith',
    ],
  ])('is read from %s', (_, body, wanted) => {
    expect(authorIn(body)).toBe(wanted);
  });

  it.each([
    ['one word', '<p>By Anvil</p>'],
    ['a newspaper', '<p>Par Le Monde</p>'],
    ['a team', '<p>By Anvil House Team</p>'],
    ['two people', '<p>By Ann Smith and Bob Jones</p>'],
    [
      'the author of a book that the text is about',
      '<p><em>Tiempo de arena</em> por <a href="/ana">Ana Ruiz</a></p>',
    ],
    [
      'a link to all posts',
      '<p><a rel="author" href="/a">View all posts by Ann Smith <span>→</span></a></p>',
    ],
    ['a German link to all posts', '<p><a rel="author" href="/a">Alle Beiträge von Ann Smith</a></p>'],
    ['what somebody is who speaks', '<blockquote><p class="author-title">Head of forging</p></blockquote>'],
    ['a sentence', '<p>By Grand Design we forge what others cast, and it lasts.</p>'],
    [
      'a comment below the text',
      `<p>${'Iron is hot. '.repeat(30)}</p><div class="comments"><p>By Bob Jones</p></div>`,
    ],
  ])('is not taken from %s', (_, body) => {
    expect(authorIn(body)).toBe('');
  });
});

it('the author is read from the footer of a section above its text, as Pelican writes it, not from that of the page', () => {
  const text = `<div><p>${'Iron is hot, and the anvil is cold. '.repeat(10)}</p></div>`;
  const author = '<address class="vcard author">By <a class="url fn" href="/ann">Ann Smith</a></address>';
  const post = `<section><header><h2>On anvils</h2></header><footer class="post-info">${author}</footer>${text}</section>`;
  expect(read(`<body>${post}</body>`).author).toBe('Ann Smith');
  expect(
    read(`<body><section><h2>On anvils</h2>${text}</section><footer>${author}</footer></body>`).author,
  ).toBe('');
});

describe('the JSON-LD of a page', () => {
  it('is kept as it stands: of graphs, lists and pages what they are about, each with its id as an address', () => {
    const { own } = read(
      script({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': ['Organization', 'schema:LocalBusiness'],
            '@id': '#us',
            name: 'Anvils',
            geo: { '@type': 'https://schema.org/GeoCoordinates', latitude: 1.5 },
          },
          { '@type': 'HowTo', name: 'Forge' },
        ],
      }) +
        script([
          {
            '@context': 'http://schema.org',
            '@type': 'ItemPage',
            mainEntity: { '@type': 'Product', name: 'Small' },
          },
        ]),
    );
    expect(own).toEqual([
      {
        types: ['Organization', 'LocalBusiness'],
        id: 'https://anvils.example/a#us',
        properties: { name: 'Anvils', geo: { '@type': 'GeoCoordinates', latitude: 1.5 } },
      },
      { types: ['Product'], id: '', properties: { name: 'Small' } },
    ]);
  });

  it('knows a business of a type that no list has by how it is met, and takes nobody else for one', () => {
    const { own } = read(
      script({ '@type': 'CarWash', name: 'Wash', telephone: '1' }) + script({ '@type': 'Thing', name: 'X' }),
    );
    expect(own.map(({ types }) => types)).toEqual([['CarWash']]);
  });

  it.each([
    ['does not parse', '{"@type": "Organization",'],
    [
      'is of another vocabulary',
      { '@context': 'https://other.example/words', '@type': 'Organization', name: 'A' },
    ],
    ['is no thing', '"Organization"'],
  ])('is passed over where it %s', (_what, json) => {
    expect(read(script(json)).own).toEqual([]);
  });

  it('has a few people, and everything else however many these are', () => {
    const team = Array.from({ length: 40 }, (_, at) => ({ '@type': 'Person', name: `Smith ${at}` }));
    const types = read(script(team) + script({ '@type': 'WebSite', name: 'B' })).own.flatMap(
      (thing) => thing.types,
    );
    expect(types).toEqual([...Array.from({ length: 5 }, () => 'Person'), 'WebSite']);
  });

  it.each([
    ['a text', { description: 'x'.repeat(5001) }],
    ['a list', { sameAs: Array.from({ length: 101 }, (_, at) => `https://a.example/${at}`) }],
    ['what is within', { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } }],
    ['all of it', { keywords: Array.from({ length: 99 }, () => 'word '.repeat(100)) }],
  ])('is known and not kept where %s is too much: a part is not the whole', (_what, more) => {
    const { own } = read(
      script({ '@type': 'Organization', name: 'A', ...more }) + script({ '@type': 'WebSite', name: 'B' }),
    );
    expect(own).toEqual([
      { types: ['Organization'], id: '', properties: null },
      { types: ['WebSite'], id: '', properties: { name: 'B' } },
    ]);
  });

  it('is read however deep its lists are', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(read(script(deep) + script({ '@type': 'WebSite', name: 'B' })).own).toHaveLength(1);
  });

  it('has no names that would do harm, and no more things than a page has', () => {
    const { own } = read(
      script('{"@type":"Organization","__proto__":{"polluted":true},"constructor":"x","name":"A"}') +
        script(Array.from({ length: 500 }, (_, at) => ({ '@type': 'Product', name: `P${at}` }))),
    );
    expect(own[0]?.properties).toEqual({ name: 'A' });
    expect(Object.getPrototypeOf(own[0]?.properties)).toBe(Object.prototype);
    expect(own).toHaveLength(30);
  });
});

describe('what a page says beside its text', () => {
  it('is the trail that it shows, with where its steps lead', () => {
    const trail =
      '<nav class="breadcrumbs"><ol><li><a href="/">Home</a> ›</li><li><a href="/g">Guides</a></li><li>Care</li></ol></nav>';
    expect(read(trail).trail).toEqual([
      { name: 'Home', url: 'https://anvils.example/' },
      { name: 'Guides', url: 'https://anvils.example/g' },
      { name: 'Care', url: null },
    ]);
  });

  it('is a trail of links that ends with the page in plain words', () => {
    const trail = (end: string) =>
      read(
        `<div class="breadcrumb"><a href="/"><span>Home &gt;</span></a> <a href="/g">Guides</a> ${end}</div>`,
      ).trail;
    const links = [
      { name: 'Home', url: 'https://anvils.example/' },
      { name: 'Guides', url: 'https://anvils.example/g' },
    ];
    expect(trail('<span>Care</span>')).toEqual([...links, { name: 'Care', url: null }]);
    expect(trail('&gt; Care')).toEqual([...links, { name: 'Care', url: null }]);
    expect(trail('<span>&gt;</span>')).toEqual(links);
  });

  it('is who wrote it, where that is marked', () => {
    expect(read('<p>By <a rel="author" href="/ann">Ann Smith</a></p>').author).toBe('Ann Smith');
    expect(read('<span itemprop="author">ann@a.example</span>').author).toBe('');
  });

  it('is its picture, its price and the types of its microdata', () => {
    const head =
      '<meta property="og:image" content="/p.png"><meta property="product:price:amount" content="12.50"><meta property="product:price:currency" content="eur">';
    const data = read(
      '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">A</b></div>',
      head,
    );
    expect(data).toMatchObject({
      image: 'https://anvils.example/p.png',
      price: { amount: '12.50', currency: 'EUR', availability: '' },
      marked: ['Product'],
    });
    expect(read('', '<meta property="product:price:amount" content="from 12">').price).toBeNull();
  });

  it('is not a business as microdata of which only its logo is told', () => {
    const firm = (inside: string) =>
      read(
        `<div itemscope itemtype="http://schema.org/Organization"><a itemprop="url" href="/"><img itemprop="logo" src="/l.png"></a>${inside}</div><p>x</p>`,
      )?.marked ?? [];
    expect(firm('')).toEqual([]);
    expect(firm('<b itemprop="name">Anvil House</b>')).toEqual(['Organization']);
    expect(firm('<b itemprop="telephone">030 123456</b>')).toEqual(['Organization']);
  });

  it('is where they have pages elsewhere, not where others share theirs', () => {
    const links =
      '<main><p><a href="https://github.com/other">x</a></p></main><footer><a href="https://github.com/anvils">Code</a><a href="https://x.com/share?u=1">Share</a></footer>';
    expect(read(links).profiles).toEqual(['https://github.com/anvils']);
  });

  it.each([
    'Desenvolvido por: <a href="https://github.com/maker"><u>Ann Lee</u></a>',
    'Designed &amp; built by <a href="https://github.com/maker">Ann Lee</a>',
    'Website: <a href="https://github.com/maker">Ann Lee</a>',
    '<a href="https://github.com/maker">Made with love by Ann Lee</a>',
    'Site réalisé par <a href="https://github.com/maker">Ann Lee</a>',
  ])('is not where those have pages who made the site: %s', (credit) => {
    const footer = `<footer><p><a href="https://github.com/anvils">Code</a></p><p>${credit}</p></footer>`;
    expect(read(footer).profiles).toEqual(['https://github.com/anvils']);
  });
});
