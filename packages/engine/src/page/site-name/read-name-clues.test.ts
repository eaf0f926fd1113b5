import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const logosOf = (html: string) =>
  factsOf(`<header>${html}</header><main><h1>Start</h1></main>`)
    .nameClues.filter(({ from }) => from === 'logo')
    .map(({ text }) => text);

it('a tagline beside the link home is no part of the name', () => {
  expect(
    logosOf(
      '<div class="navbar-brand"><a class="brand-logo" href="/">Brandt &amp; Özdemir</a><div class="site-description">Rechtsanwälte in Kassel</div></div>',
    ),
  ).toEqual(['Brandt & Özdemir']);
});

it.each([
  ['CatholicChurch', true],
  ['Museum', true],
  ['TouristAttraction', false],
])('a %s that is described with its telephone names who is behind the site: %s', (type, isName) => {
  const thing = {
    '@context': 'https://schema.org',
    '@type': type,
    name: 'St Mary',
    telephone: '+44 20 7946 0000',
  };
  const { nameClues } = factsOf(
    `<script type="application/ld+json">${JSON.stringify(thing)}</script><h1>Hi</h1>`,
  );
  expect(nameClues.some(({ from }) => from === 'organization-data')).toBe(isName);
});

it('a line whose class says that it stands below the name is no part of it', () => {
  const logo =
    '<a class="footer__brand" href="/"><i aria-hidden="true">AW</i><div class="footer__brand-text">Anvil Works AS</div><div class="footer__brand-sub">The only importer of anvils in Norway</div></a>';
  expect([...new Set(logosOf(logo))]).toEqual(['Anvil Works AS']);
});

it('a link to call beside the logo is none', () => {
  const call = '<a class="logo-area-call" href="tel:01132770634">Dog &amp; Bone: 0113 277 0634</a>';
  expect(logosOf(`<header><a href="/"><img src="/logo.svg"></a>${call}</header>`)).toEqual([]);
});

it('a sentence within the logo is no part of the name', () => {
  expect(logosOf('<h1><a href="/">Alexis’ log <strong>A personal blog.</strong></a></h1>')).toEqual([
    'Alexis’ log',
  ]);
  expect(logosOf('<a class="logo" href="/">Fern <b>&amp; Kettle Ltd.</b></a>')).toEqual([
    'Fern & Kettle Ltd.',
  ]);
});

it.each([
  [
    '<article><address class="vcard author">By <a class="url fn" href="/ann">Ann Lee</a> <span>Writer</span></address></article>',
    [],
  ],
  [
    '<footer><address id="about">Proudly powered by <a href="https://getpelican.com/">Pelican</a>.</address></footer>',
    [],
  ],
  ['<article><address>Ann Lee<br>Writer</address></article>', []],
  [
    '<footer><address>Rye Mill<br>1 Mill Lane<br><a href="mailto:a@rye.example">Mail</a></address></footer>',
    ['Rye Mill'],
  ],
])('the address %s gives the name %j', (html, names) => {
  const { nameClues } = factsOf(`<main><h1>Start</h1>${html}</main>`);
  expect(nameClues.filter(({ from }) => from === 'address').map(({ text }) => text)).toEqual(names);
});

it('a sign that is hidden from assistive technology is no part of the name', () => {
  expect(
    logosOf('<a class="brand" href="/"><span aria-hidden="true">A</span><span>Anvil House</span></a>'),
  ).toEqual(['Anvil House']);
});

it.each([
  ['© 2026 Dr. Lena Hofer', 'Dr. Lena Hofer'],
  ['© 2026 Prof. Dr. med. J. Weber. Alle Rechte vorbehalten.', 'Prof. Dr. med. J. Weber'],
  ['© 2026 Rye & Sons. Made in Leeds.', 'Rye & Sons'],
  ['©2022 Hotel Yunque/todos los derechos reservados.', 'Hotel Yunque'],
  ['Rye Mill LLC © 2013-&nbsp;2020 | <a href="/privacy">Privacy Policy</a>', 'Rye Mill LLC'],
  ['© 2021 Rye Spoon LLC + Design by Ann Lee', 'Rye Spoon LLC'],
  ['© 2026 · Acme Style Software', 'Acme Style Software'],
])('the holder of “%s” is %s', (line, name) => {
  const { nameClues } = factsOf(`<main><h1>Start</h1></main><footer><p>${line}</p></footer>`);
  expect(nameClues).toContainEqual({ from: 'copyright', text: name });
});

it.each([
  'Powered by phpBB® Forum Software © phpBB Limited',
  '© phpBB Limited',
  'SMF 2.1.4 © 2023, Simple Machines',
  'Erstellt mit Contao © 2026 Contao Association',
  'Theme: Prosilver © Jan Roth',
  'Copyright © 2021 · <a href="https://t.example">Tasteful theme</a> by <a href="https://r.example">Restored 9</a>',
  'Copyright © 2020 · Foodie Pro Theme by Ann Lee · Built on the Origin Framework · Powered by WordPress',
])('“%s” names the maker of a program, not the holder of the site', (line) => {
  const { nameClues } = factsOf(`<main><h1>Start</h1></main><footer><p>${line}</p></footer>`);
  expect(nameClues.filter(({ from }) => from === 'copyright')).toEqual([]);
});

it.each([
  ['Compare the (c)ommit and the (w)ork tree', []],
  ['(C) Rye Mill', ['Rye Mill']],
  ['StÃ©phane Moulin keeps a port', []],
  ['©Rye Mill', ['Rye Mill']],
  ['© 2022 The Courier Maintainers<br>Revision 4.96 - 24 Jul 2022', ['Courier']],
  ['© 2016 - Rye Mill<br>Site hosted and designed by <a href="https://b.example">Bolt</a>', ['Rye Mill']],
  ['© 2016<br>Rye Mill', ['Rye Mill']],
  ['(c) 2011-2016 Ann Lee (c) 2011 Tin Mill Inc', []],
  ['© 2026 Rye Mill · Photos © 2025 Ann Lee', ['Rye Mill']],
])('the copyright line “%s” names whoever alone is behind the site', (line, holders) => {
  const { nameClues } = factsOf(`<title>T</title><body><footer><p>${line}</p></footer>`);
  expect(nameClues.flatMap(({ from, text }) => (from === 'copyright' ? [text] : []))).toEqual(holders);
});

it('who wrote a source, or the book that is on the page, is not behind the site', () => {
  const holders = (body: string) =>
    factsOf(`<title>T</title><body><main>${body}</main>`).nameClues.filter(
      ({ from }) => from === 'copyright',
    );
  const text = '<p>A chapter.</p><p>Another one.</p><p>And a last one.</p>';
  expect(holders(`${text}<pre><span>-- Copyright: (c) 2011 Ann Lee</span></pre>`)).toEqual([]);
  expect(holders(`<p>Copyright © 2011 Ann Lee</p>${text}`)).toEqual([]);
  const row = '<tr><th>Copyright</th><td>(c) 2011 Ann Lee</td></tr>';
  expect(holders(`<table>${row}<tr><th>Stability</th><td>stable</td></tr></table>`)).toEqual([]);
  expect(holders(`${text}<p>Copyright © 2011 Ann Lee</p>`)).toHaveLength(1);
});

it('a sentence about copyright names no holder; one that gives a name or a year does', () => {
  const holders = (line: string) =>
    factsOf(`<main><h1>Start</h1><ul><li>${line}</li></ul></main>`).nameClues.flatMap(({ from, text }) =>
      from === 'copyright' ? [text] : [],
    );
  expect(holders('Because of copyright questions (you do not want people to copy it)')).toEqual([]);
  expect(holders('Who holds the copyright of pictures')).toEqual([]);
  expect(holders('See the Copyright file in the distribution for the wording')).toEqual([]);
  expect(holders('All texts copyright Rye Mill')).toEqual(['Rye Mill']);
  expect(holders('All texts copyright rye mill 2026')).toEqual(['rye mill']);
});

it.each([['Chatter when parting off - Lathe Talk'], ['Lathe Talk - Board index']])(
  'the heading above every page of “%s” is the name that its title has',
  (title) => {
    const { nameClues } = factsOf(
      `<title>${title}</title><header><a href="/" title="Board index"></a><h1>Lathe Talk</h1></header><main><h2>Machines</h2><p>All about them.</p></main>`,
    );
    expect(nameClues).toContainEqual({ from: 'logo', text: 'Lathe Talk' });
  },
);

it('a heading of the page in its header is no name', () => {
  const { nameClues } = factsOf(
    '<title>Chatter – Lathe Talk</title><header><h1>Chatter</h1></header><main><p>All about it.</p></main>',
  );
  expect(nameClues).not.toContainEqual({ from: 'logo', text: 'Chatter' });
});

it('the link to the top of a site of one page is its name', () => {
  expect(logosOf('<a href="#top">Dr. Lena Hofer</a><nav><a href="#team">Team</a></nav>')).toEqual([
    'Dr. Lena Hofer',
  ]);
});

it('a logo without a link home is the name as it stands', () => {
  expect(logosOf('<div class="site-title">Rye &amp; Sons</div>')).toEqual(['Rye & Sons']);
});

it('the package of a reference by Haddock is named above each of its pages', () => {
  const header = (caption: string) =>
    factsOf(
      `<title>Data.Anvil</title><div id="package-header"><span class="caption">${caption}</span></div><h1>Data.Anvil</h1>`,
    ).nameClues;
  expect(header('anvil-io-2.0.3.0: Fast forging')).toContainEqual({ from: 'application', text: 'anvil-io' });
  expect(header('Fast forging')).toEqual([]);
});

it('the project of a reference by Doxygen is named above each of its pages, without its version', () => {
  const { nameClues } = factsOf(
    '<title>Anvil: Features</title><div id="projectname">Anvil <span id="projectnumber">1.9.4</span></div><h1>Features</h1>',
  );
  expect(nameClues).toEqual([{ from: 'application', text: 'Anvil' }]);
});

it('the crate of a reference by rustdoc is named, not the language at the end of its titles', () => {
  const { nameClues } = factsOf(
    '<title>Parser in anvil - Rust</title><meta name="rustdoc-vars" data-root-path="./" data-current-crate="anvil"><h1>Struct Parser</h1>',
  );
  expect(nameClues).toEqual([
    { from: 'application', text: 'anvil' },
    { from: 'parent', text: 'Rust' },
  ]);
});

it('the project of a manual is named without its version behind the title of each page', () => {
  const named = (title: string) => factsOf(`<title>${title}</title><h1>Parser</h1>`).nameClues;
  const clue = { from: 'application', text: 'Anvil' };
  expect(named('Class: Parser &mdash; Anvil 0.9.28 Documentation')).toEqual([clue]);
  const dashed = { from: 'application', text: 'Anvil - Iron Shaper' };
  expect(named('Usage &mdash; Anvil - Iron Shaper 0.9 documentation')).toEqual([dashed]);
  expect(named('Parser - Documentation')).toEqual([]);
  expect(named('Parser &mdash; Documentation by YARD 0.9.28')).toEqual([]);
});

it('holders of the rights with years of their own are authors', () => {
  const cluesOf = (line: string) =>
    factsOf(`<title>Anvil</title><main><h1>Anvil</h1><p>It forges.</p></main><footer>${line}</footer>`)
      .nameClues;
  expect(cluesOf('© Copyright 2010-2023 Ann Lee, 2015-2023 The Tin Collective.')).toEqual([]);
  expect(cluesOf('© Copyright 2010-2023 Tin Mill, Leeds')).toEqual([
    { from: 'copyright', text: 'Tin Mill, Leeds' },
  ]);
});

it('a foundation that no title names is behind the site', () => {
  const cluesOf = (title: string) =>
    factsOf(
      `<title>${title}</title><main><h1>Guide</h1><p>It forges.</p></main><footer>© 2026, The Tin Foundation</footer>`,
    ).nameClues;
  expect(cluesOf('Anvil 10 - Guide')).toEqual([{ from: 'parent', text: 'The Tin Foundation' }]);
  expect(cluesOf('The Tin Foundation')).toEqual([{ from: 'copyright', text: 'The Tin Foundation' }]);
});

it('the link home may lead to the file of the home page, and be a picture', () => {
  const menu =
    '<div><a href="/index.html"><img src="a.gif" alt="Garage Anvil"></a> <a href="prices.html"><img src="b.gif" alt="Prices"></a></div>';
  expect(logosOf(menu)).toEqual(['Garage Anvil']);
  expect(logosOf('<a href="/index.html"><img src="a.gif" alt="Home"></a>')).toEqual([]);
});

it('a heading that leads home and says what the heading of the page does is no name of the site', () => {
  const logos = (below: string) =>
    factsOf(
      `<title>Walks · Anvil Archive</title><div class="book-header"><h1><a href="/">Walks</a></h1></div><div role="main">${below}</div>`,
    )
      .nameClues.filter(({ from }) => from === 'logo')
      .map(({ text }) => text);
  expect(logos('<h1>Walks</h1><p>Trees are walked in three ways.</p>')).toEqual([]);
  expect(logos('<h1>Prices</h1><p>A walk costs 4 euros.</p>')).toEqual(['Walks']);
});

it.each([
  ['&lt;-previous', []],
  ['« Contents', []],
  ['Next →', []],
  ['«Ромашка»', ['«Ромашка»']],
])('a link home that leads on or back names nothing: %s', (text, names) => {
  expect(logosOf(`<a href="/">${text}</a>`)).toEqual(names);
});

it('a link to what a site says of its rights names no holder; one that gives a year or the sign does', () => {
  const holders = (line: string) =>
    factsOf(
      `<title>Guide</title><main><h1>Guide</h1><p>It forges.</p></main><footer>${line}</footer>`,
    ).nameClues.flatMap(({ from, text }) => (from === 'copyright' ? [text] : []));
  const links = ['Terms', 'Copyright', 'Privacy Policy', 'Site Map'].map(
    (text) => `<a href="/x">${text}</a>`,
  );
  expect(holders(`<div>${links.join(' ')}</div>`)).toEqual([]);
  expect(
    holders('<p><a href="/copyright"><span>Copyright Notice</span></a> | <a href="/p">Privacy</a></p>'),
  ).toEqual([]);
  expect(holders('<p><a href="/">© Tin Mill</a></p>')).toEqual(['Tin Mill']);
  expect(holders('<p><a href="/">Copyright 2026 Tin Mill</a></p>')).toEqual(['Tin Mill']);
});

it('is read where it was written as HTML into data that are no HTML', () => {
  const { nameClues } = factsOf(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Ann&#039;s &amp; Jo&#x27;s Inn"}</script>',
  );
  expect(nameClues).toEqual([{ from: 'website-data', text: "Ann's & Jo's Inn" }]);
});
