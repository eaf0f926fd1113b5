import { describe, expect, it } from 'vitest';
import { extractPageFacts } from '../extract-page-facts.ts';
import { factsOf } from '../testing/facts-of.ts';
import { isoDate } from './iso-date.ts';

describe('the dates of a page', () => {
  it('come from structured data, metas and time elements', () => {
    const { dates } = factsOf(
      '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-01-02","dateModified":"2026-02-03T10:00:00+02:00"}</script>' +
        '<meta property="article:modified_time" content="2026-03-04"><time class="entry updated" datetime="2026-05-06">6 May</time><h1>Tyres</h1><time>June 7, 2026</time>',
    );
    expect(dates).toEqual([
      { kind: 'published', raw: '2026-01-02', iso: '2026-01-02', from: 'json-ld' },
      {
        kind: 'modified',
        raw: '2026-02-03T10:00:00+02:00',
        iso: '2026-02-03T10:00:00+02:00',
        from: 'json-ld',
      },
      { kind: 'modified', raw: '2026-03-04', iso: '2026-03-04', from: 'meta' },
      { kind: 'modified', raw: '2026-05-06', iso: '2026-05-06', from: 'time-element' },
      { kind: 'unknown', raw: 'June 7, 2026', iso: '2026-06-07', from: 'time-element' },
    ]);
  });

  it('are those of publication beside the heading if the address has them too', () => {
    const datesAt = (url: string) =>
      extractPageFacts({
        bytes: new TextEncoder().encode('<main><h1>Flour</h1><p>June 7, 2013</p><p>We mill it.</p></main>'),
        contentType: 'text/html',
        url,
      }).dates.map(({ kind, iso }) => [kind, iso]);
    expect(datesAt('https://mill.example/2013/06/07/flour')).toEqual([['published', '2013-06-07']]);
    expect(datesAt('https://mill.example/flour')).toEqual([['unknown', '2013-06-07']]);
  });

  it('are published or changed by what stands within the time element', () => {
    const { dates } = factsOf(
      '<h1>Tyres</h1><p><time datetime="2026-03-12T10:21:00Z">Published: 12 March 2026, 10:21 GMT</time></p>',
    );
    expect(dates[0]).toMatchObject({ kind: 'published', iso: '2026-03-12T10:21:00Z', from: 'time-element' });
  });

  it.each([
    [
      'the element around a link with it says so',
      'es',
      '<li itemprop="datePublished"><a href="/2025/09/"><span><svg></svg></span><span><time>3 septiembre, 2025</time></span></a></li>',
      '2025-09-03',
    ],
    [
      'its term says so',
      'nl',
      '<dl><dt>Geplaatst:</dt><dd><time>3 september 2025</time></dd></dl>',
      '2025-09-03',
    ],
  ])('are in a time without a machine-readable date where %s', (_, language, html, iso) => {
    const around = `<p>${'Words of the page stand here. '.repeat(20)}</p>`;
    const { dates } = factsOf(
      `<html lang="${language}"><body><main><h1>Hierro</h1>${around}${html}</main></body>`,
    );
    expect(dates.map(({ kind, iso: day }) => [kind, day])).toEqual([['published', iso]]);
  });

  it.each([
    ['de', '<p>Stand: 03.05.24</p>', ['modified', '03.05.24', '2024-05-03']],
    ['en', '<p>First Posted: 08-13-10 05:18 PM</p>', ['published', '08-13-10', '2010-08-13']],
    ['fr', '<p>Publié le 5/3/24, par Ana Lee</p>', ['published', '5/3/24', '2024-03-05']],
    ['en-US', '<p>Updated: 5/3/98</p>', ['modified', '5/3/98', '1998-05-03']],
    ['en', '<p>Posted: 5/3/24</p>', ['published', '5/3/24', null]],
    ['en', '<p>By Ann Lee posted 13/3/24 7:30PM</p>', ['published', '13/3/24', '2024-03-13']],
  ])('have two digits for their year behind a label in %s: %s', (language, line, expected) => {
    const { dates } = factsOf(`<html lang="${language}"><body><main><h1>Iron</h1>${line}</main></body>`);
    expect(dates.map(({ kind, raw, iso }) => [kind, raw, iso])).toEqual([expected]);
  });

  it('are no versions, scores and numbers with two digits at their end', () => {
    const lines = [
      'Updated: version 10.02.24',
      '12/10/24',
      'Set 6-4-21',
      'Updated: 1.2.24',
      'Published: 40.05.24',
      'Posted: 5/3/24/7',
    ];
    const { dates } = factsOf(`<main><h1>Iron</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`);
    expect(dates).toEqual([]);
  });

  it('are none in a time whose term or neighbours say something else', () => {
    const { dates } = factsOf(
      `<main><h1>Iron</h1><p>${'Words of the page stand here. '.repeat(20)}</p><dl><dt>Begins</dt><dd><time>3 May 2026</time></dd></dl><div itemprop="datePublished">Not <time>4 May 2026</time></div></main>`,
    );
    expect(dates).toEqual([]);
  });

  it.each([
    ['9.–10. dubna 2026 · Brno', 'cs'],
    ['Samedi 24 janvier 2026, de 18 h à 23 h', 'fr'],
    ['24 January 2026, 6–11 pm', 'en'],
    ['do 31. ledna 2026 nebo do vyprodání', 'cs'],
    ['Early bird until 31 January 2026', 'en'],
  ])('do not include that of an event or a deadline below the heading: %s', (line, language) => {
    const { dates } = factsOf(
      `<html lang="${language}"><main><h1>Tyres</h1><p class="date">${line}</p><p>We change them.</p></main></html>`,
    );
    expect(dates).toEqual([]);
  });

  it.each(['24 January 2026, 18:05', 'Ann Lee – 24 January 2026', '24 January 2026 · 5 min read'])(
    'include that of a line of a post: %s',
    (line) => {
      const { dates } = factsOf(
        `<html lang="en"><main><h1>Tyres</h1><p class="date">${line}</p><p>We change them.</p></main></html>`,
      );
      expect(dates.map(({ iso }) => iso)).toEqual(['2026-01-24']);
    },
  );

  it.each([
    ['2026-02-31', null],
    ['2026-05', '2026-05-01'],
    ['20260506', '2026-05-06'],
    ['2026-05-06 10:11', '2026-05-06'],
    ['2026-05-06T10:11:12.5Z', '2026-05-06T10:11:12.5Z'],
    ['2026-05-06 00:30:00+0200', '2026-05-06T00:30:00+02:00'],
    ['2026-05-06T99:30:00+02:00', '2026-05-06'],
    ['Sun, 03 May 2026 10:00:00 GMT', '2026-05-03'],
    ['3rd May 2026', '2026-05-03'],
    ['Monday, 31 February 2026', null],
    ['May 3rd, 2026', '2026-05-03'],
    ['03/05/2026', null],
    ['3. März 2026', '2026-03-03'],
    ['3 de septiembre de 2026', '2026-09-03'],
    ['2026年3月3日', '2026-03-03'],
    ['令和8年3月3日', '2026-03-03'],
    ['٣ مارس ٢٠٢٦', '2026-03-03'],
    ['3 มีนาคม 2569', '2026-03-03'],
    ['13/05/2026', '2026-05-13'],
    ['next week in 2026', null],
    ['', null],
  ])('%s is read as %s', (raw, iso) => {
    expect(isoDate(raw)).toBe(iso);
  });

  const saidBy = (html: string) => factsOf(html).dates.map(({ kind, iso }) => `${kind} ${iso}`);
  const data = (thing: string) => `<script type="application/ld+json">${thing}</script>`;

  it.each([
    [
      'English',
      '<html lang="en"><h1>T</h1><p>By Ann Lee. Last updated: 3 May 2026</p>',
      'modified 2026-05-03',
    ],
    [
      'German, in the footer',
      '<html lang="de"><h1>T</h1><footer>Stand: 3. März 2026</footer>',
      'modified 2026-03-03',
    ],
    ['French', '<html lang="fr"><h1>T</h1><p>Publié le 1er août 2026 par Luc</p>', 'published 2026-08-01'],
    ['Polish', '<html lang="pl"><h1>T</h1><p>Opublikowano 3 marca 2026</p>', 'published 2026-03-03'],
    ['Hungarian', '<html lang="hu"><h1>T</h1><p>Frissítve: 2026. március 3.</p>', 'modified 2026-03-03'],
    [
      'Japanese, the label behind',
      '<html lang="ja"><h1>T</h1><p>2026年3月3日更新</p>',
      'modified 2026-03-03',
    ],
    ['Korean', '<html lang="ko"><h1>T</h1><p>최종 수정일: 2026. 3. 3.</p>', 'modified 2026-03-03'],
    ['Thai', '<html lang="th"><h1>T</h1><p>อัปเดตล่าสุด 3 มีนาคม 2569</p>', 'modified 2026-03-03'],
    ['Arabic', '<html lang="ar"><h1>T</h1><p>آخر تحديث: ٣ مارس ٢٠٢٦</p>', 'modified 2026-03-03'],
    [
      'Traditional Chinese',
      '<html lang="zh-TW"><h1>T</h1><p>發布日期：民國115年3月3日</p>',
      'published 2026-03-03',
    ],
    [
      'British, in a table',
      '<html lang="en-GB"><h1>T</h1><table><tr><th>Last updated<td>03/05/2026</table>',
      'modified 2026-05-03',
    ],
    [
      'no words, but beside the heading',
      '<h1>T</h1><p class="meta">12 mars 2026 · Ann · 5 min</p>',
      'unknown 2026-03-12',
    ],
  ])('stand in the visible text: %s', (_, html, date) => {
    expect(saidBy(html)).toEqual([date]);
  });

  it.each([
    [
      'below the heading of the title, where the first one names the site',
      `<title>Hard iron - Mill News</title><h1>Mill News</h1>${'<p>Menu of the site</p>'.repeat(60)}<h1>Hard iron</h1><div>June 5, 2026 9:05 AM EST</div>`,
      'unknown 2026-06-05',
    ],
    [
      'below a heading of the second level, which the title has',
      '<title>Iron is hard | Mill News</title><h2>Iron is hard</h2><p>By Ann Lee, June 5, 2026</p>',
      'unknown 2026-06-05',
    ],
    [
      'in a page that is one form, as ASP.NET writes it',
      '<form id="aspnetForm"><h1>T</h1><p>Last updated on: July 16, 2026 7:36 PM</p></form>',
      'modified 2026-07-16',
    ],
    [
      'in a widget of the main part, as Elementor makes every text one',
      `<main><div class="elementor-widget elementor-widget-heading"><h1>T</h1></div><div class="elementor-widget"><p>${'Words of the page stand here. '.repeat(20)}</p></div><div class="elementor-element elementor-widget elementor-widget-post-info"><ul><li itemprop="datePublished"><a href="/2025/09/"><span><time>September 3, 2025</time></span></a></li></ul></div></main>`,
      'published 2025-09-03',
    ],
    [
      'in a card with the heading',
      '<div class="card"><h1>T</h1><p>Originally published on Wed June 3, 2026 4:00 pm</p></div>',
      'published 2026-06-03',
    ],
    [
      'below the subheading',
      `<h1>T</h1><p>${'A subheading says more. '.repeat(11)}</p><p>By Ann Lee | 5 June 2026</p>`,
      'unknown 2026-06-05',
    ],
  ])('stand %s', (_, html, date) => {
    expect(saidBy(html)).toEqual([date]);
  });

  it.each([
    [
      'a widget beside the text',
      '<main><h1>T</h1><p>Text.</p></main><aside><div class="widget"><p>Posted on 3 May 2026</p></div></aside>',
    ],
    ['a form beside the text', '<h1>T</h1><form><p>Last updated on: July 16, 2026</p></form>'],
    ['an event with the heading', '<div class="event"><h1>Quartet</h1><p>3 May 2026</p></div>'],
    ['a review', data('{"@type":"Bakery","review":{"@type":"Review","datePublished":"2019-04-01"}}')],
    [
      'a review of the graph',
      data(
        '{"@graph":[{"@type":"Bakery","review":{"@id":"#r"}},{"@type":"Review","@id":"#r","datePublished":"2019-04-01"}]}',
      ),
    ],
    ['an event', data('{"@type":"Event","dateModified":"2019-04-01"}')],
    [
      'articles of a list',
      data(
        '[{"@type":"BlogPosting","url":"/a","datePublished":"2019-04-01"},{"@type":"BlogPosting","url":"/b","datePublished":"2019-04-02"}]',
      ),
    ],
    [
      'teasers',
      '<h1>Blog</h1><article><time>3 May 2024</time></article><article><time>4 May 2024</time></article>',
    ],
    ['comments', '<h1>T</h1><div id="comments"><p>Posted on 3 May 2024</p></div>'],
    ['a concert', '<h1>Concerts</h1><ul><li><time datetime="2026-05-03">3 May</time> Quartet</li></ul>'],
    ['a book in a sentence', '<h1>T</h1><p>The book was published on 12 March 2019 in London.</p>'],
    ['a copyright', '<h1>T</h1><footer>© 2019 Ann</footer>'],
  ])('are not those of %s', (_, html) => {
    expect(saidBy(html)).toEqual([]);
  });

  it('are those of the article that the page is about, wherever the data puts it', () => {
    const article =
      '{"@type":"Article","datePublished":"2026-01-02","comment":{"@type":"Comment","datePublished":"2026-05-05"}}';
    expect(saidBy(data(`{"@type":"WebPage","mainEntity":${article}}`))).toEqual(['published 2026-01-02']);
    expect(saidBy(data(`{"@type":"WebSite","mainEntity":${article}}`))).toEqual(['published 2026-01-02']);
    expect(saidBy(data(`{"@graph":[{"@type":"WebSite"},${article}]}`))).toEqual(['published 2026-01-02']);
    expect(
      saidBy(
        data(
          `[{"@type":"BlogPosting","url":"/other","datePublished":"2019-04-01"},{"@type":"BlogPosting","url":"https://shop.example/guide/page","datePublished":"2026-01-02"}]`,
        ),
      ),
    ).toEqual(['published 2026-01-02']);
  });
});
