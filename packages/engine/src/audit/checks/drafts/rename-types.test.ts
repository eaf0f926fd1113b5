import { describe, expect, it } from 'vitest';
import { applyDiff } from '../../fixes/apply-diff.ts';
import { renameTypes } from './rename-types.ts';

const page = (...blocks: string[]) =>
  `<head>\n${blocks.map((json) => `<script type="application/ld+json">${json}</script>`).join('\n')}\n</head>`;
/** The things of the page after its owner has made the change. */
function after(source: string, ...names: [type: string, name: string][]): unknown[] {
  const [snippet] = renameTypes(
    source,
    names.map(([type, name]) => ({ type, name })),
  );
  const changed = applyDiff(source, snippet?.code ?? '') ?? '';
  return [...changed.matchAll(/json">([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
}

describe('types that get the name that schema.org has', () => {
  it('are renamed where they are types, alone, in lists and in full, and nowhere else', () => {
    const json = JSON.stringify({
      '@graph': [
        { '@type': 'CarWash', name: 'CarWash' },
        { '@type': ['CarWash', 'Brand'], description: 'A CarWash' },
        { '@type': 'http://schema.org/CarWash', parent: { '@type': 'Place' } },
      ],
    });
    expect(after(page(json), ['CarWash', 'AutoWash'])).toEqual([
      {
        '@graph': [
          { '@type': 'AutoWash', name: 'CarWash' },
          { '@type': ['AutoWash', 'Brand'], description: 'A CarWash' },
          { '@type': 'http://schema.org/AutoWash', parent: { '@type': 'Place' } },
        ],
      },
    ]);
  });

  it('are renamed in each block that has them, in its own layout', () => {
    const first = '{\n  "@type" : "webSite",\n  "name": "Oak"\n}';
    const source = page(first, '{"@type":"Person"}', '{"@type":"Pub","name":"The Oak"}');
    expect(after(source, ['webSite', 'WebSite'], ['Pub', 'BarOrPub'])).toEqual([
      { '@type': 'WebSite', name: 'Oak' },
      { '@type': 'Person' },
      { '@type': 'BarOrPub', name: 'The Oak' },
    ]);
    expect(renameTypes(source, [{ type: 'webSite', name: 'WebSite' }])[0]?.code).toContain(
      '+  "@type" : "WebSite",',
    );
  });

  it('are none in a page that has them elsewhere', () => {
    const source = '<div itemscope itemtype="https://schema.org/CarWash">Wash</div>';
    expect(renameTypes(source, [{ type: 'CarWash', name: 'AutoWash' }])).toEqual([]);
  });
});
