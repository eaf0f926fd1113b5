import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../paragraphs.ts';
import { readContentPage } from './read-content-page.ts';

const read = (html: string) =>
  readContentPage({
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    url: 'https://shop.example/guides/care',
  });

const inMain = (main: string, head = '') =>
  read(`<!doctype html><html lang="en"><head>${head}</head><body><main>${main}</main></body></html>`);

const textOf = ({ sections }: ReturnType<typeof read>) =>
  sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');

describe('the main text', () => {
  it('comes as sections, paragraphs and list items kept apart', () => {
    const { sections, words } = inMain(
      '<p>Before all.</p><h1>Care</h1><p>Wash it<br>cold.</p><ul><li>No bleach</li><li>No <b>dryer</b></li></ul><h2>Drying</h2><p>Hang it.</p>',
    );
    expect(sections).toEqual([
      { level: 0, heading: '', text: 'Before all.' },
      { level: 1, heading: 'Care', text: 'Wash it\ncold.\n\nNo bleach\n\nNo dryer', kinds: 'tii' },
      { level: 2, heading: 'Drying', text: 'Hang it.' },
    ]);
    expect(words).toBe(13);
  });

  it('is no link where an anchor without an address was never closed', () => {
    const { sections } = inMain(
      '<div><h1><a id="care"/>Care</h1></div><p>Wash it cold, and hang it up at once.</p><p>See <a href="/more">more</a>.</p><p>Iron it while it is damp.</p>',
    );
    expect(sections).toEqual([
      {
        level: 1,
        heading: 'Care',
        text: 'Wash it cold, and hang it up at once.\n\nSee more.\n\nIron it while it is damp.',
      },
    ]);
    // A part of an app that is opened by a script stays one.
    expect(textOf(inMain('<h1>Care</h1><p><a id="tab" role="button">Show all</a></p>'))).toBe('Care\n');
  });

  it('keeps the caption of a picture in a table that arranges the page apart from the text below it', () => {
    const figure = '<figure><img src="a.jpg" alt=""><figcaption>Drying in 1903</figcaption></figure>';
    const { sections } = inMain(`<h1>Care</h1><table><tr><td>${figure}Hang it up.</td></tr></table>`);
    expect(sections).toEqual([
      { level: 1, heading: 'Care', text: 'Drying in 1903\n\nHang it up.', kinds: 'pt' },
    ]);
  });

  it.each([
    ['<figure><img src="a.jpg" alt=""><figcaption>', '</figcaption></figure>'],
    ['<figure><img src="a.jpg" alt=""><figcaption><p>', '</p></figcaption></figure>'],
    ['<div class="wp-caption"><img src="a.jpg" alt=""><p class="wp-caption-text">', '</p></div>'],
  ])('begins below the caption of a picture, which tells what the picture shows: %s', (open, close) => {
    const page = inMain(
      `<h1>Hall</h1>${open}The choir sings in the hall at the last Christmas concert.${close}<p>The hall has room for three hundred people and can be hired.</p>`,
    );
    expect(page.excerpt).toBe('The hall has room for three hundred people and can be hired.');
  });

  it('leaves out what every page repeats: menus, notices, share buttons, tables of contents, permalinks', () => {
    const page = read(`<html><body>
      <header><p>Free delivery from 50 euros</p></header><nav><a href="/a">Shirts</a></nav>
      <div class="cookie-banner"><p>We use cookies to improve your experience.</p></div>
      <main><nav aria-label="Breadcrumb"><a href="/">Home</a></nav><div id="toc"><p>On this page</p></div>
      <h1 id="c">Care <a class="headerlink" href="#c">¶</a></h1><p>Wash it cold.</p><svg><title>Icon</title></svg>
      <div class="share-buttons"><a href="https://social.example">Share this</a></div><p hidden>And iron it.</p>
      <span aria-hidden="true">★</span><button>Add to basket</button><p><a href="/more">Read more</a></p><script>var x</script></main>
      <aside><p>Other offers</p></aside><footer><p>© Shop</p></footer></body></html>`);
    expect(page.sections).toEqual([{ level: 1, heading: 'Care', text: 'Wash it cold.\n\nAnd iron it.' }]);
  });

  it('is found without <main>: the container that holds nearly all words outside links', () => {
    const links = Array.from(
      { length: 20 },
      (_, at) => `<li><a href="/${at}">Menu entry ${at}</a></li>`,
    ).join('');
    const page = read(
      `<body><div id="left"><h1>Sections</h1><ul>${links}</ul></div><div id="content"><h1>Care</h1><p>${'Wash it cold and hang it up. '.repeat(10)}</p></div></body>`,
    );
    expect(page.sections.map(({ heading }) => heading)).toEqual(['Care']);
    expect(page.titles.heading).toBe('Care');
    expect(page.navigation[0]).toEqual({
      text: 'Menu entry 0',
      url: 'https://shop.example/0',
      group: 'Sections',
    });
  });

  it('keeps the menu of a restaurant, which is content', () => {
    const page = inMain(
      '<h1>Tonight</h1><div class="menu"><p>Soup of the day, 6 euros</p><p>Fish and chips, 14 euros</p></div>',
    );
    expect(textOf(page)).toContain('Fish and chips, 14 euros');
  });

  it('reads a table row by row and a listing line by line', () => {
    const page = inMain(
      '<h1>T</h1><table><tr><th>Size</th><th>Chest</th></tr><tr><td>M</td><td>96 cm</td></tr></table><pre>a = 1\nb = 2</pre>',
    );
    expect(page.sections[0]).toMatchObject({
      text: 'Size | Chest\n\nM | 96 cm\n\na = 1\nb = 2',
      kinds: 'hrc',
    });
  });

  it('reads the names of columns that are only bold, or in a head without th', () => {
    const kindsOf = (rows: string) =>
      read(`<main><h1>Fees</h1><table>${rows}</table></main>`).sections[0]?.kinds;
    const bold = (...texts: string[]) =>
      `<tr>${texts.map((text) => `<td><strong>${text}</strong></td>`).join('')}</tr>`;
    const plain = (...texts: string[]) =>
      `<tr><td><strong>${texts[0]}</strong></td><td>${texts[1]}</td></tr>`;
    const rows = plain('Regular', '$1,150') + plain('Student', '$850');
    expect(kindsOf(bold('Type', 'Fee') + rows)).toBe('hrr');
    expect(kindsOf(`<thead><tr><td>Type</td><td>Fee</td></tr></thead><tbody>${rows}</tbody>`)).toBe('hrr');
    expect(kindsOf(rows + plain('Workshop', '$400'))).toBe('rrr');
    expect(kindsOf(bold('Regular', '$1,150') + bold('Student', '$850') + bold('Workshop', '$400'))).toBe(
      'rrr',
    );
  });

  it('reads the names of columns beside an empty corner', () => {
    const row = (...texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
    const kindsOf = (rows: string) =>
      read(`<main><h1>Fees</h1><table>${rows}</table></main>`).sections[0]?.kinds;
    const rows = row('Massage', '35 €', '60 €') + row('Hot stone', '40 €', '70 €');
    expect(kindsOf(row('', '30 Min.', '60 Min.') + rows)).toBe('hrr');
    expect(kindsOf(row('', '<img src="a.png">', '60 Min.') + rows)).toBe('rrr');
    expect(kindsOf(row('', '30 Min.', '60 Min.') + row('', '35 €', '60 €') + row('', '5 €', '6 €'))).toBe(
      'rrr',
    );
    expect(kindsOf(row('', '60 Min.') + row('Massage', '60 €') + row('Hot stone', '70 €'))).toBe('rrr');
  });

  it('keeps the column of each cell, whatever stands in it', () => {
    const page = inMain(
      '<table><tr><td></td><th>Car</th><th>Van</th></tr><tr><th>Wash</th><td><p>15</p><p>euros</p></td><td>20</td></tr><tr><th>Wax</th><td></td><td>9</td></tr></table>',
    );
    expect(page.sections[0]?.text.split('\n\n')).toEqual([
      ' | Car | Van',
      'Wash | 15 euros | 20',
      'Wax | | 9',
    ]);
  });

  it('keeps blank lines of a listing within it, and leaves the numbers beside it out', () => {
    const page = inMain(
      '<h1>T</h1><pre>1\n2\n3</pre><pre>a = 1\n\nb = 2</pre><pre><div>c = 3</div><div>d = 4</div></pre>',
    );
    const [section] = page.sections;
    expect(section && paragraphsOf(section)).toEqual([
      { kind: 'code', text: 'a = 1\n\nb = 2' },
      { kind: 'code', text: 'c = 3\nd = 4' },
    ]);
  });

  it('is cut where a page is longer than anybody reads, and still counted whole', () => {
    const page = inMain(
      `<h1>Long</h1>${'<p>Twelve words stand in this one of a great many short paragraphs.</p>'.repeat(2000)}`,
    );
    expect(textOf(page).length).toBeLessThan(25_000);
    expect(page.words).toBe(24_001);
  });
});

describe('what a page says of itself', () => {
  it('has its title from a class, where no H1 is there', () => {
    const header =
      '<div class="header"><div class="headertitle"><div class="title">anvil::Horn Class Reference<div class="ingroups">Smithy</div></div></div></div>';
    expect(read(`<html><title>Anvil</title><body>${header}<p>Rounded front.</p>`).titles.headline).toBe(
      'anvil::Horn Class Reference',
    );
    expect(inMain(`<h1>Horn</h1>${header}`).titles.headline).toBe('');
    expect(inMain('<div class="card"><p class="title">A hammer</p></div>').titles.headline).toBe('');
  });

  it('is not described by what its data say of the site as a whole', () => {
    const site = (url: string) =>
      `<script type="application/ld+json">{"@type":"WebSite","url":"${url}","description":"Of the site"}</script>`;
    expect(inMain('', site('https://example.com/elsewhere/')).description).toBe('');
    expect(inMain('', site('#')).description).toBe('Of the site');
  });

  it('puts the spaces into the description that its writer left out', () => {
    const meta = '<meta name="description" content="Le judo,pour tous.Venez essayer un cours.">';
    expect(inMain('', meta).description).toBe('Le judo, pour tous. Venez essayer un cours.');
  });

  it('takes no description that a program has cut from the text, over its headings', () => {
    const main =
      '<h1>About us</h1><p>We were founded in 2009 by a mechanic.</p><h2>How we work</h2><p>We inspect each bicycle.</p>';
    const meta = (text: string) => `<meta property="og:description" content="${text}">`;
    const cut = 'We were founded in 2009 by a mechanic. How we workWe inspect each bic';
    expect(inMain(main, meta(cut)).description).toBe('');
    const own = 'We were founded in 2009 by a mechanic.';
    expect(inMain(main, meta(own)).description).toBe(own);
  });

  it('takes no title that is written in the place of a description', () => {
    const head = (title: string) =>
      `<title>${title}</title><meta name="description" content="Loops (GNU Anvil (version 7.3.0))">`;
    expect(inMain('', head('Loops (GNU Anvil (version 7.3.0))')).description).toBe('');
    expect(inMain('', head('Loops')).description).toBe('Loops (GNU Anvil (version 7.3.0))');
  });

  it('takes the description from meta, Open Graph or data, as plain text', () => {
    const og = '<meta property="og:description" content="From a network &amp; more">';
    const data =
      '<script type="application/ld+json">{"@type":"Product","description":"<p>From data</p>"}</script>';
    expect(inMain('', `<meta name="description" content="From meta">${og}${data}`).description).toBe(
      'From meta',
    );
    expect(inMain('', og + data).description).toBe('From a network & more');
    expect(inMain('', data).description).toBe('From data');
    const escaped =
      '<script type="application/ld+json">{"@type":"Event","description":"&lt;p&gt;Bring boots &amp; gloves.&lt;/p&gt;\\\\n"}</script>';
    expect(inMain('', escaped).description).toBe('Bring boots & gloves.');
    expect(inMain('').description).toBe('');
  });

  it('finds the first sentences that tell something', () => {
    const page =
      inMain(`<h1>Care</h1><p>By Ann Smith, 3 May 2026</p><p>We use cookies on this site to improve it.</p>
      <p>Home › Guides › Care › Wool</p><p>NEW NEW NEW BUY TODAY IN OUR SHOP</p>
      <p>Taxes included. Shipping is calculated at checkout.</p><p>Alle Preise inkl. MwSt. und zzgl. Versandkosten.</p><p>Please enable JavaScript to see this page.</p>
      <p>Wool keeps its shape when it is washed cold.</p><p>Never wring it out.</p><p>Lay it flat on a towel until it is dry.</p>`);
    expect(page.excerpt).toMatch(/^Wool keeps its shape when it is washed cold\./);
    expect(page.excerpt).toContain('Lay it flat');
  });

  it('passes over no sentence that tells more than what a price includes', () => {
    const told =
      'Shipping is included, since each fleece is washed, carded and spun within a mile of the farm on which the sheep are kept.';
    expect(inMain(`<h1>Care</h1><p>${told}</p>`).excerpt).toBe(told);
  });

  it('tells its language from the element that has nearly all of its text, where its root has none', () => {
    const page = (book: string, beside: string) =>
      read(`<!doctype html><html><body><div lang="de">${book}</div><p>${beside}</p></body></html>`).language;
    // Names, by which no language is told.
    const book = 'Postfix, Dovecot, Exim, Roundcube, Apache, Caddy, Nginx';
    expect(page(book, 'Next')).toBe('de');
    expect(page('„Grüß Gott“', book)).toBe('');
  });

  it('tells its language from what XHTML declares, where nothing else does', () => {
    const page = (html: string) => read(html).language;
    expect(page(`<html xml:lang="es"><p>x`)).toBe('es');
    expect(page(`<html><div xml:lang="es"><p>Hola</p></div>`)).toBe('es');
    expect(page(`<html lang="ca" xml:lang="es"><p>x`)).toBe('ca');
  });

  it('tells its language from what it declares', () => {
    const page = (html: string) => read(html).language;
    expect(page('<html lang="de_AT"><p>x')).toBe('de-AT');
    expect(page('<meta http-equiv="Content-Language" content="fr, en"><p>x')).toBe('fr');
    expect(page('<meta property="og:locale" content="pt_BR"><p>x')).toBe('pt-BR');
    expect(page('<html lang="nonsense!"><p>x')).toBe('');
  });

  it('reads dates, Markdown twin, canonical address and types', () => {
    const page = inMain(
      '<h1>x</h1>',
      `<link rel="alternate" type="text/markdown" href="/guides/care.md"><link rel="canonical" href="/care">
       <script type="application/ld+json">{"@type":"Article","datePublished":"2026-01-02","dateModified":"2026-03-04T10:00:00Z"}</script>`,
    );
    expect(page).toMatchObject({
      published: '2026-01-02',
      modified: '2026-03-04T10:00:00Z',
      markdownUrl: 'https://shop.example/guides/care.md',
      canonical: 'https://shop.example/care',
      types: ['Article'],
    });
  });

  it('is a post where author and day stand beside its heading, without any data', () => {
    const page = (line: string) =>
      read(
        `<main><h1>Old bridge to close</h1>${line}<p>${'The bridge will close in May. '.repeat(20)}</p></main>`,
      );
    expect(page('<p>By Ann Smith</p><p><time datetime="2026-03-12">12 March 2026</time></p>').isPost).toBe(
      true,
    );
    expect(page('<p>By Ann Smith</p>').isPost).toBe(false);
    expect(page('<p><time datetime="2026-03-12">12 March 2026</time></p>').isPost).toBe(false);
  });

  it('hears what crawlers like ours are told, and not what others are', () => {
    const robots = (content: string, name = 'robots') => {
      const { noindex, nofollow } = inMain('', `<meta name="${name}" content="${content}">`);
      return [noindex, nofollow];
    };
    expect(robots('NOINDEX, follow')).toEqual([true, false]);
    expect(robots('none')).toEqual([true, true]);
    expect(robots('noindex', 'VisibleAI')).toEqual([true, false]);
    expect(robots('noindex', 'googlebot')).toEqual([false, false]);
    expect(robots('index, follow, max-image-preview:large')).toEqual([false, false]);
  });

  it('takes the trail from data or markup, without its beginning', () => {
    const data = (names: string[]) =>
      `<script type="application/ld+json">${JSON.stringify({
        '@type': 'BreadcrumbList',
        itemListElement: names.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
      })}</script>`;
    expect(inMain('', data(['Home', 'Guides', 'Care'])).breadcrumb).toEqual(['Guides', 'Care']);
    for (const home of ['Strona główna', 'トップページ', 'Ana Sayfa'])
      expect(inMain('', data([home, 'Guides', 'Care'])).breadcrumb).toEqual(['Guides', 'Care']);
    const markup =
      '<nav aria-label="breadcrumbs"><ol><li><a href="/">Accueil</a> ›</li><li><a href="/g">Guides</a> ›</li><li>Soin</li></ol></nav>';
    expect(inMain(markup).breadcrumb).toEqual(['Guides', 'Soin']);
  });

  it('knows a login and a page that says there is nothing here', () => {
    expect(inMain('<h1>Sign in</h1><input type="password">').login).toBe(true);
    expect(inMain(`<h1>News</h1><p>${'word '.repeat(200)}</p><input type="password">`).login).toBe(false);
    expect(inMain('<h1>Oops</h1>', '<title>404 – Seite nicht gefunden</title>').notFound).toBe(true);
    expect(inMain(`<h1>Lost and not found</h1><p>${'word '.repeat(300)}</p>`).notFound).toBe(false);
  });
});

describe('questions', () => {
  it('come with the whole answer, its paragraphs kept, from headings, details and definitions', () => {
    const { questions } =
      inMain(`<h1>Help</h1><h2>How do I wash wool?</h2><p>Cold.</p><p>By hand.</p><h3>And silk</h3><p>Like wool.</p><h3>And felt</h3><p>Never.</p>
      <h2>本当に洗えますか？</h2><p>はい、洗えます。</p><h2>Care</h2><p>No question.</p>
      <details><summary>Where do you deliver?</summary><p>All over Europe.</p></details>
      <dl><dt>What does it cost?</dt><dd>Five euros.</dd></dl>`);
    expect(Object.fromEntries(questions.map(({ question, answer }) => [question, answer]))).toEqual({
      'How do I wash wool?': 'Cold.\n\nBy hand.\n\nAnd silk\n\nLike wool.\n\nAnd felt\n\nNever.',
      '本当に洗えますか？': 'はい、洗えます。',
      'Where do you deliver?': 'All over Europe.',
      'What does it cost?': 'Five euros.',
    });
    expect(new Set(questions.map(({ from }) => from))).toEqual(new Set(['heading', 'details']));
  });

  it.each([
    ['a heading of lower rank', '<h4>Contact us</h4><p>Call now.</p>'],
    ['a line that is only drawn as a heading', '<p class="h2">Contact us</p><p>Call now.</p>'],
    ['a heading by its role', '<div role="heading" aria-level="3">Contact us</div><p>Call now.</p>'],
  ])('end before %s that follows', (_, after) => {
    const { questions } = inMain(
      `<h1>Help</h1><h3>Is it warm?</h3><p>Yes, it is.</p><h3>Can I cancel?</h3><p>Any time.</p>${after}`,
    );
    expect(questions.map(({ answer }) => answer)).toEqual(['Yes, it is.', 'Any time.']);
  });

  it('of a forum have the answer that its data accept, not the names and days below them', () => {
    const { questions } = inMain(
      '<h2>Why does my fridge short-cycle?</h2><p>bob March 1, 2026</p><p>It turns on every minute.</p><p>2 Likes</p>',
      `<script type="application/ld+json">{"@type":"QAPage","mainEntity":{"@type":"Question","name":"Why does my fridge short-cycle?","acceptedAnswer":{"@type":"Answer","text":"Set the compressor delay to 10 minutes."}}}</script>`,
    );
    expect(questions).toEqual([
      {
        question: 'Why does my fridge short-cycle?',
        answer: 'Set the compressor delay to 10 minutes.',
        from: 'structured-data',
      },
    ]);
  });

  it('that buttons open end with their own panel', () => {
    const { questions } = inMain(
      `<h1>Help</h1><h3><button aria-expanded="false" aria-controls="a">Is it warm?</button></h3><div id="a" hidden><p>Yes.</p><ul><li>All day</li></ul></div>
      <button aria-expanded="false" aria-controls="b">Is it light?</button><div id="b" hidden>It weighs 200 grams.</div><p>Ask us for more.</p>`,
    );
    const answers = questions.filter(({ from }) => from === 'details');
    expect(answers.map(({ question, answer }) => [question, answer])).toEqual([
      ['Is it warm?', 'Yes.\n\nAll day'],
      ['Is it light?', 'It weighs 200 grams.'],
    ]);
  });

  it('are found in lines without a mark, where a writing needs none', () => {
    const line = (question: string, answer: string) =>
      `<div><p><strong>${question}</strong></p><p>${answer}</p></div>`;
    const { questions } = inMain(
      `<h1>よくあるご質問</h1>${line('チェックインは何時からですか', 'チェックインは15時から18時までです。')}${line('カードは使えますか？', 'はい、ご利用いただけます。')}${line('ペットと一緒に泊まれますか', '申し訳ございませんが、お受けしておりません。')}`,
    );
    expect(Object.fromEntries(questions.map(({ question, answer }) => [question, answer]))).toEqual({
      チェックインは何時からですか: 'チェックインは15時から18時までです。',
      'カードは使えますか？': 'はい、ご利用いただけます。',
      ペットと一緒に泊まれますか: '申し訳ございませんが、お受けしておりません。',
    });
    expect(inMain('<h1>宿</h1><p>いかがですか</p><p>お部屋からは川が見えます。</p>').questions).toEqual([]);
  });

  it('of data count only where the page shows them', () => {
    const data = (question: string, answer: string) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }] })}</script>`;
    const shown = inMain(
      '<h1>x</h1><p><b>Is it warm?</b> Yes, it is very warm.</p>',
      data('Is it warm?', 'Yes, it is very warm.'),
    );
    expect(shown.questions).toEqual([
      { question: 'Is it warm?', answer: 'Yes, it is very warm.', from: 'structured-data' },
    ]);
    expect(inMain('<h1>x</h1>', data('Is it warm?', 'Yes, it is very warm.')).questions).toEqual([]);
  });
});

describe('links', () => {
  it('are all there but those marked nofollow, each once, without fragments', () => {
    const page =
      inMain(`<a href="/a#x">A</a><a href="/a">A</a><a rel="nofollow" href="/b">B</a><a href="mailto:x@y.example">M</a>
      <a href="../c">C</a><map><area href="/d"></map>`);
    expect(page.links).toEqual([
      'https://shop.example/a',
      'https://shop.example/c',
      'https://shop.example/d',
    ]);
  });

  it('of the menu come in order, with the group they open under; header before footer', () => {
    const page = read(`<body><footer><h4>Legal</h4><ul><li><a href="/privacy">Privacy</a></li></ul></footer>
      <header><nav><a href="/shirts">Shirts</a><div><button>More</button><ul><li><a href="/sale">Sale</a></li></ul></div><a href="/about">About us</a></nav></header></body>`);
    expect(page.navigation.map(({ text, group }) => [text, group])).toEqual([
      ['Shirts', ''],
      ['Sale', 'More'],
      ['About us', ''],
      ['Privacy', 'Legal'],
    ]);
  });

  it('of a menu that a link opens stand under its words, the link itself once', () => {
    const page = read(`<body><nav><ul><li><a href="/">Home</a></li>
      <li><a href="/cuts">Services ▼</a><ul><li><a href="/cuts">Haircuts</a></li><li><a href="/dyes">Colours</a></li></ul></li>
      <li><a href="/all">All products</a><div><a href="/wax">Wax</a><a href="/oil">Oil</a></div></li><li><a href="/us">About</a></li></ul></nav>`);
    expect(page.navigation.map(({ text, group }) => [text, group])).toEqual([
      ['Home', ''],
      ['Haircuts', 'Services'],
      ['Colours', 'Services'],
      ['All products', 'All products'],
      ['Wax', 'All products'],
      ['Oil', 'All products'],
      ['About', ''],
    ]);
  });
  it('of a list beside the main part are a menu, though only the footer is marked', () => {
    const page =
      read(`<body><div id="main"><h1>Anvil</h1><p>${'An anvil is heavy. '.repeat(9)}</p><div id="footer"><a href="/de">Deutsch</a></div></div>
      <div id="contents"><ul class="toc"><li><a href="/intro">Introduction</a><ul><li><a href="/features">Features</a></li><li><a href="/examples">Examples</a></li></ul></li>
      <li><a href="/download">Download</a></li></ul></div></body>`);
    expect(page.navigation.map(({ text, group }) => [text, group])).toEqual([
      ['Deutsch', ''],
      ['Introduction', 'Introduction'],
      ['Features', 'Introduction'],
      ['Examples', 'Introduction'],
      ['Download', ''],
    ]);
  });

  it('stand under no group that the heading of the page would name', () => {
    const { navigation } = read(
      '<!doctype html><body><nav><a href="/">Start</a></nav><header><h1>Forged in Leeds</h1><a href="/a">A</a><a href="/b">B</a></header><main><p>Text.</p></main>',
    );
    expect(navigation.map(({ group }) => group)).toEqual(['', '', '']);
  });

  it('stand under no group that a button with a sign alone would name', () => {
    const menu = read(
      '<!doctype html><body><nav><a href="/">Start</a></nav><div class="mobile-menu"><button class="close" aria-label="Close the menu">✕</button><a href="/a">A</a><a href="/b">B</a></div><main><p>Text.</p></main>',
    );
    expect(menu.navigation.map(({ text, group }) => [text, group])).toEqual([
      ['Start', ''],
      ['A', ''],
      ['B', ''],
    ]);
  });

  it('to the next page of a manual stand under no group, whatever the heading above them says', () => {
    const page = read(`<head><link rel="next" href="/forge"></head><body><main><p>Anvils.</p></main>
      <div class="sidebar"><h4>Next topic</h4><p><a href="/forge">Forge</a></p>
      <h4>Tools</h4><ul><li><a href="/tongs">Tongs</a></li></ul></div></body>`);
    expect(page.navigation.map(({ text, group }) => [text, group])).toEqual([
      ['Forge', ''],
      ['Tongs', 'Tools'],
    ]);
  });

  it('of a footer stand under the bold lines above them', () => {
    const page = read(`<body><main><h1>Anvil</h1></main><footer>
      <div><p><strong>Shop</strong></p><ul><li><a href="/anvils">Anvils</a></li></ul></div>
      <div><p><b>Help</b></p><ul><li><a href="/returns">Returns</a></li></ul></div></footer></body>`);
    expect(page.navigation.map(({ text, group }) => [text, group])).toEqual([
      ['Anvils', 'Shop'],
      ['Returns', 'Help'],
    ]);
  });
});

describe('the questions of a page', () => {
  const whole = 'DevDay is the yearly meeting of all who write programs in the North.';
  const below = (cards: string) =>
    inMain(`<h2>What is DevDay?</h2><p>${whole}</p>${cards}<h2>Place</h2><p>Leeds.</p>`);

  it('are answered before the cards below the answer', () => {
    const [asked] = below(
      '<h3>250 people</h3><p>Come from all over.</p><h3>When?</h3><p>In May.</p>',
    ).questions;
    expect(asked?.answer).toBe(whole);
  });

  it('are answered with the steps below the answer', () => {
    const [asked] = below(
      '<h3>First</h3><ul><li>Book</li></ul><h3>Then</h3><ul><li>Come</li></ul>',
    ).questions;
    expect(asked?.answer).toContain('Book');
  });

  it('do not repeat its text once for each heading around it', () => {
    const asked = Array.from(
      { length: 100 },
      (_, at) =>
        `<h${2 + (at % 5)}>What is anvil ${at}?</h${2 + (at % 5)}><p>${'An anvil is heavy. '.repeat(50)}</p>`,
    );
    const { questions } = inMain(asked.join(''));
    const characters = questions.reduce((sum, { answer }) => sum + answer.length, 0);
    expect(questions.length).toBeGreaterThan(9);
    expect(characters).toBeLessThanOrEqual(40_000);
  });
});

it('a card of news is marked: its heading leads to another page, and a day stands beside it', () => {
  const { sections } = inMain(
    '<h1>Rivers</h1><section><h2>News</h2><div><h3><a href="/news/boats">Boats</a></h3><p>Boats are registered at each harbour.</p><span>3 April 2026</span></div></section><h2>Ports</h2><p>There are four.</p>',
  );
  expect(sections.map(({ heading, isTeaser }) => [heading, isTeaser ?? false])).toEqual([
    ['Rivers', false],
    ['News', false],
    ['Boats', true],
    ['Ports', false],
  ]);
});
