import { describe, expect, it } from 'vitest';
import type { StructuredData } from '../page-facts.ts';
import { factsOf } from '../testing/facts-of.ts';

const read = (html: string): StructuredData => factsOf(html).structuredData;
const jsonLd = (...blocks: string[]) =>
  read(blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join(''));
const typesOf = (data: StructuredData) => data.nodes.map(({ types }) => types.join('+'));

describe('JSON-LD', () => {
  it.each([
    ['one thing', '{"@context":"https://schema.org","@type":"Person"}', ['Person']],
    ['a list', '[{"@type":"A"},{"@type":"B"}]', ['A', 'B']],
    ['a graph', '{"@context":"https://schema.org","@graph":[{"@type":"A"},{"@type":"B"}]}', ['A', 'B']],
    ['several types', '{"@type":["Organization","Store"]}', ['Organization+Store']],
    ['things within things', '{"@type":"A","x":{"y":[{"@type":"B"}]}}', ['A', 'B']],
    ['full names', '{"@type":"http://schema.org/Person"}', ['Person']],
    ['an address without its scheme', '{"@context":"//schema.org","@type":"Person"}', ['Person']],
    ['a prefix', '{"@context":{"s":"https://schema.org/"},"@type":"s:Person"}', ['Person']],
    ['the usual prefix', '{"@type":"schema:Person"}', ['Person']],
    ['a vocabulary', '{"@context":{"@vocab":"http://schema.org/"},"@type":"Person"}', ['Person']],
    ['another name for @type', '{"@context":{"kind":"@type"},"kind":"Person"}', ['Person']],
    [
      'another vocabulary',
      '{"@context":"https://www.w3.org/ns/activitystreams","@type":"Person"}',
      ['https://www.w3.org/ns/activitystreams#Person'],
    ],
    ['an HTML comment around it', '<!-- {"@type":"A"} -->', ['A']],
    ['CDATA around it', '//<![CDATA[\n{"@type":"A"}\n//]]>', ['A']],
    ['nothing with a type', '{"name":"x"}', []],
    ['no thing at all', '[null, 1, "x", true]', []],
  ])('with %s', (_, block, types) => {
    expect(typesOf(jsonLd(block))).toEqual(types);
  });

  it('that is broken hides none of its neighbours and is told by its place', () => {
    const data = jsonLd('{"@type":"A"}', '{"@type":"B",}', '', '{"@type":"C"}');
    expect(typesOf(data)).toEqual(['A', 'C']);
    expect(data.nodes.map(({ block }) => block)).toEqual([1, 4]);
    expect(data.jsonLd).toMatchObject({
      blocks: 4,
      broken: [{ block: 2 }, { block: 3, problem: 'The block is empty' }],
    });
    expect(data.jsonLd.broken[0]?.problem).toMatch(/JSON/);
  });

  it.each([
    ['{\n"@type": "A",\n}', '(line 3 of the block, at “}”)'],
    ['{\n// who\n"@type": "A"}', '(line 2 of the block, at “// who”)'],
    ['\n<!--\n{"@type": “A”}\n-->', '(line 3 of the block, at ““A”}”)'],
    ['{"@type": "A",\n "name": {{ page.title }} }', '(line 2 of the block, at “{{ page.title }} }”)'],
    ['{"@type": "A"}\n{"@type": "B"}', '(line 2 of the block, at “{"@type": "B"}”)'],
    ['{"@type": "A", "name": "one\ntwo"}', '(line 1 of the block, at “"one”)'],
  ])('tells the line where %j is broken', (block, place) => {
    expect(jsonLd(block).jsonLd.broken[0]?.problem).toContain(place);
  });

  it('gives properties as text, with the type of what is nested or referred to', () => {
    const [article] = jsonLd(
      '{"@context":"https://schema.org","@graph":[{"@type":"Article","https://schema.org/headline":"H","wordCount":7,' +
        '"author":{"@id":"#me"},"publisher":{"@type":"Organization","name":"O"},"about":{"name":"Tea"},' +
        '"keywords":["a","b"],"description":{"@value":"d","@language":"en"},"isPartOf":{"@id":"#none"}},' +
        '{"@type":"Person","@id":"#me"}]}',
    ).nodes;
    expect(article?.properties).toEqual({
      headline: ['H'],
      wordCount: ['7'],
      author: ['[Person]'],
      publisher: ['[Organization]'],
      about: ['Tea'],
      keywords: ['a', 'b'],
      description: ['d'],
      isPartOf: ['#none'],
    });
  });

  it('is known by its type however that is written', () => {
    expect(
      typesOf(read('<script type=" Application/LD+JSON; charset=utf-8">{"@type":"A"}</script>')),
    ).toEqual(['A']);
    expect(read('<script type="application/json">{"@type":"A"}</script>').jsonLd.blocks).toBe(0);
  });

  it('cuts long values', () => {
    const [node] = jsonLd(`{"@type":"A","text":"${'word '.repeat(1000)}"}`).nodes;
    expect(node?.properties.text?.[0]?.length).toBeLessThanOrEqual(500);
  });
});

describe('microdata', () => {
  it('gives items, nested items and values by the kind of element', () => {
    const data = read(
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop=name>Tea</h1><img itemprop=image src=/t.png>' +
        '<div itemprop=offers itemscope itemtype="http://schema.org/Offer"><meta itemprop=price content=3><time itemprop="validFrom" datetime="2026-01-01">New year</time></div></div>',
    );
    expect(data.nodes).toEqual([
      {
        syntax: 'microdata',
        types: ['Product'],
        properties: { name: ['Tea'], image: ['https://shop.example/t.png'], offers: ['[Offer]'] },
        block: null,
        within: null,
      },
      {
        syntax: 'microdata',
        types: ['Offer'],
        properties: { price: ['3'], validFrom: ['2026-01-01'] },
        block: null,
        within: 'offers',
      },
    ]);
  });

  it('follows itemref, and not in a circle', () => {
    const data = read(
      '<div itemscope itemtype="https://schema.org/Person" itemref="n gone"></div><p id=n><b itemprop=name>Ann</b></p>' +
        '<div id=c itemscope itemtype="https://schema.org/Thing" itemref=c></div>',
    );
    expect(data.nodes.map(({ properties }) => properties)).toEqual([{ name: ['Ann'] }, {}]);
  });
});

describe('RDFa', () => {
  it('gives things by vocabulary or prefix', () => {
    const data = read(
      '<div vocab="https://schema.org/" typeof=Person><span property=name>Ann</span><div property=address typeof=PostalAddress><span property=addressLocality>Bern</span></div></div>' +
        '<p typeof="schema:Event"></p><p prefix="s: http://schema.org/" typeof="s:Place"></p>',
    );
    expect(typesOf(data)).toEqual(['Person', 'PostalAddress', 'Event', 'Place']);
    expect(data.nodes[0]?.properties).toEqual({ name: ['Ann'], address: ['[PostalAddress]'] });
  });

  it('means nothing without a vocabulary', () => {
    expect(read('<p typeof=Person></p>').nodes).toEqual([]);
  });
});

describe('names that a page makes long', () => {
  const long = 'a'.repeat(100_000);
  const things = (piece: (at: number) => string) => Array.from({ length: 300 }, (_, at) => piece(at));
  const sizeOf = (html: string) => JSON.stringify(factsOf(html)).length;

  it.each([
    [
      'types in a vocabulary with a long address',
      `<script type="application/ld+json">{"@context":{"@vocab":"https://x.example/${long}"},"@graph":[${things((at) => `{"@type":"T${at}"}`)}]}</script>`,
    ],
    [
      'properties in one',
      `<script type="application/ld+json">{"@context":{"@vocab":"https://x.example/${long}"},"@graph":[${things((at) => `{"@type":"T","p${at}":1}`)}]}</script>`,
    ],
    [
      'prefixes',
      `<script type="application/ld+json">{"@context":{"x":"https://x.example/${long}"},"@graph":[${things((at) => `{"@type":"x:T${at}"}`)}]}</script>`,
    ],
    ['RDFa', `<div vocab="https://x.example/${long}">${things((at) => `<p typeof=T${at}>`).join('')}</div>`],
    [
      'references to a thing of many types',
      `<script type="application/ld+json">{"@graph":[{"@id":"x","@type":[${things((at) => `"${at}${'t'.repeat(100)}"`)}]},${things(() => '{"@type":"A","a":[{"@id":"x"},{"@id":"x"}]}')}]}</script>`,
    ],
    [
      'a base',
      `<base href="https://shop.example/${long}/">${things((at) => `<link rel=canonical href=${at}>`).join('')}`,
    ],
    ['a language', `<html lang="${long}">`],
  ])('do not come back in each fact: %s', (_, html) => {
    expect(sizeOf(html)).toBeLessThan(150_000);
  });
});
