import { expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

const text =
  '<p>Our workshop repairs bicycles of every make on the same day, with a warranty of two years.</p>';
const gapsIn = (html: string, script = '<script src="/app.js"></script>') =>
  factsOf(`<main><h1>Bicycles</h1>${text}${html}</main>${script}`).rendering.gaps.map(
    ({ kind, where }) => `${kind}: ${where}`,
  );

it.each([
  [
    'a section with a heading and nothing else',
    '<section><h2>Reviews</h2><div id="reviews"></div></section>',
    ['empty-section: Reviews'],
  ],
  ['a list without items', '<ul id="prices" class="grid"></ul>', ['empty-list: <ul id="prices">']],
  [
    'a table with its head only',
    '<table><thead><tr><th>Part</th></tr></thead><tbody id="rows"></tbody></table>',
    ['empty-list: <tbody id="rows">'],
  ],
  [
    'a heading that waits for its words',
    '<h2 id="name" data-i18n="name"></h2><p>Ours since 2004.</p>',
    ['empty-heading: <h2 id="name">'],
  ],
  ['“Loading”', '<div class="box"><p>Wird geladen …</p></div>', ['waiting: Wird geladen …']],
  [
    '“Loading” in two languages',
    '<p>Loading... / 読み込み中...</p>',
    ['waiting: Loading... / 読み込み中...'],
  ],
  [
    'a figure that counts up',
    '<div class="stat" data-target="500"><div><span>0</span><span>+</span></div><p>Pupils</p></div>',
    ['counter: 0+ Pupils'],
  ],
  [
    'a figure that counts up beside its words',
    '<p><b class="counter" data-count="98">0</b> of 100 pass</p>',
    ['counter: 0 of 100 pass'],
  ],
  ['a skeleton', '<div class="card skeleton"><div></div></div>', ['waiting: <div class="card skeleton">']],
  [
    'a skeleton of Tailwind',
    '<div class="animate-pulse"><div class="h-4"></div></div>',
    ['waiting: <div class="animate-pulse">'],
  ],
  ['an element told where to fetch', '<div id="hours" hx-get="/hours"></div>', ['fetched: <div id="hours">']],
  [
    'the signs of a template',
    '<p>From {{ product.price }} a day</p>',
    ['template: From {{ product.price }} a day'],
  ],
])('%s is left to a script', (_, html, gaps) => {
  expect(gapsIn(html)).toEqual(gaps);
});

it.each([
  [
    'a button or a row of buttons to share the page, and a script',
    '<a class="twitter-share-button" data-url="https://shop.example/"></a><div class="shareTools" data-url="https://shop.example/"></div><ul class="socialByline"></ul><script data-url="/x.js" src="/y.js"></script>',
  ],
  ['a figure that is zero', '<p><b data-count="0">0</b> reported faults, <b data-id="7">0</b> open</p>'],
  ['a figure that stands in the HTML', '<p><b data-target="500">500</b> pupils</p>'],
  [
    'the title of a card, which stands over its picture and below it (Shopify)',
    '<ul class="grid"><li><div class="card"><div class="card__inner"><h3 class="card__heading"><a href="/a">Wool socks</a></h3><div class="card__badge"></div></div><div class="card__content"><h3 class="card__heading h5"><a href="/a">Wool socks</a></h3><span>£18</span></div></div></li></ul>',
  ],
  ['a heading before its own lower heading', '<h2>Prices</h2><h3>City</h3><p>Nine euros a day.</p>'],
  [
    'a map, a form or a picture under a heading',
    '<h2>Find us</h2><div id="map"><iframe src="/map"></iframe></div><h2>Write</h2><form><input></form>',
  ],
  [
    'a heading in a box of its own before its text',
    '<div><h2>Clients</h2><div class="line"></div></div><div><p>They say that it is good.</p></div>',
  ],
  [
    'a question that opens its answer',
    '<button><h3>How long?</h3><i class="icon"></i></button><div><p>A day.</p></div><button><h3>How much?</h3></button>',
  ],
  [
    'pictures behind empty elements',
    '<h2>Gallery</h2><div class="g" style="background-image:url(a.jpg)"></div>',
  ],
  ['room made by empty elements', '<div class="clearfix"></div><div class="spacer"></div><p></p>'],
  [
    'the dots below the slides of a carousel (Bootstrap)',
    '<ol class="carousel-indicators"><li data-slide-to="0"></li><li data-slide-to="1"></li></ol>',
  ],
  ['a template shown as code', '<pre><code>{{ name }}</code></pre><p>Write <code>{{ name }}</code>.</p>'],
  [
    'the words of a template that a listing shows',
    '<pre><code>&lt;b class="{{group}}"&gt;{{value}}&lt;/b&gt;</code></pre><ul><li>{{group}}</li><li>{{value}}: what is in it</li></ul>',
  ],
  [
    'a film below a heading, whose player comes from elsewhere',
    '<h2>Video</h2><div class="wprm-recipe-video"><div id="x1" data-volume="70"></div></div><h2>Rides</h2><div itemscope itemtype="https://schema.org/VideoObject"></div>',
  ],
  [
    'the title of a card, in the link that it is or has',
    '<a href="/a"><div><h4>Bell</h4><div class="rating"></div></div></a><a href="/b"><div><h4>Brake</h4><div class="rating"></div></div></a><header><h2><a href="/c">Chain</a></h2><div class="meta"></div></header><div class="entry"></div>',
  ],
  [
    'the title of a card that ends with it',
    '<article><a href="/a"></a><header><h3>Saddle</h3></header></article><div id="slot"></div>',
  ],
  [
    'links with icons',
    '<h2>We are social too</h2><ul class="btns"><li><a href="https://n.example"><i class="fa"></i></a></li></ul>',
  ],
  [
    'a note in the place of a heading, above a list that has no items',
    '<h4>See the photos above!</h4><ul class="list list-1 steps"></ul><h4>Chain</h4><ul class="list list-2 steps"><li>Oil it.</li></ul>',
  ],
  [
    'the line above a title',
    '<div><h2>Parts</h2></div><div class="sub"><div class="sub__line"></div><h2>Front wheel</h2><p>Spokes</p></div>',
  ],
  [
    'the heading of a list of cards with headings of the same rank',
    '<div><h2>Earlier posts</h2><div class="line"></div><div class="card"><h2>Tyres</h2><p>Long read</p></div></div>',
  ],
  [
    'an advertisement, buttons to share and the label of a button',
    '<h2>A brake</h2><div class="block-adslot ad-slot"></div><h2>A bell</h2><div class="shariff" data-url="/"></div><h2>A horn</h2><p>Loud</p><div class="advertisement"><div x-text="caption"></div></div><button><span>Loading</span></button><form><ul class="errors"></ul></form><label><i x-html="star"></i></label>',
  ],
  ['a list whose classes a program has made up', '<ol class="css-1rk79nl et3p2gv0"></ol>'],
  ['a text about loading', '<p>Loading a bicycle onto a train costs six euros.</p>'],
])('%s is not', (_, html) => {
  expect(gapsIn(html)).toEqual([]);
});

it('a gap of the same kind stays one beside what is none', () => {
  expect(
    gapsIn(
      '<section><h2>Reviews</h2><div class="reviews"></div></section><section><h2>Prices</h2><p>Nine euros</p></section>',
    ),
  ).toEqual(['empty-section: Reviews']);
  expect(gapsIn('<ul class="prices"></ul><ul class="hours"><li>9 to 5</li></ul>')).toEqual([
    'empty-list: <ul class="prices">',
  ]);
});

it('a figure that counts up has the sign that its script writes behind it', () => {
  const [gap] = factsOf(
    `<main><h1>Bicycles</h1>${text}<div><b data-target="2" data-suffix="%">0</b> <p>of all makers</p></div></main><script src="/app.js"></script>`,
  ).rendering.gaps;
  expect(gap?.becomes).toBe('2%');
});

it('counts for nothing on a page without scripts, nor outside the main part', () => {
  expect(gapsIn('<ul id="prices"></ul>', '')).toEqual([]);
  expect(gapsIn('<aside><ul id="offers"></ul></aside>')).toEqual([]);
});

it('waits for no advertisement', () => {
  for (const label of ['Advertisement:', 'Anzeige', 'Publicité', '広告'])
    expect(gapsIn(`<section><h2>${label}</h2><div id="slot"></div></section>`)).toEqual([]);
});
