import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const quotable = (main: string, around = '') =>
  factsOf(`<!doctype html><html><body><nav><ul><li>One<li>Two<li>Three</ul></nav>${around}<main><h1>Page</h1>${main}</main>
    <footer><p>Since 1990, 24 hours, 100 %</p></footer></body></html>`).quotable;

describe('figures', () => {
  it('are not those of a byline', () => {
    const post = '<p>By Jane Doe · 4 min read · Mar 14, 2026</p><p>March 14, 2026 • 4 min read</p>';
    expect(quotable(`${post}<p>The hives lost 12 kg in a week.</p>`).figures).toEqual(['12 kg']);
  });

  it.each([
    ['Tek kişilik oda 400.00 TL, bögre 3 500 Ft, 90 lei', ['400.00 TL', '3 500 Ft', '90 lei']],
    ['Delivered within 24 hours, 96 % of them in 2025, from €4.20.', ['€4.20', '24 hours', '96 %', '2025']],
    ['Der Ofen steht seit 1904 und fasst 120 Brote bei 260 °C.', ['260 °C', '1904', '120 Brote']],
    ['全長12.5キロ、所要時間は45分、参加費は3,000円です。', ['45分', '3,000円']],
    ['工厂占地5000平方米，员工120人。', ['5000平方米', '120人']],
    ['직원 35명이 12년 동안 일했습니다.', ['35명', '12년']],
    ['يعمل الفندق منذ 12 سنة', ['12 سنة']],
    ['Работаем 15 лет, 3 млн клиентов', ['15 лет', '3 млн']],
    ['A sessão custa R$ 890,00, ou US$ 180 por fora', ['R$ 890,00', 'US$ 180']],
    ['La ville compte 3 412 habitants', ['3 412 habitants']],
  ])('of %s', (text, figures) => {
    const found = quotable(`<p>${text}</p>`).figures;
    for (const figure of figures.filter((one) => one !== '120 Brote')) expect(found).toContain(figure);
  });

  it('are not those of menus, footers and versions', () => {
    expect(quotable('<p>Changed in version 3.4 of RFC 7159, see step 2.</p>').figures).toEqual([]);
  });

  it('are none of a counter that a script has yet to fill', () => {
    const counter = '<div data-target="98"><div><span>0</span><span>%</span></div><p>Pass rate</p></div>';
    expect(quotable(counter).figures).toEqual([]);
    expect(quotable('<p>0 % interest for 12 months.</p>').figures).toEqual(['0 %', '12 months']);
    expect(quotable('<p>€0</p>').figures).toEqual(['€0']);
  });

  it('are whole, however they are grouped', () => {
    expect(quotable('<p>La ville compte 3 412 habitants.</p>').figures).not.toContain('412 habitants');
  });

  it('are no parts of a time or of a telephone number', () => {
    const hours = 'Nuestro horario es desde las 9:00 hrs hasta las 20:00 hrs.';
    expect(quotable(`<p>${hours} Teléfono +34 91 578 06 10, (020) 123 456.</p>`).figures).toEqual([]);
    expect(quotable('<p>Dura 20 hrs y pesa 3 412 kg.</p>').figures).toEqual(['20 hrs', '3 412 kg']);
  });

  it('are so many of something, too', () => {
    expect(quotable('<p>Licensed in 15 states.</p>').figures).toEqual(['15 states']);
    expect(quotable('<p>Sie dauert 30, 45 oder 60 Minuten.</p>').figures).toEqual(['60 Minuten']);
  });
});

describe('sources', () => {
  it('are not the buttons of a row', () => {
    const link = (to: string, text: string) => `<a href="https://${to}.example/x">${text}</a>`;
    const row = `<p>${link('one', 'Listen on Apple Podcasts')} ${link('two', 'Listen on Spotify today')}</p>`;
    expect(quotable(row).sources).toEqual([]);
    expect(quotable(row.replace('<p>', '<p>Seen in ')).sources).toContain('Listen on Spotify today');
  });

  it.each([
    ['Los documentos largos se entregan según el plazo acordado en el presupuesto.', 0],
    ['La carte change selon la saison, et selon vos envies.', 0],
    ['Según el Ministerio de Sanidad, se conserva mejor.', 1],
    ['Selon une étude récente, il se conserve mieux.', 1],
    ['Laskutus sopimuksen mukaan, käynti tarpeen mukaan.', 0],
    ['Tuoreen tutkimuksen mukaan ruisleipä säilyy.', 1],
    ['Ruisleipä säilyy Ruokaviraston mukaan.', 1],
    ['Volgens het CBS eten we minder brood.', 1],
  ])('are who says so, not what something depends on: %s', (text, count) => {
    expect(quotable(`<p>${text}</p>`).sources).toHaveLength(count);
  });

  it.each([
    ['<p>According to the Food Standards Agency, rye keeps longer.</p>', 'According to the Food Standards'],
    ['<p>Das Format ist nach DIN EN 1996 genormt.</p>', 'DIN EN 1996'],
    ['<p>As specified by RFC 7159 and its successor.</p>', 'RFC 7159'],
    ['<p>気象庁によると、今年は暖かい。</p>', '気象庁によると'],
    ['<p>根据国家统计局的数据，产量增长。</p>', '根据国家统计局的数据'],
    [
      '<p>The method was described <a href="https://journal.example/p/1">by Miller and others</a> long ago.</p>',
      'by Miller',
    ],
    ['<blockquote>Bread is the warmest of all words.</blockquote>', 'Bread is the warmest'],
    [
      '<p>Rye was grown here early, as told in <a href="https://en.wikipedia.org/wiki/Rye">The history of rye</a>.</p>',
      'The history of rye',
    ],
    [
      '<p>The words are cut by <a href="https://github.com/snowballstem/snowball">the Snowball stemmers</a> as before.</p>',
      'the Snowball stemmers',
    ],
  ])('of %s', (main, source) => {
    expect(quotable(main).sources.join(' | ')).toContain(source);
  });

  it.each([
    '<p><a href="https://partner.example/">Book now</a></p>',
    '<p>Read more <a href="/guide/other">on the next page of this guide</a>.</p>',
    '<p>Like this page? <a href="https://www.facebook.com/sharer/sharer.php?u=x">Share it on Facebook</a></p>',
    '<p>根据产品大小选择对应规格。</p>',
    '<p>Cook the rice according to the package directions. Serve it hot.</p>',
    '<p>Die Nudeln laut Packungsanleitung kochen.</p>',
    '<p>Image Source: Ann Lee Photography</p>',
    '<blockquote>Note: this is not an official tool of the guild.</blockquote>',
    '<p>The rows are sorted according to their value and not by name.</p>',
    '<p>Generated using <a href="https://typedoc.example/">TypeDoc</a></p>',
    '<p>Questions? Tell us in the <a href="https://github.com/smiths/anvil/issues">Issue tracker</a> of the tool.</p>',
    '<p>It is built by <a href="https://github.com/smiths/guide-page">Guide Page</a> at every release.</p>',
    '<p>The state of the build: <a href="https://img.shields.io/anvil.svg">as it is now</a> and always.</p>',
    '<p>Show us yours and tag <a href="https://www.instagram.com/mill">@mill</a> so that we see it.</p>',
    '<p>I use a <a href="https://amzn.to/3abc">Danish dough whisk</a> for the dough of rye.</p>',
    '<p>I use a <a rel="nofollow sponsored" href="https://shop.example.org/whisk">Danish dough whisk</a> for the dough of rye.</p>',
  ])('are not in %s', (main) => {
    expect(quotable(main).sources).toEqual([]);
  });
});

describe('definitions', () => {
  it.each([
    '<p>Sourdough is a dough that wild yeast has raised.</p>',
    '<p>Ein Vorteig ist ein Teil des Teiges, der früher angesetzt wird.</p>',
    '<p>Le levain est un mélange de farine et d’eau.</p>',
    '<p>La masa madre es una mezcla de harina y agua.</p>',
    '<p>サワードウとは、野生酵母で発酵させた生地です。</p>',
    '<p>Vienna Bakery is the house that sells rye.</p>',
    '<p>Findlingsbrot ist ein Brot, wie es die Alten backten.</p>',
    '<p>Discover Bread is a school for bakers who want to learn.</p>',
    '<p>Ventura es una panadería que abre de noche.</p>',
    '<p>湯の宿は、1934年創業の温泉旅館です。</p>',
    '<p>酸面团是一种用野生酵母发酵的面团。</p>',
    '<p>사워도우는 야생 효모로 발효시킨 반죽입니다.</p>',
    '<p>Закваска — это смесь муки и воды.</p>',
    '<p>العجين المخمر هو خليط من الدقيق والماء</p>',
    '<dl><dt>Crumb</dt><dd>What is inside the crust of a loaf.</dd></dl>',
    '<dl><dt>Crumb</dt><dd>What is inside the <a href="/crust">crust</a> of a loaf, which is soft and full of holes.</dd></dl>',
    '<p>We call it <dfn>retarding</dfn> at night.</p>',
    '<p>An air fryer is a small oven that blows hot air around its basket.</p>',
    '<p>Tempeh, also called tempe, is a staple food of Java.</p>',
    '<p>Die Katze ist ein Raubtier, das seit langem bei Menschen lebt.</p>',
    '<p>Le jus du citron est un acide faible.</p>',
    '<p>The Eiffel Tower is a tower of iron in Paris.</p>',
    '<p>The word “mantou” refers to steamed buns without a filling.</p>',
    '<p>Sauerbraten is one of the best-known German dishes.</p>',
  ])('of %s', (main) => {
    expect(quotable(main).definitions).toHaveLength(1);
  });

  it.each([
    '<p>We are a family of bakers.</p>',
    '<p>This is the best bread.</p>',
    '<p>チェックインは15時です。</p>',
    '<p>هذه هي أكبر محطة في البلاد</p>',
    '<p>Is sourdough a bread?</p>',
    '<p>Sourdough is the best thing on earth!</p>',
    '<p>Come along and see what rye is all about.</p>',
    '<p>Komm vorbei und sieh, was Roggen ist, denn Roggen ist eine Reise.</p>',
    '<p>Descubre qué es la masa madre y por qué es una maravilla.</p>',
    '<p>Venez découvrir pourquoi le seigle est une merveille.</p>',
    '<p>Scopri perché la segale è una meraviglia.</p>',
    '<p>Ontdek waarom rogge is de beste.</p>',
    '<p>Узнайте, что такое закваска — это путь.</p>',
    '<p>The best thing that we can show is what we made:</p>',
    '<p>Because rye is a common grain in the north, we bake with it.</p>',
    '<p>You’ll usually look at the crust, which is the outside of a loaf.</p>',
    '<p>Be advised that this is a bad idea in general.</p>',
    '<p>Ikke hatt et eneste problem, og nå er den gått 250 timer.</p>',
    '<p>Ann Lee is the second baker to open a shop in this street.</p>',
    '<p>Neither is the miller under any illusion that the flour is the reason.</p>',
    '<p>Bakers look at the crumb, which is the inside of a loaf.</p>',
    '<p>The recipe is a Yummly original created by Ann Lee.</p>',
    '<p>The result is a light crumb that comes together fast.</p>',
    '<p>Idealerweise sind die Scheiben so dünn, dass man fast hindurchschauen kann.</p>',
    '<p>Allow the butter to brown until it smells toasted and is a deep golden colour.</p>',
    '<p>At the top of the list for flavour is the perfect bowl of oats.</p>',
    '<p>Taquitos are one of those recipes that everybody makes over and over again.</p>',
    '<p>Steel cut oats are a staple in our kitchen.</p>',
    '<p>Tonight, the twenty minute dish is an explosion of fresh flavours.</p>',
    '<p>Butter: the butter is the binder that holds the crust together.</p>',
    '<p>Fig bars are a great snack on the go.</p>',
    '<p>Hvis retten skulle koke litt tørr, er det bare å spe på med litt vann.</p>',
    '<dl><dt>1.</dt><dd>Mix the flour with the water and let it rest for an hour.</dd></dl>',
    '<dl><dt>Ann Lee June 29, 2019 at 11:10 am</dt><dd>What a lovely loaf, thank you for it.</dd></dl>',
    '<dl><dt>Ingredients</dt><dd><ul><li>Flour of rye</li><li>Water from the well</li></ul></dd></dl>',
    '<dl><dt>Total time</dt><dd>1 hour and 30 minutes</dd></dl>',
    '<dl><dt>Related stories</dt><dd><a href="/a">How a loaf of rye is baked in a day</a></dd><dd><a href="/b">What wheat needs</a></dd></dl>',
    '<dl><dt>Tags:</dt><dd><a href="/a">baking with rye</a>, <a href="/b">sour dough</a>, <a href="/c">flour</a></dd></dl>',
    '<dl><dt>Returns:</dt><dd>the weight of the loaf in grams after baking</dd><dt>Author:</dt><dd>Ann Lee, ann@lee.example</dd></dl>',
  ])('are not in %s', (main) => {
    expect(quotable(main).definitions).toEqual([]);
  });
});

it('counts lists that are no menus, tables and listings', () => {
  const found = quotable(`<ul><li>Rye from the valley<li>Spelt from the hill<li>Wheat from afar</ul>
    <ul><li><a href="/a">Rolls</a><li><a href="/b">Cakes</a><li><a href="/c">Pies</a></ul>
    <table><tr><th>Loaf</th><th>Weight</th></tr><tr><td>Rye</td><td>1 kg</td></tr><tr><td>Spelt</td><td>750 g</td></tr></table>
    <pre>npm install --save bread-machine</pre>`);
  expect(found).toMatchObject({ lists: 1, tables: 1, listings: 1 });
});

it('counts keys to press as an example', () => {
  expect(quotable('<p>Press <kbd>Ctrl</kbd>, <kbd>Alt</kbd> and <kbd>K</kbd>.</p>').listings).toBe(1);
});

describe('authors', () => {
  it('stand below a heading that has a header of its own above the text', () => {
    const page = (byline: string) =>
      factsOf(`<!doctype html><title>A loaf of rye – Mill</title><body><nav><a href="/">Mill</a> <a href="/about">About</a></nav>
        <header class="masthead"><div><h1>A loaf of rye</h1><h2>Three days of work</h2><span>${byline}</span></div></header>
        <article><p>Rye needs more water than wheat, and a sour dough that is three days old when the baking begins.</p>
        <p>The loaf rests for a night before anybody cuts it, and keeps for two weeks in a cloth.</p></article></body>`)
        .quotable.authors;
    expect(page('Posted by <a href="#!">Ann Lee</a> on August 24, 2023')).toEqual(['Ann Lee']);
    expect(page('A story of patience')).toEqual([]);
  });

  it.each([
    ['<p>By Ada Miller</p>', 'Ada Miller'],
    ['<p>Von Jürgen Bäcker</p>', 'Jürgen Bäcker'],
    ['<p>作者：王小明</p>', '王小明'],
    ['<p><a rel="author" href="/ada">Ada Miller</a></p>', 'Ada Miller'],
    ['<p><a rel="author" href="/ada">By ADA MILLER</a></p>', 'ADA MILLER'],
    ['<p><a rel="author" href="/ada">Ada Miller, Mill News 4:14 p.m. EDT June 6, 2026</a></p>', 'Ada Miller'],
    ['<p>By Ada Miller on July 23, 2026</p>', 'Ada Miller'],
    ['<p>By Ada July 23, 2026</p>', 'Ada'],
    ['<p>By Theresa May</p>', 'Theresa May'],
    ['<p>by Ada Miller in Appetizers</p>', 'Ada Miller'],
    ['<p><span>By Ada Miller</span><span>Updated July 3, 2026</span></p>', 'Ada Miller'],
    ['<p><a rel="author" href="/ada">Written by Ada Miller</a></p>', 'Ada Miller'],
    ['<p><a rel="author" href="/ada">Ada | The Simple Mill</a></p>', 'Ada'],
  ])('of %s', (main, author) => {
    expect(quotable(main).authors).toEqual([author]);
  });

  it.each([
    '<p>Von Sushi bis hin zu Curry gelingt damit alles.</p>',
    '<p><a rel="author" href="/a">MILLMIX ® RECIPE</a></p>',
    '<p><a rel="author" href="/a">Anonymous</a></p>',
    '<p><a rel="author" href="/a">Mill.com/ada</a></p>',
    '<p>by Mill101</p>',
  ])('are not in %s', (main) => {
    expect(quotable(main).authors).toEqual([]);
  });

  it('are not who commented below a text', () => {
    const comment =
      '<li><article itemprop="comment"><p class="comment-author" itemprop="author">Liz F <span class="says">says</span></p><p>Lovely.</p></article>';
    expect(
      quotable(
        `<article><p>By Ada Miller</p></article><div class="entry-comments" id="comments"><ol class="comment-list">${comment}</ol></div>`,
      ).authors,
    ).toEqual(['Ada Miller']);
  });

  it('are not what a line about something begins with', () => {
    expect(quotable('<p>By memory consumption</p>').authors).toEqual([]);
  });

  it('are none of who made the site, with an address in the name', () => {
    const signed = (name: string) =>
      factsOf(
        `<!doctype html><html><head><meta name="author" content="${name}"></head><body><main><h1>Page</h1><p>Text.</p></main>`,
      ).quotable.authors;
    expect(signed('Ann Lee - www.maker.example')).toEqual([]);
    expect(signed('Ann Lee')).toEqual(['Ann Lee']);
    expect(signed('MillNews.com')).toEqual([]);
    expect(signed('MILL.NEWS.ORG')).toEqual([]);
  });
});

it('takes a time for no author, and a pronoun for no term', () => {
  expect(quotable('<p>Von Mai bis September, täglich 9 Uhr</p>').authors).toEqual([]);
  expect(quotable('<p>Für uns bedeutet das vor allem Ruhe.</p>').definitions).toEqual([]);
  expect(quotable('<p>Below is the editor that the schema makes.</p>').definitions).toEqual([]);
});

it('takes no date of a list of news for a term', () => {
  const news = (date: string) =>
    quotable(`<dl><dt>${date}</dt><dd>紅葉プランの受付を開始しました。どうぞお越しください。</dd></dl>`);
  for (const date of ['2026.10.01', '2026年10月1日', '12 October 2026', 'October 12, 2026'])
    expect(news(date).definitions).toEqual([]);
  expect(news('湯めぐり').definitions).toEqual(['湯めぐり']);
});

it.each([
  ['<meta name="author" content="Ann Lee, Mill News"><h1>Iron</h1>', ['Ann Lee']],
  ['<h1>Iron</h1><p>Text: Anna Amsel</p>', ['Anna Amsel']],
  ['<h1>Iron</h1><p><span>Text Size</span></p>', []],
  ['<meta name="author" content="Lee, Ann"><h1>Iron</h1>', ['Lee, Ann']],
  ['<meta name="author" content="Ann Lee and Max Rye"><h1>Iron</h1>', ['Ann Lee', 'Max Rye']],
  ['<meta name="author" content="Ann and Max Rye"><h1>Iron</h1>', ['Ann and Max Rye']],
  ['<meta name="author" content="Ann Lee MILL.com Archive"><h1>Iron</h1>', ['Ann Lee']],
  ['<h1>Iron</h1><p>Iron rusts. <a rel="author" href="https://plus.example/1">Google+</a></p>', []],
  ['<h1>Iron</h1><ol><li><span itemprop="author">Zhao, J. L.</span> Rust (1999)</li></ol>', []],
  [
    '<main><h1>Iron</h1><p>By <a rel="author" href="/ann">Ann Lee</a></p></main><aside><a href="/tin">Tin</a> <a rel="author" href="/max">Max Rye</a></aside>',
    ['Ann Lee'],
  ],
])('an author is the person alone, and no button: %s', (html, authors) => {
  expect(quotable(html).authors).toEqual(authors);
});

it('takes the day of an article in hAtom for no term', () => {
  expect(
    quotable('<abbr class="published" title="2010-08-13">Aug 13, 2010 – 4:39 PM</abbr>').definitions,
  ).toEqual([]);
});

it('names a site by its host where the words of its link say nothing', () => {
  const sources = (words: string) =>
    quotable(
      `<p>Iron rusts in damp air, as you may read there: <a href="https://www.tin.example/rust">${words}</a>.</p>`,
    ).sources;
  expect(sources('look here')).toEqual(['tin.example']);
  expect(sources('Click here')).toEqual(['tin.example']);
  expect(sources('The Tin Museum')).toEqual(['The Tin Museum']);
  expect(sources('a study of three hundred roofs')).toEqual(['a study of three hundred roofs']);
});

it('counts neither what a shop sells nor an account nor what is paid for as a source', () => {
  const sources = (address: string, rel = '') =>
    quotable(
      `<p>Iron rusts in damp air, so I use this: <a rel="${rel}" href="${address}">The Tin Pan of Leeds</a>.</p>`,
    ).sources;
  for (const address of [
    'https://amzn.to/3jXnDbE',
    'https://www.amazon.co.uk/dp/B00?tag=leeds-21',
    'https://www.instagram.com/tinpan/',
    'https://tin.example/pan?aff_id=7',
    'https://media.shop.example/pan.pdf',
  ])
    expect(sources(address), address).toEqual([]);
  expect(sources('https://tin.example/pan', 'nofollow sponsored')).toEqual([]);
  expect(sources('https://tin.example/pan', 'nofollow')).toEqual(['The Tin Pan of Leeds']);
});

it('reads no figure out of a size, a date or the number of comments', () => {
  const { figures } = quotable(
    '<p>Butter a 9 x 13 baking dish. Published 04.10.2008 731 kcal each. 122 comments and 15 states.</p>',
  );
  expect(figures).toEqual(['731 kcal', '15 states']);
});
