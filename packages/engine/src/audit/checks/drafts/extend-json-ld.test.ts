import { describe, expect, it } from 'vitest';
import { applyDiff } from '../../fixes/apply-diff.ts';
import { extendJsonLd } from './extend-json-ld.ts';

const profiles = ['https://www.instagram.com/lumenandoak'];
const add = (source: string, name = 'Lumen & Oak') =>
  extendJsonLd(source, { types: ['Organization'], name, property: 'sameAs', value: profiles });
const page = (json: string) => `<head>\n<script type="application/ld+json">${json}</script>\n</head>`;
/** The things of the page after its owner has made the change. */
const after = (source: string, name?: string): unknown => {
  const changed = applyDiff(source, add(source, name)?.code ?? '') ?? '';
  return JSON.parse(/json">([\s\S]*?)<\/script>/.exec(changed)?.[1] ?? 'null');
};

describe('a property that is added to the JSON-LD of a page', () => {
  it('stands in the thing that the page has, beside all that it says', () => {
    expect(after(page('{"@type":"Organization","name":"Lumen & Oak","url":"https://oak.example"}'))).toEqual({
      '@type': 'Organization',
      name: 'Lumen & Oak',
      sameAs: profiles,
      url: 'https://oak.example',
    });
  });

  it('keeps the layout of the block, in a graph as well, and leaves other things of that name alone', () => {
    const json = JSON.stringify(
      {
        '@graph': [
          { '@type': 'WebSite', name: 'Lumen & Oak' },
          { '@type': ['Organization', 'Brand'], name: 'Lumen & Oak', logo: { name: 'a "{" b' } },
        ],
      },
      null,
      2,
    );
    const snippet = add(page(json));
    expect(snippet).toMatchObject({ label: 'your JSON-LD', language: 'diff' });
    expect(snippet?.code).toContain('+      "sameAs": [');
    expect(after(page(json))).toMatchObject({
      '@graph': [{ '@type': 'WebSite' }, { sameAs: profiles, logo: { name: 'a "{" b' } }],
    });
    expect(after(page(json))).not.toHaveProperty('@graph.0.sameAs');
  });

  it('is added to a thing inside another one', () => {
    expect(
      after(page('{"@type":"WebSite","publisher":{"@type":"Organization","name":"Lumen & Oak"}}')),
    ).toMatchObject({ publisher: { sameAs: profiles } });
  });

  it.each([
    ['a list before its name', '"sameName":["Lumen & Oak",{"name":"x"}],"name":"Lumen & Oak"'],
    ['a thing before its name', '"logo":{"name":"Lumen & Oak"},"name":"Lumen & Oak"'],
    ['its name as a value before its name', '"slogan":"name","name":"Lumen & Oak"'],
    ['a quotation mark before its name', '"slogan":"say \\"name\\":","name":"Lumen & Oak"'],
    ['a bracket in a text', '"slogan":"{[","name":"Lumen & Oak"'],
    ['a space before the colon', '"name" : "Lumen & Oak", "url":"https://oak.example"'],
    ['a type that is a number too', '"@type":[7,"Organization"],"name":"Lumen & Oak"'],
  ])('comes behind the name of a thing with %s', (_, properties) => {
    const type = properties.includes('@type') ? '' : '"@type":"Organization",';
    const json = `{${type}${properties}}`;
    expect(after(page(json))).toEqual({ ...JSON.parse(json), sameAs: profiles });
    // Directly behind the name, without a space where the block has none.
    expect(add(page(json))?.code).toMatch(/^\+.*"name" ?: ?"Lumen & Oak", ?"sameAs":/m);
  });

  it('is added to the first block that describes the thing, and not to another one', () => {
    const source =
      page('{"@type":"Organization","name":"Acme"}') + page('{"@type":"Organization","name":"Lumen & Oak"}');
    const [first, second] = applyDiff(source, add(source)?.code ?? '')?.split('</head>') ?? [];
    expect(first).toBe(source.split('</head>')[0]);
    expect(second).toContain('sameAs');
  });

  it.each([
    ['another thing has the name', '{"@type":"WebSite","name":"Lumen & Oak"}'],
    ['it has the property', '{"@type":"Organization","name":"Lumen & Oak","sameAs":[]}'],
    ['it has another name', '{"@type":"Organization","name":"Acme"}'],
    ['its name is no text', '{"@type":"Organization","name":["Lumen & Oak"]}'],
    ['a list has a name', '["name","Lumen & Oak"]'],
    ['a text does not end', '{"@type":"Organization","name":"Lumen & Oak'],
    ['the block is broken', '{"@type":"Organization","name":"Lumen & Oak",'],
    ['the block is long', `{"@type":"Organization","name":"Lumen & Oak","a":"${'x'.repeat(7000)}"}`],
  ])('is not written where %s', (_, json) => {
    expect(add(page(json))).toBeNull();
  });
});
