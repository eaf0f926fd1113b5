import { describe, expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

const page = (hostile: string) => `<title>T</title><h1>H</h1><p>seen</p>${hostile}`;

/** parse5 alone needs from 10 s to minutes for most of these. */
describe('a page made to keep a parser busy', () => {
  it.each([
    ['nested elements', '<div>'.repeat(400_000)],
    ['nested formatting', '<b>'.repeat(400_000)],
    ['formatting opened again in each paragraph', '<font><p>'.repeat(200_000)],
    [
      'different formatting opened again',
      Array.from({ length: 100_000 }, (_, at) => `<font a=${at}><p>x`).join(''),
    ],
    ['attributes', `<a ${Array.from({ length: 200_000 }, (_, at) => `a${at}=1 `).join('')}>`],
    ['nested tables', '<table>'.repeat(290_000)],
    ['wrong end tags in depth', `${'<i>'.repeat(500)}${'</b>'.repeat(400_000)}`],
    ['what a table pushes out', `<table>${'<i></i>x<p>'.repeat(90_000)}`],
    ['one <html> after another', Array.from({ length: 150_000 }, (_, at) => `<html a${at}>`).join('')],
    ['nested microdata', '<div itemscope itemprop=a itemref="b c">'.repeat(50_000)],
    ['nested JSON-LD', `<script type="application/ld+json">${'{"@graph":['.repeat(100_000)}</script>`],
    ['JSON-LD blocks', '<script type="application/ld+json">{"@type":"Thing"}</script>'.repeat(35_000)],
    ['paragraphs', '<p>x'.repeat(500_000)],
    ['headings that ask', '<h2>why is it?</h2><p>a</p>'.repeat(80_000)],
    ['links', '<a href=/x>y'.repeat(160_000)],
    ['a long title', `<title>${'a '.repeat(1_000_000)}</title>`],
    ['mount points', '<div id=root>'.repeat(150_000)],
    // Some 0.1 to 1 s of processor time each.
  ])('with %s is read all the same', (_, hostile) => {
    const facts = factsOf(page(hostile));
    expect(facts.title).toBe('T');
    expect(facts.headings[0]).toEqual({ level: 1, text: 'H', part: 'main' });
  });

  it('says when it has more elements than are read', () => {
    expect(factsOf('<i></i>'.repeat(150_000)).truncated).toBe(true);
    expect(factsOf('<i></i>'.repeat(1000)).truncated).toBe(false);
  });

  it('keeps what stands after elements that are too deep', () => {
    const facts = factsOf(`${'<div>'.repeat(1000)}deep<img>${'</div>'.repeat(1000)}<h1>After</h1>`);
    expect(facts).toMatchObject({ headings: [{ text: 'After' }], images: { total: 1 }, text: { words: 2 } });
  });
});
