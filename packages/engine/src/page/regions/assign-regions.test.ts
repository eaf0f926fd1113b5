import { describe, expect, it } from 'vitest';
import { openPageDocument } from '../open-page-document.ts';
import type { PagePart } from '../page-part.ts';
import { factsOf } from '../testing/facts-of.ts';

/** The parts that contain marked words: the text of every `<b>`, with its part. */
function partsOf(html: string): Record<string, PagePart> {
  const { elements, pieces } = openPageDocument(html, 'https://shop.example/');
  return Object.fromEntries(
    elements
      .filter(({ name }) => name === 'b')
      .map(({ textStart, region }) => [(pieces[textStart]?.text ?? '').trim(), region.part]),
  );
}

const prose =
  'Our workshop repairs bicycles of every make, and most of them are ready on the same day. '.repeat(6);
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `<li><a href="/${at}">Entry ${at}</a></li>`).join('');

it('a panel that a builder makes a nav is text, if it has a paragraph and leads nowhere', () => {
  expect(
    partsOf(`<div><h1>Plans</h1><p>${prose}</p><div>Is it dear?</div><nav class="w-dropdown-list"><p><b>No.</b></p></nav>
      <nav><ul><li><a href="/a"><b>menu</b></a></li></ul></nav><nav><button><b>open</b></button></nav></div>`),
  ).toEqual({ 'No.': 'main', menu: 'navigation', open: 'navigation' });
});

it('the labels of tabs are controls, an accordion of the same role is text', () => {
  expect(
    partsOf(`<main><h1>Set-up</h1><p>${prose}</p><ul role="tablist"><li role="tab"><b>macOS</b></li><li role="tab">Linux</li></ul>
      <ul role="tablist"><li><a role="tab" href="#a"><b>Is it dear?</b></a><div role="tabpanel"><p>No.</p></div></li></ul></main>`),
  ).toEqual({ macOS: 'controls', 'Is it dear?': 'main' });
});

describe('the parts of a page with landmarks', () => {
  it('follow its elements and roles', () => {
    expect(
      partsOf(`<header><b>top</b><nav><b>menu</b></nav></header><div role="dialog"><b>window</b></div>
        <main><header><h1><b>title</b></h1></header><p><b>text</b></p><aside><b>beside</b></aside><nav><b>contents</b></nav>
        <div hidden><b>panel</b></div></main><aside><b>more</b></aside><div><b>loose</b></div><footer><b>imprint</b></footer>`),
    ).toEqual({
      top: 'banner',
      menu: 'navigation',
      window: 'dialog',
      title: 'main',
      text: 'main',
      beside: 'aside',
      contents: 'navigation',
      panel: 'main',
      more: 'aside',
      loose: 'other',
      imprint: 'footer',
    });
  });

  it('hold where the main element wraps the whole page', () => {
    expect(
      partsOf(
        `<main><header><b>brand</b></header><section><h1>T</h1><p><b>text</b> ${prose}</p></section><footer><b>imprint</b></footer></main>`,
      ),
    ).toEqual({ brand: 'banner', text: 'main', imprint: 'footer' });
  });

  it('pass over a main element that is there for something else', () => {
    const found = partsOf(
      `<main><b>widget</b></main><div class="content"><h1>T</h1><p><b>text</b> ${prose.repeat(3)}</p></div>`,
    );
    expect(found.text).toBe('main');
  });

  it('leave an empty main element empty', () => {
    expect(partsOf(`<nav><b>menu</b></nav><main></main><div><b>loose</b></div>`)).toEqual({
      menu: 'navigation',
      loose: 'other',
    });
  });
});

describe('the parts of a page without landmarks', () => {
  it('take the language of a listing for no choice of languages', () => {
    expect(
      partsOf(`<main><p>${prose}</p><pre class="language-ruby"><code class="language-ruby"><b>gem</b></code></pre>
        <div class="language-sh highlighter-rouge"><pre><b>shell</b></pre></div>
        <div class="language-switcher"><b>Deutsch</b></div></main>`),
    ).toEqual({ gem: 'main', shell: 'main', Deutsch: 'navigation' });
  });

  it('take a heading that makes room for a bar for no bar', () => {
    expect(
      partsOf(`<main><p>${prose}</p><h2 class="anchor anchorWithStickyNavbar_LWe7"><b>Retries</b></h2><p>${prose}</p>
        <h2 class="anchor anchorTargetStickyNavbar_Vzrq"><b>Queues</b></h2><p>${prose}</p></main>`),
    ).toEqual({ Retries: 'main', Queues: 'main' });
  });

  it('take the components of Adobe’s system, which begin with “cmp”, for no request for consent', () => {
    expect(
      partsOf(`<header class="cmp-experiencefragment"><nav class="cmp-navigation"><b>menu</b></nav></header>
        <main class="cmp-container"><div class="cmp-text"><p><b>text</b> ${prose}</p></div></main><div id="cmpbox"><b>biscuits</b></div>
        <div class="cmp-banner"><b>consent</b></div>`),
    ).toEqual({ menu: 'navigation', text: 'main', biscuits: 'notice', consent: 'notice' });
  });

  it('follow what classes and ids say, in several languages', () => {
    expect(
      partsOf(`<div id="kopfzeile"><b>Kopf</b></div><ul class="menu">${links(6)}<li><b>Menü</b></li></ul>
        <div class="fil-ariane"><b>Ariane</b></div><div class="contenido"><h1>T</h1><p><b>text</b> ${prose}</p>
        <div class="comment-list"><b>reader</b></div></div><div class="widgetSidebar"><b>side</b></div>
        <div class="cc-window"><b>biscuits</b></div><div class="pieDePagina"><b>pie</b></div>`),
    ).toEqual({
      Kopf: 'banner',
      Menü: 'navigation',
      Ariane: 'navigation',
      text: 'main',
      reader: 'comments',
      side: 'aside',
      biscuits: 'notice',
      pie: 'footer',
    });
  });

  it('do not believe a name around the page’s own text', () => {
    expect(
      partsOf(`<div class="has-sidebar with-footer"><div class="page-header"><h1>T</h1><b>lead</b></div>
        <div class="menu"><p><b>Soup</b> of the day, six euros</p><p>Fish, 14 euros</p></div><p>${prose}</p></div>`),
    ).toEqual({ lead: 'main', Soup: 'main' });
  });

  it('know the header of a card or of a price list from that of the page', () => {
    expect(
      partsOf(`<div class="header"><b>brand</b></div><div class="content"><p>${prose}</p>
        <div class="card"><div class="card-header"><b>Starter</b></div></div>
        <div class="elementor-price-list-header"><span><b>Nail trim</b></span><span>£12</span></div></div>`),
    ).toEqual({ brand: 'banner', Starter: 'main', 'Nail trim': 'main' });
    expect(
      partsOf(`<div class="header"><b>brand</b></div><main><p>${prose}</p>
        <div class="menu__header"><b>Starters</b></div></main>`),
    ).toEqual({ brand: 'banner', Starters: 'main' });
  });

  it('take a module that is only a heading for no header of the page', () => {
    expect(
      partsOf(`<div class="site-header"><h3><a href="/"><b>brand</b></a></h3></div><h1>Visits</h1><p>${prose}</p>
        <div class="module module-type-header"><h2><b>Prices</b></h2></div><p>${prose}</p>
        <div class="module j-header"><h2><b>Hours</b></h2></div><p>${prose}</p>`),
    ).toEqual({ brand: 'banner', Prices: 'main', Hours: 'main' });
  });

  it('follow names that say what an element is not, and the numbers of a builder', () => {
    expect(
      partsOf(`<div class="menu2"><a href="/a">A</a> <a href="/b">B</a></div>
        <div class="elements wsite-not-footer"><h2>Lessons</h2><p><b>text</b></p></div>
        <div><p>${prose}</p></div><div id="footer1"><b>imprint</b></div>`),
    ).toMatchObject({ text: expect.not.stringMatching('footer'), imprint: 'footer' });
  });

  it('know a menu by its short links, and a title page by its long ones', () => {
    const titles = Array.from(
      { length: 8 },
      (_, at) => `<li><a href="/${at}">How we rebuilt the gears of a bicycle from 19${at}0</a></li>`,
    ).join('');
    expect(partsOf(`<ul>${links(20)}<li><a href="/x"><b>menu</b></a></li></ul><div id="app"></div>`)).toEqual(
      {
        menu: 'navigation',
      },
    );
    expect(
      partsOf(
        `<h1>Articles</h1><ul>${titles}<li><a href="/x"><b>A long title of an article</b></a></li></ul>`,
      ),
    ).toEqual({
      'A long title of an article': 'main',
    });
  });
});

describe('a request for consent', () => {
  const inPage = (notice: string, content = `<h1>Bicycles</h1><p>${prose}</p>`) =>
    partsOf(`<body>${notice}<div class="content">${content}</div></body>`);

  it.each([
    [
      'German',
      '<div class="hinweis"><b>x</b> Wir verwenden Cookies, um Inhalte zu personalisieren. Mit OK stimmen Sie zu.</div>',
    ],
    [
      'Spanish',
      '<section><p><b>x</b> Utilizamos cookies para analizar el uso. Puede aceptar o rechazar.</p></section>',
    ],
    [
      'Japanese',
      '<div><b>x</b>当サイトではクッキーを使用しています。同意される場合はクリックしてください。</div>',
    ],
    [
      'English',
      '<div><h2><b>x</b></h2><p>This site uses cookies to analyse traffic.</p><button>Accept all</button></div>',
    ],
  ])('is known by what it says, in %s', (_, notice) => {
    expect(inPage(notice).x).toBe('notice');
  });

  it('is not a recipe, nor a page about cookies', () => {
    expect(
      inPage('', `<h1>Recipes</h1><p>${prose}</p><p><b>x</b> We bake cookies of butter and sugar.</p>`).x,
    ).toBe('main');
    expect(
      inPage(
        '',
        `<h1>Cookie policy</h1><p><b>x</b> We use cookies for analysis. You can accept or reject them.</p>`,
      ).x,
    ).toBe('main');
  });
});

it('a row of links with one to the settings of cookies is no request for consent', () => {
  const rows = [
    '<ul><li><a href="/i">Imprint</a></li><li><a href="/p">Privacy policy</a></li><li><a href="/c">Cookie settings</a></li><li><a href="/k"><b>x</b>Contact</a></li></ul>',
    '<p><a href="/k"><b>x</b>Contact</a> · <a href="/p">Privacy</a> · <a href="/c">Manage cookie settings</a></p>',
  ];
  for (const row of rows)
    expect(
      partsOf(`<body><main><h1>Bread</h1><p><i>t</i> ${prose}</p></main><footer>${row}</footer>`).x,
    ).toBe('footer');
});

it('the heading of a page above a row of articles is text with what it says, as VitePress builds a home page', () => {
  const card = (name: string) => `<article><h2>${name}</h2><p>${prose}</p></article>`;
  const cards = `<div>${card('One')}${card('Two')}${card('Three')}</div>`;
  const hero = '<div class="hero"><h1>Mill House</h1><p class="tagline"><b>We repair bicycles.</b></p></div>';
  expect(partsOf(`<body><div id="app"><div>${hero}${cards}</div></div>`)).toEqual({
    'We repair bicycles.': 'main',
  });
});

describe('what readers wrote', () => {
  const thread = `<article class="comment"><p><b>x</b> ${prose} ${prose}</p></article>`;

  it('is no text of the page, though nothing else is there', () => {
    const shell = `<body><div id="root"></div><section id="comments">${thread}</section>`;
    expect(partsOf(shell).x).toBe('comments');
  });

  it('may be longer than the text that it is about, and each of them an article', () => {
    const comment = (at: number) =>
      `<li id="comment-${at}"><article class="comment-body"><p>${prose} ${prose} ${at === 1 ? '<b>x</b>' : ''}</p></article></li>`;
    const thread = `<div id="comments"><ol>${[1, 2, 3].map(comment).join('')}</ol></div>`;
    expect(partsOf(`<body><main><h1>Bread</h1><p><b>t</b> ${prose}</p>${thread}</main>`)).toEqual({
      t: 'main',
      x: 'comments',
    });
    const open = `<div class="comments-open"><p><b>x</b> ${prose} ${prose} ${prose}</p></div>`;
    expect(partsOf(`<body><header><h1>Bread</h1></header>${open}`).x).not.toBe('comments');
  });

  it.each([
    [
      'WordPress',
      '<div class="wp-block-post-comments"><h3 id="comments">One response</h3><ol class="commentlist"><li id="comment-3" class="comment even depth-1"><article id="div-comment-3" class="comment-body"><p><b>x</b> Thank you.</p></article></li></ol></div>',
    ],
    [
      'WordPress with a list of its own',
      '<div id="comments" class="comments-area"><ol class="comment-list"><li class="comment"><article class="comment-body"><p><b>x</b> Thank you.</p></article></li></ol></div>',
    ],
    [
      'Drupal',
      '<section class="comments"><article class="js-comment comment"><p><b>x</b> Thank you.</p></article></section>',
    ],
  ])('is no text of the article above it where each comment is an article, in %s', (_, comments) => {
    expect(partsOf(`<main><article><h1>Bread</h1><p>${prose}</p></article>${comments}</main>`).x).toBe(
      'comments',
    );
  });

  it('is not a list of articles that people may comment on', () => {
    const list = `<div class="comments-open"><article class="post"><h2>Bread</h2><p><b>x</b> ${prose}</p></article></div>`;
    expect(partsOf(`<main><h1>Blog</h1>${list}</main>`).x).toBe('main');
  });

  it('is not what an element is for that is only named so and holds the title', () => {
    const page = `<body><div class="comments-area"><h1>Bread</h1><p><b>x</b> ${prose}</p></div>`;
    expect(partsOf(page).x).toBe('main');
  });
});

it('what a builder shows after a form was sent, or above an old version, is not the text', () => {
  expect(
    partsOf(`<main><h1>Contact</h1><p>${prose}</p><div class="w-form"><div class="success-message w-form-done"><div><b>Thank you!</b></div></div>
      <div class="w-form-fail"><b>Oops!</b></div></div><div class="theme-doc-version-banner alert" role="alert"><b>Unreleased.</b></div>
      <article><footer><div class="node__submitted">By <b>admin</b> on Monday</div></footer><p><b>text</b></p></article></main>`),
  ).toEqual({
    'Thank you!': 'dialog',
    'Oops!': 'dialog',
    'Unreleased.': 'notice',
    admin: 'aside',
    text: 'main',
  });
});

it('lists of the figures, tables and examples of a book are no text of its first page', () => {
  expect(
    partsOf(`<div class="book"><h1>Anvils</h1><p>${prose}</p>
      <div class="list-of-figures"><p>Figures</p><dl><dt>1. <b>figure</b></dt></dl></div>
      <div class="list-of-tables"><dl><dt>1. <b>table</b></dt></dl></div>
      <div class="list-of-anvils"><p><b>anvil</b></p></div></div>`),
  ).toEqual({ figure: 'navigation', table: 'navigation', anvil: 'main' });
});

it.each(['topicpath', 'topicPath', 'pankuzu', 'breadcrumb'])(
  'the class %s names the way to a page, no text of it',
  (name) => {
    const { text } = factsOf(
      `<body><div id="contents"><p class="${name}"><a href="/">ホーム</a> &gt; 教員紹介</p><h2>教員紹介</h2><p>教員は三人です。専門はアルゴリズム理論と自然言語処理です。</p></div></body>`,
    );
    expect(text.excerpt).not.toContain('ホーム');
  },
);

it('what a site says in a window that it opens later is not the text', () => {
  expect(
    partsOf(`<div id="emailErrorScrim" class="scrim_overlay hidden"><h3>Error.</h3><p><b>Not sent.</b></p></div>
      <div class="dialogWrap"><p><b>Sign in here.</b></p></div><div><h1>Bread</h1><p><b>text</b> ${prose}</p></div>`),
  ).toEqual({ 'Not sent.': 'dialog', 'Sign in here.': 'dialog', text: 'main' });
});
