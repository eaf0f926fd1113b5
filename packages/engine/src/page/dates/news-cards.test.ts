import { describe, expect, test } from 'vitest';
import { extractPageFacts } from '../extract-page-facts.ts';

const url = 'https://ministry.example/';
const read = (main: string, address = url) =>
  extractPageFacts({
    bytes: new TextEncoder().encode(
      `<!doctype html><html lang="en"><head><title>Ministry of Rivers</title></head><body><main>${main}</main></body></html>`,
    ),
    contentType: 'text/html',
    url: address,
  });
const said = 'Boats may be registered at each harbour until the end of the month of May.';

describe('cards of news', () => {
  test('say nothing of the page that shows them, whether each has an element of its own or not', () => {
    const card = `<article><h2><a href="/news/boats">Boats are registered</a></h2><p>${said}</p><p class="meta">3 April 2026</p></article>`;
    const flat = `<div><h3><a href="/news/boats">Boats are registered</a></h3><p>${said}</p><span>3 April 2026</span><h3>Services</h3><p>The ministry keeps the rivers of the country clean and open for everybody.</p></div>`;
    expect(read(`<h1>Ministry of Rivers</h1>${card}`).text.prose).toEqual([]);
    expect(read(`<h1>Ministry of Rivers</h1>${flat}`).text.prose).toEqual([
      'The ministry keeps the rivers of the country clean and open for everybody.',
    ]);
  });

  test('give the page no date', () => {
    const list = `<h1>News</h1><div class="views-row"><span>28/04/2026</span><h3><a href="/news/boats">Boats are registered</a></h3><p>${said}</p></div>`;
    expect(read(list).dates).toEqual([]);
    const times = `<h1>News</h1><div><h2><a href="/news/boats">Boats are registered</a></h2><time class="published" datetime="2026-04-28">28 April</time></div>`;
    expect(read(times).dates).toEqual([]);
    const subtitled = `<h1>News</h1><div><a href="/news/boats"><h2>Boats are registered</h2><h3>At each harbour</h3></a><p>Posted by <a href="/ann">Ann Lee</a> on April 28, 2026</p></div>`;
    expect(read(subtitled).dates).toEqual([]);
  });

  test('are no articles whose heading leads to the page itself, home or to another site', () => {
    for (const link of [
      '/news/boats/',
      'https://ministry.example/news/boats#top',
      '/',
      'https://other.example/a',
    ]) {
      const post = `<article><h1><a href="${link}">Boats are registered</a></h1><p class="meta">Published on 3 April 2026</p><p>${said}</p></article>`;
      const facts = read(post, 'https://ministry.example/news/boats');
      expect(facts.text.prose).toEqual([said]);
      expect(facts.dates.map(({ iso }) => iso)).toEqual(['2026-04-03']);
    }
  });

  test('have a day: a service behind a linked heading describes who offers it', () => {
    const service = `<h1>Ministry of Rivers</h1><section><h2><a href="/boats">Boats</a></h2><p>${said}</p></section>`;
    expect(read(service).text.prose).toEqual([said]);
  });

  test('leave an `<abbr>` with the day of the page itself, among the tags and the author below its heading', () => {
    const post = `<article><h1><a href="/news/boats" rel="bookmark">Boats</a></h1><footer><abbr class="published" title="2026-04-03T00:00:00Z">
      Published: Fri 3 April 2026
    </abbr> <address>By <a href="/ann">Ann Lee</a></address> <p>In <a href="/misc">misc</a>.</p> <p>tags: <a href="/a">a</a> <a href="/b">b</a> <a href="/c">c</a> </p> Translations: <a href="/fr">fr</a></footer><p>${said}</p></article>`;
    expect(read(post, 'https://ministry.example/news/boats').dates.map(({ iso }) => iso)).toEqual([
      '2026-04-03',
    ]);
  });
});
