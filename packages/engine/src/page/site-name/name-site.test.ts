import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';
import { nameSite } from './name-site.ts';
import { bareName } from './title-parts.ts';

const nameOf = (html: string, host = 'www.host.example', isHome = true) => {
  const { title, headings, nameClues, metaDescription, text } = factsOf(html);
  return nameSite(
    [
      {
        isHome,
        title: title ?? '',
        heading: headings.find(({ level }) => level === 1)?.text ?? '',
        clues: nameClues,
        description: metaDescription ?? '',
        excerpt: text.excerpt,
      },
    ],
    host,
  );
};
const page = (title: string, description: string, body: string, head = '') =>
  `<title>${title}</title><meta name="description" content="${description}">${head}<body>${body}`;
const data = (thing: string) => `<script type="application/ld+json">${thing}</script>`;

it('has no legal form that its title leaves out', () => {
  const footer = (holder: string) => `<h1>Plans</h1><footer>© 2026 ${holder}</footer>`;
  expect(nameOf(page('Pricing | Tallyroom', '', footer('Tallyroom, Inc.')))).toBe('Tallyroom');
  expect(nameOf(page('Preise – Lau GmbH', '', footer('Lau GmbH')))).toBe('Lau GmbH');
});

it('is what the title of a home page says beside a welcome, if its description says so as well', () => {
  expect(
    nameOf(
      page('Welkom | Al Nour Moskee Middelburg', 'Draag bij aan Al Nour Moskee.', '<div id="app"></div>'),
    ),
  ).toBe('Al Nour Moskee Middelburg');
  expect(nameOf(page('Welcome | The Best Plumbers Of Leeds', 'We mend pipes.', '<h1>Pipes</h1>'))).toBe(null);
});

it('is the part of the title with which the name of the company begins', () => {
  const footer = '<h1>Tus plantas</h1><footer>© 2026 Riego Apps, S.L. Hecho con ♥ en Valencia</footer>';
  expect(nameOf(page('Riego – Riega tus plantas a tiempo', '', footer))).toBe('Riego');
});

it('is the whole title and heading of a home page, whose “&” is no word', () => {
  expect(
    nameOf(page('Fitnesscenter Klausen & Villnöss', '', '<h1>fitnesscenter<br>klausen & villnöss</h1>')),
  ).toBe('Fitnesscenter Klausen & Villnöss');
  expect(nameOf(page('Cheap anvils in Leeds', '', '<h1>Cheap anvils in Leeds</h1>'))).toBe(null);
});

it('is not what the line of copyright alone writes in other letters than the title', () => {
  const footer = '<h1>客室のご案内</h1><footer>© ANVIL INN</footer>';
  expect(nameOf(page('金床旅館｜川のそばの宿', '金床旅館は川のそばの宿です。', footer))).not.toBe(
    'ANVIL INN',
  );
  expect(nameOf(page('ANVIL INN｜川のそばの宿', '', footer))).toBe('ANVIL INN');
});

it('is no part of the title of an article, where the logo and the title call the site by its address', () => {
  const title = 'Gana en Lisboa Ana Moura, la voz del mar y de otras dos ciudades';
  const article = (site: string) =>
    page(
      `${title} | ${site}`,
      '',
      `<header><a class="logo" href="/"><img alt="${site}" src="/l.png"></a></header><h1>${title}</h1><main><p>La noche: Gana en Lisboa Ana Moura. La voz del mar gana hoy en Lisboa, donde la esperan tres mil personas.</p></main>`,
    );
  expect(nameOf(article('tidepost.example'), 'www.tidepost.example', false)).toBe(null);
  expect(nameOf(article('Tide Post'), 'www.tidepost.example', false)).toBe('Tide Post');
});

it('is not followed by what a logo writes below it in capitals of another script', () => {
  const logo = '<header><a href="/">金床旅館 <small>ANVIL INN</small></a></header><h1>客室のご案内</h1>';
  expect(nameOf(page('金床旅館｜川のそばの宿', '', logo))).toBe('金床旅館');
});

it('has no picture beside it, and the last full stop of its legal form', () => {
  const logo = (text: string) => `<header><a href="/">${text}</a></header><h1>Plans</h1>`;
  expect(
    nameOf(
      page('Rotas made easy', '', logo('🚀 Rotaly'), '<meta property="og:site_name" content="🚀 Rotaly">'),
    ),
  ).toBe('Rotaly');
  const footer = '<h1>Bodega Alta</h1><footer>© 2026 Bodega Alta S.L.</footer>';
  expect(nameOf(page('Bodega Alta S.L. - Inicio', '', footer))).toBe('Bodega Alta S.L.');
});

it('is what the titles of all pages begin with, where nothing parts them from the rest', () => {
  const told = (...titles: string[]) =>
    nameSite(
      titles.map((title, at) => ({
        isHome: at === 0,
        title,
        heading: '',
        clues: [{ from: 'copyright' as const, text: 'Ann Lee & Anvil House' }],
        description: '',
        excerpt: '',
      })),
      'host.example',
    );
  expect(
    told('Anvil House, Forge Leeds, Blacksmith Leeds', 'Anvil House Prices', 'Anvil House Contact'),
  ).toBe('Anvil House');
  expect(told('How to forge', 'How to weld', 'How to polish')).toBe('Ann Lee & Anvil House');
});

it('has the capitals of the title, where the alternative text of the logo has none', () => {
  const logo = '<header><img class="logo" src="l.png" alt="logo anvil house leeds"></header><h1>Iron</h1>';
  expect(nameOf(page('Prices | Anvil House Leeds', '', logo))).toBe('Anvil House Leeds');
});

it('is not what the page is about: its opening hours, its prices', () => {
  const body = '<header><h1>Preços</h1></header><p>Os nossos preços.</p><footer>© 2026 Bigorna</footer>';
  expect(nameOf(page('Bigorna - Preços', '', body), 'host.example', false)).toBe('Bigorna');
  const open = '<main><h1>Wann wir da sind</h1></main><p>Öffnungszeiten</p>';
  expect(
    nameOf(page('Öffnungszeiten · Amboss', 'Öffnungszeiten von Amboss', open), 'host.example', false),
  ).not.toBe('Öffnungszeiten');
});

it('is the heading above every page, where nobody has written a title', () => {
  const above = '<nav><h1>ANVIL PIZZA</h1><a href="/orari.html">ORARI</a></nav><h2>La pizza</h2>';
  expect(nameOf(page('My Website', '', above))).toBe('ANVIL PIZZA');
});

it('has no telephone number that its logo shows below it', () => {
  const logo = '<header><a class="navbar-brand" href="/">АНВИЛ<br><span>8(911)860-44-18</span></a></header>';
  expect(nameOf(page('Цены - Анвил', '', `${logo}<h2>Цены</h2>`))).toBe('АНВИЛ');
});

it('is whole where the logo has only the kind of its body', () => {
  const logo =
    '<header><a href="/"><img src="logo.png" alt="Logo Biblioteca"></a></header><h1>Orari di apertura</h1>';
  expect(nameOf(page("Biblioteca Madonna dell'Olmo", '', logo))).toBe("Biblioteca Madonna dell'Olmo");
});

it('stands in brackets behind what a business is and where', () => {
  const body = '<h1>診療のご案内</h1><footer>© 緑町の歯医者「金床歯科医院」</footer>';
  expect(nameOf(page('緑町の歯医者「金床歯科医院」|緑町駅徒歩7分', '', body))).toBe('金床歯科医院');
});

it('is the whole title of a home page that another page has in its own', () => {
  const naming = (isHome: boolean, title: string, heading: string) => ({
    isHome,
    title,
    heading,
    clues: [],
    description: '',
    excerpt: '',
  });
  const home = naming(true, 'موقع عيادات السندان', 'عيادات السندان ترحب بكم');
  expect(nameSite([home, naming(false, 'موقع عيادات السندان - المواعيد', 'المواعيد')], 'a.example')).toBe(
    'عيادات السندان',
  );
  expect(nameSite([home], 'a.example')).toBe(null);
});

it('is what the titles of a reference have in brackets, not who wrote it', () => {
  const pages = ['Overview', 'Parser', 'Element', 'Uses of Class Element'].map((title, at) => ({
    isHome: at === 0,
    title: `${title} (anvil HTML parser 1.15 API)`,
    heading: title,
    clues: [{ from: 'copyright' as const, text: 'Ann Lee' }],
    description: '',
    excerpt: 'anvil is a library that parses HTML.',
  }));
  expect(nameSite(pages, 'docs.example')).toBe('anvil HTML parser 1.15 API');
});

it('is what Texinfo writes in brackets behind the chapters of a manual, without its version', () => {
  const pages = ['Top', 'Forging', 'Cooling', 'Concept Index'].map((title, at) => ({
    isHome: at === 0,
    title: `${title} (GNU Anvil (version 7.3.0))`,
    heading: title,
    clues: [],
    description: '',
    excerpt: 'This manual tells how to forge.',
  }));
  expect(nameSite(pages, 'docs.example')).toBe('GNU Anvil');
});

it('ends before a colon, also where it ends with the number of a program', () => {
  const titled = (...titles: string[]) =>
    nameSite(
      titles.map((title, at) => ({
        isHome: at === 0,
        title,
        heading: title.split(': ')[1] ?? '',
        clues: [],
        description: '',
        excerpt: '',
      })),
      'host.example',
    );
  expect(titled('libanvil2: XML', 'libanvil2: tree.h File Reference', 'libanvil2: Parser')).toBe('libanvil2');
  expect(titled('Open at 10: we bake', 'Open at 10: we sell', 'Open at 10: we rest')).toBeNull();
});

it('is not what the titles of one section begin with', () => {
  const page = (title: string, at: number) => ({
    isHome: at === 0,
    title,
    heading: '',
    clues: [{ from: 'logo' as const, text: 'Quarrel' }],
    description: '',
    excerpt: '',
  });
  const chapters = Array.from({ length: 30 }, (_, at) => `Chapter ${at}`);
  const titles = [
    'Quarrel Home Page',
    ...chapters,
    'Quarrel Syntax: bolt',
    'Quarrel Syntax: bow',
    'Quarrel Syntax: nock',
  ];
  expect(nameSite(titles.map(page), 'docs.example')).toBe('Quarrel');
});

describe('the name of a site', () => {
  it.each([
    [
      'stands first in the title',
      page(
        'Kupferkanne – Kaffee aus Bremen',
        'Die Kupferkanne röstet in Bremen.',
        '<h1>Kaffee aus Bremen</h1><footer>© 2026 Kupferkanne</footer>',
      ),
      'Kupferkanne',
    ],
    [
      'is that of a book, not of those who wrote it',
      page(
        'Le cahier du forgeron',
        '',
        '<h1>Le cahier du forgeron</h1><p>Ce livre est pour vous.</p><p>Copyright © 2003 Ann Lee</p><p>Copyright © 2006 Jan Roth</p><p>Copyright © 2012 Freexian</p>',
        '<link rel="home" href="index.html" title="Le cahier du forgeron">',
      ),
      'Le cahier du forgeron',
    ],
    [
      'begins what logo and title say together',
      page(
        'Tarifas – Marta Ibáñez – Traductora jurada',
        '',
        '<header><a href="/">Marta Ibáñez – Traductora jurada</a></header><main><h1>Tarifas</h1><p>Precios sin IVA.</p></main>',
      ),
      'Marta Ibáñez',
    ],
    [
      'stands last in the title',
      page(
        'Garden design in Leeds | Moss & Fern',
        'Moss & Fern plans gardens.',
        '<h1>Garden design in Leeds</h1>',
      ),
      'Moss & Fern',
    ],
    [
      'is before a colon',
      page('Fernweh: Reisen, Touren und Kurse', 'Fernweh plant Reisen.', '<h1>Reisen</h1>'),
      'Fernweh',
    ],
    [
      'is only in the footer',
      page(
        'Opening hours and prices 2026',
        'When we are open and what it costs.',
        '<h1>Prices</h1><footer><p>Copyright © 2019–2026 <a href="/">The Tin Whistle</a>. All rights reserved.</p></footer>',
      ),
      'The Tin Whistle',
    ],
    [
      'is only on the logo',
      page(
        'Menü und Preise',
        'Was es bei uns gibt.',
        '<header><a href="/"><img src="/logo.svg" alt="Logo der Taverne Olympia"></a></header><h1>Menü</h1>',
      ),
      'Taverne Olympia',
    ],
    [
      'is what the shop in the data says',
      page(
        'Buy shoes online',
        'Shoes of all kinds.',
        '<h1>Shoes</h1>',
        data('{"@type":"ShoeStore","name":"Stride & Son"}'),
      ),
      'Stride & Son',
    ],
    [
      'is not that of a reviewer, a brand or a sponsor',
      page(
        'Laufschuhe – Sohle 7',
        'Sohle 7 verkauft Laufschuhe.',
        '<h1>Laufschuhe</h1>',
        data(
          '{"@type":"Product","name":"Runner","brand":{"@type":"Organization","name":"Zoomwear"},"review":{"@type":"Review","author":{"@type":"Organization","name":"Runner Magazine"}}}',
        ),
      ),
      'Sohle 7',
    ],
    [
      'is not what a template left in og:site_name',
      page(
        'Boulangerie Lefèvre – Pain au levain à Lille',
        'La Boulangerie Lefèvre cuit chaque nuit.',
        '<h1>Pain au levain</h1><footer>© 2026 Boulangerie Lefèvre</footer>',
        '<meta property="og:site_name" content="My Website">',
      ),
      'Boulangerie Lefèvre',
    ],
    [
      'is a part of a title that stands in og:site_name',
      page(
        'Contact',
        'Contact us.',
        '<h1>Contact</h1><footer>© Ölmühle Sanz</footer>',
        '<meta property="og:site_name" content="Ölmühle Sanz | Kaltgepresste Öle aus der Lausitz">',
      ),
      'Ölmühle Sanz',
    ],
    [
      'needs no space around the sign, in Chinese',
      page(
        '云岭茶庄-昆明普洱茶批发',
        '云岭茶庄在昆明批发普洱茶。',
        '<h1>昆明普洱茶批发</h1><footer>版权所有 © 2026 云岭茶庄</footer>',
      ),
      '云岭茶庄',
    ],
    [
      'is without what stands in brackets, in Japanese',
      page(
        '【公式】みなと歯科クリニック（神戸市中央区の歯医者）',
        'みなと歯科クリニックは神戸市中央区の歯医者です。',
        '<h1>神戸の歯医者</h1>',
      ),
      'みなと歯科クリニック',
    ],
    [
      'is without "official site", in Korean',
      page(
        '남산책방 공식 홈페이지 | 서울의 작은 서점',
        '남산책방은 서울 중구의 작은 서점입니다.',
        '<h1>서울의 작은 서점</h1>',
      ),
      '남산책방',
    ],
    [
      'is greeted',
      page(
        'Willkommen bei der Schreinerei Holzwurm',
        'Möbel nach Maß.',
        '<h1>Willkommen</h1><footer>© Schreinerei Holzwurm</footer>',
      ),
      'Schreinerei Holzwurm',
    ],
    [
      'stands in Arabic',
      page('مطعم الياسمين – أطباق شامية في عمّان', 'مطعم الياسمين يقدم أطباقًا شامية.', '<h1>أطباق شامية</h1>'),
      'مطعم الياسمين',
    ],
    [
      'stands in Russian',
      page('Пошив штор в Перми — Ателье Нить', 'Ателье Нить шьёт шторы в Перми.', '<h1>Пошив штор</h1>'),
      'Ателье Нить',
    ],
    [
      'stands in the address',
      page(
        'Prices',
        'What a night costs.',
        '<h1>Prices</h1><footer><address>Pension Almblick, Dorfstraße 3, 6020 Innsbruck</address></footer>',
      ),
      'Pension Almblick',
    ],
  ])('%s', (_, html, name) => {
    expect(nameOf(html)).toBe(name);
  });

  it('is that of a department, not that of its university, whose data and logo lead elsewhere', () => {
    const html = page(
      'Department of Botany | University of Halland',
      'The Department of Botany at the University of Halland studies plants.',
      '<header><a href="https://www.uhalland.example/" class="logo"><img src="/u.svg" alt="University of Halland"></a><a href="/">Department of Botany</a></header><h1>Department of Botany</h1><footer>© 2026 University of Halland</footer>',
      data(
        '{"@type":"CollegeOrUniversity","name":"University of Halland","url":"https://www.uhalland.example/"}',
      ),
    );
    expect(nameOf(html)).toBe('Department of Botany');
    // A copy on another host names its own address.
    const copy = page(
      'Plants | Botany Club',
      'The Botany Club.',
      '<h1>Plants</h1>',
      `<link rel="canonical" href="https://club.example/">${data('{"@type":"Organization","name":"Botany Club","url":"https://www.club.example/"}')}`,
    );
    expect(nameOf(copy)).toBe('Botany Club');
  });

  it.each([
    ['<a class="mw-wiki-logo logo" href="/" title="Visit the main page"></a>', null],
    ['<a href="/"><img class="logo" src="/b.png" alt="Saint-Aubin, retour à l’accueil"></a>', 'Saint-Aubin'],
    ['<img class="logo" src="/b.png" alt="Willow logo.png">', 'Willow'],
    ['<a href="/">Home Brew Controllers</a>', 'Home Brew Controllers'],
    ['<footer><small>Copyright © 2013-present Magento, Inc. All rights reserved.</small></footer>', null],
  ])('in %s is %s', (body, name) => {
    expect(
      nameOf(
        page('Opening hours and prices', 'When we are open.', `<h1>Hours</h1>${body}`),
        undefined,
        false,
      ),
    ).toBe(name);
  });

  it('is not the town of which the text speaks', () => {
    const html = page(
      'Painless dentistry – Leeds',
      'We have treated families in Leeds since 2010.',
      '<h1>Painless dentistry</h1><p>Leeds is where we work.</p>',
    );
    expect(nameOf(html)).toBeNull();
  });

  it.each([
    'Vite + React + TS',
    'React App',
    'Create Next App',
    'Next.js App',
    'Document',
    'Untitled',
    'Vite App',
  ])('is not %s, which a framework wrote', (title) => {
    expect(nameOf(page(title, '', '<div id="root"></div>'))).toBeNull();
  });

  it('is spelled as the page spells it, where the host says it in one word', () => {
    const html = page(
      'Curso de Linux en Vigo',
      'Cursos de TuxVigo para empresas.',
      '<h1>Curso de Linux</h1>',
    );
    expect(nameOf(html, 'tuxvigo.example')).toBe('TuxVigo');
    expect(
      nameOf(page('Insurance for farms', 'Ask Blue Barn Cover for a quote.', ''), 'bluebarncover.example'),
    ).toBe('Blue Barn Cover');
    expect(
      nameOf(page('Milky Way in bloom', '', '<h1>Milky Way</h1><p>Home - STARS</p>'), 'stars.example'),
    ).not.toBe('- STARS');
  });

  it('is never a host, a row of keywords, a topic or a menu word', () => {
    const named = (head: string) =>
      nameOf(
        page('How to bake bread', 'Ten steps.', '<h1>How to bake bread</h1>', head),
        'www.host.example',
        false,
      );
    expect(named('')).toBeNull();
    expect(named('<meta property="og:site_name" content="host.example">')).toBeNull();
    expect(named('<meta property="og:site_name" content="bread, flour, yeast, ovens, Leeds">')).toBeNull();
    expect(named('<meta name="application-name" content="Home">')).toBeNull();
    expect(nameOf('')).toBeNull();
  });

  it('is what the titles of a site share, also where one page tells something else', () => {
    const titled = (title: string) => ({
      isHome: false,
      title,
      heading: '',
      clues: [],
      description: '',
      excerpt: '',
    });
    const titles = ['Install – Quillback', 'Routes – Quillback', 'Sessions – Quillback', 'Changelog'];
    expect(nameSite(titles.map(titled), 'docs.example')).toBe('Quillback');
    expect(nameSite(['One', 'Two', 'Three'].map(titled), 'docs.example')).toBeNull();
  });

  it('is what the titles of most pages end with, however common a word, and never the subject of one page', () => {
    const pages = ['Shop', 'Pot 1 | Shop', 'Pot 2 | Shop', 'Pot 3 | Shop'].map((title, at) => ({
      isHome: at === 0,
      title,
      heading: title.replace(' | Shop', ''),
      clues: [],
      description: '',
      excerpt: at === 0 ? 'A shop for pots.' : `Pot ${at} was thrown by hand.`,
    }));
    expect(nameSite(pages, '127.0.0.1')).toBe('Shop');
  });

  it('is not the first of the things that a title lists', () => {
    const named = nameOf(
      page(
        'Dentist in Leeds | Implants, Whitening, Braces | Bright Smile',
        'A practice in Leeds with implants, whitening and braces.',
        '<img class="logo" src="/l.png" alt="Bright Smile Clinic"><h1>Your smile</h1><p>Implants are what we do.</p>',
      ),
    );
    expect(named).toBe('Bright Smile Clinic');
  });

  it.each([
    ['© 2026, Fern &amp; Kettle Powered by Shopify', 'Fern & Kettle'],
    ['© 2019, 2026 Fern &amp; Kettle. Website by Pixel Farm', 'Fern & Kettle'],
    ['© 2019–present Fern &amp; Kettle', 'Fern & Kettle'],
    ['Copyright © 2026 Larkspur contributors. Built with Docusaurus.', 'Larkspur'],
    ['© 1998 Ann Lee &amp; other contributors – Larkspur project', null],
    ['Copyright © Your Website 2026', null],
    ['© 2026 Ihre Firma', null],
  ])('is the holder in %s', (line, name) => {
    expect(
      nameOf(page('Opening hours', 'When we are open.', `<h1>Hours</h1><footer><p>${line}</p></footer>`)),
    ).toBe(name);
  });
});

it('is that of a program that is written as a file is', () => {
  const named = nameOf(
    page(
      'tween.js | animations for the browser | by Ann Lee @ann',
      'tween.js is a tool that moves elements between two places.',
      '<h1>tween.js*</h1><p>It moves what you tell it to.</p>',
    ),
  );
  expect(named).toBe('tween.js');
});

it('is the heading of a home page whose title has it before a colon', () => {
  const body = (name: string) =>
    `<h1>${name}</h1><h2>Features</h2><p>${name} moves elements between two places.</p>`;
  expect(nameOf(page('tween.js: small animations', '', body('tween.js')))).toBe('tween.js');
  expect(nameOf(page('Anvilry: tools of smiths', '', body('Anvilry')))).toBe('Anvilry');
});

it('is not what follows the word copyright, nor the mail address of whoever holds it', () => {
  const foot = (line: string) =>
    `<main><h1>Grammar of iron</h1><p>Words and signs of the trade.</p></main><footer><p>${line}</p></footer>`;
  expect(nameOf(page('Grammar of iron, sixth edition of many', '', foot('Copyright Notice')))).not.toBe(
    'Notice',
  );
  expect(nameOf(page('JSDoc: Index', '', foot('© Ann Lee &lt;ann@anvil.example&gt;')))).toBe('Ann Lee');
});

it('is not the word for a manual that ends each title', () => {
  const pages = ['Home', 'Tongs', 'Horns', 'Bellows'].map((subject, at) => ({
    isHome: at === 0,
    title: `${subject} - Documentation`,
    heading: at === 0 ? 'Anvil Tools' : subject,
    clues: at === 0 ? [{ from: 'logo' as const, text: 'Anvil Tools' }] : [],
    description: '',
    excerpt: at === 0 ? 'Anvil Tools is a set of functions for smiths.' : `${subject} are described here.`,
  }));
  expect(nameSite(pages, 'tools.host.example')).toBe('Anvil Tools');
  expect(
    nameSite(
      pages.map((page) => ({ ...page, clues: [] })),
      'tools.host.example',
    ),
  ).not.toBe('Documentation');
});

it('is no kind of thing that the text names in lower case', () => {
  const of = (text: string) =>
    nameOf(page('Copyton Copier - Offline Browser', '', `<h1>Overview</h1><p>${text}</p>`));
  expect(of('Copyton is an easy-to-use offline browser that copies sites.')).not.toBe('Offline Browser');
  expect(of('The Offline Browser copies sites. Take it along.')).toBe('Offline Browser');
});

it.each(['Benvenuto', 'Välkommen', 'Dobrodošli'])(
  'is no greeting, and no half of a part: %s / Casale',
  (greeting) => {
    const body = `<h2>${greeting}</h2><p>${greeting}! Il Casale è tuo.</p><h2>Casale</h2><p>Casale in Toscana.</p>`;
    const named = nameOf(page(`Agriturismo Aiole - ${greeting} / Casale`, '', body));
    expect(named ?? 'Agriturismo Aiole').toBe('Agriturismo Aiole');
    expect(nameOf(page(`Casale / ${greeting}`, '', body))).toBe('Casale');
  },
);

describe('a name that the logo has in capitals', () => {
  const named = (...titles: string[]) =>
    nameSite(
      titles.map((title, at) => ({
        isHome: at === 0,
        title,
        heading: '',
        clues: [{ from: 'logo' as const, text: 'ВЕРБА' }],
        description: '',
        excerpt: '',
      })),
      'verba.example',
    );

  it('is written as the titles of several pages write it', () => {
    expect(named('Масаж у Києві', 'Послуги | Верба', 'Ціни | Верба')).toBe('Верба');
  });

  it('stays where the titles have it in capitals, or only one does not', () => {
    expect(named('ВЕРБА', 'Послуги | Верба', 'Ціни | Верба')).toBe('ВЕРБА');
    expect(named('Масаж у Києві', 'Послуги | Верба', 'Ціни')).toBe('ВЕРБА');
  });
});

describe('a long name', () => {
  const long = 'All-Country Conference "Strong Currents in Tubes, Gases and Thin Layers of Iron and Steel"';
  const page = (title: string, logo = '') => ({
    ...{ isHome: true, title, heading: '', description: '', excerpt: '' },
    clues: logo === '' ? [] : [{ from: 'logo' as const, text: logo }],
  });

  it('counts where the title and the logo agree on it, with its last quotation mark', () => {
    expect(nameSite([page(`${long} | 19 October, Hill`, long)], 'tubes.example')).toBe(long);
  });

  it('does not count where it stands in one place', () => {
    expect(nameSite([page(`${long} | 19 October, Hill`)], 'tubes.example')).not.toBe(long);
  });
});

it.each([
  ['Музей «Дом у моря»', 'Музей «Дом у моря»'],
  ['«Дом у моря»', 'Дом у моря'],
  ['"Anvil House",', 'Anvil House'],
  ['Anvil House"', 'Anvil House'],
])('the bare name of %s is %s', (written, bare) => {
  expect(bareName(written)).toBe(bare);
});

it('is no subject of a page whose title has the name of its logo beside it', () => {
  const body =
    '<header><img class="logo" alt="Acre Farm Shop Logo" src="/a.png"></header><main><h1>Our farm</h1></main>';
  const html = page('Our farm - Acre Farm Shop', 'Our farm - crops, hens and a shop', body);
  expect(nameOf(html, 'www.host.example', false)).toBe('Acre Farm Shop');
});

it('is the one title that a template gives every page', () => {
  const naming = (isHome: boolean) => ({
    isHome,
    title: 'Barber Ann Lee',
    heading: 'Barber/Salon Ann Lee',
    clues: [],
    description: '',
    excerpt: '',
  });
  expect(nameSite([naming(true), naming(false), naming(false)], '192.0.2.1')).toBe('Barber Ann Lee');
});

it('is that of the home page whose line of copyright has it, not of the one thing that all other pages are about', () => {
  const of = (title: string, heading: string, isHome = false) => ({
    isHome,
    title,
    heading,
    clues: [{ from: 'copyright' as const, text: 'Coreforge LLC' }],
    description: '',
    excerpt: 'Nestplan shows how long savings last.',
  });
  const pages = [
    of('Coreforge Apps', 'Coreforge Apps', true),
    of('Nestplan - Calculator', 'Nestplan'),
    of('Privacy - Nestplan', 'Privacy'),
    of('Terms - Nestplan', 'Terms'),
  ];
  expect(nameSite(pages, 'apps.example')).toBe('Coreforge Apps');
});

it('is not what pictures of links to profiles say, nor what is left of "the logo"', () => {
  const body = `<header><a href=""><img src="images/logoFacebook.png" alt="facebook"></a>
    <img src="images/logo2.jpg" alt="le logo"></header><h1>Messes</h1><p>Samedi à 18h.</p>`;
  expect(nameOf(page('', '', body))).toBeNull();
});

it('is not the text of a link that has no address yet', () => {
  const body = '<nav><a href="">Next matches</a></nav><h1>Tigers of Leeds</h1><p>We play on Sundays.</p>';
  expect(nameOf(page('Tigers of Leeds', '', body))).toBe('Tigers of Leeds');
});

it('is the title of an included document where the page has an empty one', () => {
  const menu = '<html><head><title>Paroisse du Lac</title></head><body><nav>Menu</nav></body></html>';
  expect(nameOf(`<title></title><body>${menu}<h1>Messes</h1>`)).toBe('Paroisse du Lac');
});

it('stands after a slash without spaces in Arabic titles, though a maker claims the rights', () => {
  const titles = ['عن الجمعية', 'أهدافنا', 'رسالتنا'];
  const pages = titles.map((title, at) => ({
    isHome: at === 0,
    title: `${title}/دار النور`,
    heading: title,
    clues: [{ from: 'copyright' as const, text: 'WEB-STUDIO' }],
    description: '',
    excerpt: '',
  }));
  expect(nameSite(pages, 'www.host.example')).toBe('دار النور');
});

it('is not what another page than the home page begins with, though no heading', () => {
  const body = '<div>PRICES</div><table><tr><td>Bread</td><td>4</td></tr></table>';
  const html = page('Tigers Leeds | Prices', 'The official pages of the club Tigers.', body);
  expect(nameOf(html, 'www.host.example', false)).not.toBe('Prices');
});

it('stands in the title of the home page beside a word for one, and is no slogan there', () => {
  expect(nameOf(page('Accueil - Anvil Annecy', '', '<h1>Annecy Anvil</h1>'))).toBe('Anvil Annecy');
  expect(nameOf(page('Anvil House | Home', '', '<h1>We forge</h1>'))).toBe('Anvil House');
  expect(nameOf(page('Home | Anvils for every smith in Leeds', '', '<h1>We forge</h1>'))).toBeNull();
  expect(nameOf(page('Accueil - Anvil Annecy', '', '<h1>Tarifs</h1>'), 'www.host.example', false)).toBeNull();
});

it('may look like an address, if the data of the site and Open Graph call it so', () => {
  const shop = '{"@type":"Organization","name":"anvils.leeds","url":"/"}';
  const head = '<meta property="og:site_name" content="anvils.leeds">';
  const anvils = (first: string) => page('Prices – anvils.leeds', '', '<h1>Prices</h1>', first);
  expect(nameOf(anvils(head + data(shop)))).toBe('anvils.leeds');
  expect(nameOf(anvils(head))).not.toBe('anvils.leeds');
  // Its own address too: some sites are called so.
  const [tag, named] = [
    '<meta property="og:site_name" content="host.example">',
    '{"@type":"WebSite","name":"host.example","url":"/"}',
  ];
  expect(
    nameOf(page('Prices | HOST', '', '<h1>Prices</h1>', tag + data(named)), 'www.host.example', false),
  ).toBe('host.example');
});

it('is written as the titles write it, where a logo has it like the name of a file', () => {
  const pages = ['Anmeldung', 'Kontakt', 'Aktuelles'].map((title, at) => ({
    isHome: at === 0,
    title: `${title} - Grundschule Lindental`,
    heading: title,
    clues: [{ from: 'logo' as const, text: 'grundschule-lindental' }],
    description: '',
    excerpt: '',
  }));
  expect(nameSite(pages, 'www.host.example')).toBe('Grundschule Lindental');
});

it('is the part of og:site_name that is in the title, not what it is beside it', () => {
  const description = 'A blacksmith with forty years of experience.';
  const head = '<meta property="og:site_name" content="Anvil House | Blacksmith">';
  expect(
    nameOf(page('Home | Blacksmith in Leeds | Anvil House', description, '<p>A blacksmith.</p>', head)),
  ).toBe('Anvil House');
});

it('is written as the title writes it, where the two lines of a logo run together', () => {
  const body =
    '<header><a class="brand" href="/">Cooking plainly<small>with Marta</small></a></header><h1>Soup</h1>';
  expect(nameOf(page('Cooking plainly with Marta', 'Recipes.', body))).toBe('Cooking plainly with Marta');
  expect(
    nameOf(
      page(
        'Soup | Cook plainly with us',
        'Soup.',
        '<header><a class="brand" href="/">Cook plainly<small>with us</small></a></header><h1>Soup</h1>',
      ),
      'www.host.example',
      false,
    ),
  ).toBe('Cook plainly with us');
});

it('may end in a year beside a word for the home page', () => {
  expect(nameOf(page('Data Week Leipzig 2024 | Startseite', '', '<h1>Ein Fest der Daten!</h1>'))).toBe(
    'Data Week Leipzig 2024',
  );
});

it('is not the title of a page that a template writes into the data of the site', () => {
  const jobs = page(
    'Jobs | Anvil Lab',
    '',
    '<h1>Open roles</h1><footer>© 2025 Anvil Lab</footer>',
    data('{"@type":"WebSite","name":"Jobs","headline":"Jobs"}'),
  );
  expect(nameOf(jobs, 'lab.example', false)).toBe('Anvil Lab');
  const recipe = page(
    'Rye Soup',
    '',
    '<a href="/">Rye Soup</a><h1>Rye Soup</h1><p>Boil the rye.</p>',
    `<meta property="og:site_name" content="Anvil Kitchen UK | TV Channel | Recipes, TV Shows">${data(
      '[{"@type":"WebSite","name":"Rye Soup"},{"@type":"Organization","name":"Anvil Kitchen UK | TV Channel | Recipes, TV Shows"}]',
    )}`,
  );
  expect(nameOf(recipe, 'anvilkitchen.example', false)).toBe('Anvil Kitchen UK');
});

it('is not the term of a course in its menu', () => {
  const course = page(
    '15-316 Foundations of Forging',
    '',
    '<nav><a class="navbar-brand" href="#">15316 Fall 2019</a></nav><h1>Foundations of Forging</h1>',
  );
  expect(nameOf(course)).not.toBe('15316 Fall 2019');
});

it('is the whole title of the home page where that has a legal form, and no mere kind of body', () => {
  expect(nameOf('<title>Blaskapelle Amboss Oberstüben e.V.</title><body>')).toBe(
    'Blaskapelle Amboss Oberstüben e.V.',
  );
  const text = '<h1>Trädgårdshjälp i Örebro</h1><p>Städet Trädgårdstjänst klipper häckar i Örebro.</p>';
  expect(nameOf(`<title>Städet Trädgårdstjänst AB</title>${text}`)).toBe('Städet Trädgårdstjänst AB');
  expect(nameOf('<title>About our company</title><h1>Who we are</h1>')).toBeNull();
  expect(nameOf('<title>Verein</title><p>Verein und Vorstand, seit 1923 im Dorf.</p>')).toBeNull();
});

it('has no class of a hotel beside it', () => {
  const hotel = (title: string) =>
    nameOf(page(title, '', '<h1>Rooms</h1><footer>© 2026 Hotel Krone</footer>'));
  expect(hotel('Hotel Krone ***')).toBe('Hotel Krone');
  expect(hotel('★★★★ Hotel Krone')).toBe('Hotel Krone');
  expect(nameOf(page('Hotel Krone ***S', '', '<p>Hotel Krone lies by the lake.</p>'))).toBe('Hotel Krone');
});

it('is not the whole title of one page without a heading, but what its home page has beside the word for one', () => {
  const untitled = { heading: '', clues: [], description: '' };
  const pages = [
    {
      ...untitled,
      isHome: true,
      title: 'Kovadlina: Hlavní strana',
      excerpt: 'Víme, jak si zachovat železo.',
    },
    { ...untitled, isHome: false, title: 'Podkovy', excerpt: 'Ruční podkovy kováme od roku 1990.' },
    { ...untitled, isHome: false, title: 'cenik', excerpt: 'Ceny jsou orientační.' },
    { ...untitled, isHome: false, title: 'cenik', excerpt: 'Aktuality' },
  ];
  expect(nameSite(pages, 'www.host.example')).toBe('Kovadlina');
});

it('is what a manual is about, without the version and the word for a manual, and no version alone', () => {
  const page = (title: string, more = '') => factsOf(`<title>${title}</title><h1>Parser</h1>${more}`);
  const naming = (title: string, more = '') => {
    const { nameClues } = page(title, more);
    return { isHome: false, title, heading: 'Parser', clues: nameClues, description: '', excerpt: '' };
  };
  expect(nameSite([naming('Parser — Anvil 22.2.0 documentation')], 'docs.example')).toBe('Anvil');
  const release = '<header><a href="/"><img src="logo.png" alt="Version 2.4"></a></header>';
  expect(nameSite([naming('Parser - Anvil Server Version 2.4', release)], 'docs.example')).not.toBe(
    'Version 2.4',
  );
});
