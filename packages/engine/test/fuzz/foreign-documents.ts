import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

const html = `<!doctype html><html lang="en-GB" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8">
<title>Bread &amp; rolls – Bakery</title><base href="/shop/"><meta name="description" content="Bread, every day.">
<meta name="robots" content="index, max-snippet:-1"><meta property="og:title" content="Bread"><meta http-equiv="refresh" content="5; url=/next">
<link rel="canonical" href="https://a.example/"><link rel="alternate" hreflang="de" href="/de/"><link rel="amphtml" href="/amp">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":["Organization","Bakery"],"@id":"#o","name":"Bakery",
"address":{"@type":"PostalAddress"}},{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"When?","acceptedAnswer":{"@type":"Answer","text":"Daily."}}]},
{"@type":"Article","author":{"@id":"#o"},"datePublished":"2026-01-02T03:04:05+01:00"}]}</script></head>
<body vocab="https://schema.org/" typeof="Person"><nav><ul><li><a href="a?b=1&c=2#d" rel="nofollow">A</a></ul></nav><main><h1>Bread</h1><h3>When?</h3>
<p property="name">Daily from <time datetime="2026-02-30">six</time>.</p><div itemscope itemtype="https://schema.org/Product" itemref="x"><span itemprop="name">Loaf</span>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="3"></div></div><details><summary>How?</summary>By hand.</details>
<dl><dt>What?</dt><dd>Bread</dd></dl><table><tr><td>x<th>y</table><img src=x alt=""><img src=y><svg><title>s</title></svg><noscript><p>n</p></noscript>
<template><p>t</template><select><option>o</select><math><mi>x</mi></math><pre>code\n\tx</pre><ol start=3><li>one<li>two</ol></main><footer hidden>f</footer></body></html>`;

const sitemap = `<?xml version="1.0" encoding="UTF-8"?><!-- c --><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://a.example/?a=1&amp;b=2</loc><lastmod>2026-01-01</lastmod><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url>
<url><loc><![CDATA[ https://a.example/c ]]></loc></url></urlset>`;
const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/s1.xml.gz</loc></sitemap></sitemapindex>`;
const feed = `<rss version="2.0"><channel><item><link>https://a.example/1</link></item></channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://a.example/2"/></entry></feed>`;
const robots = `# all\r\nUser-agent: *\nDisallow: /private/*.pdf$\nAllow: /\nCrawl-delay: 1.5\nContent-Signal: search=yes, ai-train=no\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /%7ea\nSitemap: https://a.example/s.xml\n`;
const llms = `# Bakery\n\n> Bread, every day.\n\nProse [with](/a link).\n\n## Docs\n\n- [Prices](https://a.example/p): What it costs\n- [About](/about)\n\n## Optional\n\n- [Legal](/legal)\n`;

/** Well-made documents to damage. */
export const documents = {
  html: [html],
  sitemap: [sitemap, index, feed, atom, 'https://a.example/\nhttps://a.example/2\n'],
  robots: [robots],
  llms: [llms],
};
export type DocumentKind = keyof typeof documents;

/** What breaks parsers: incomplete syntax, depth, special characters. */
const pieces = fc.constantFrom(
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    '</',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE x [<!ENTITY a "b">',
    '&a;',
    '&#x110000;',
    '&#0;',
  ],
  ...[
    '<div>',
    '</div>',
    '<b>',
    '<p>',
    '<table>',
    '<td>',
    '<svg>',
    '<math>',
    '<template>',
    '<select>',
    '<a href="',
    '<script>',
    '</script>',
  ],
  ...[
    '<form>',
    '<frameset>',
    '<title>',
    '<li>',
    '<h1>',
    '<img alt=',
    '<meta charset=utf-16>',
    '<base href="javascript:x">',
    ' lang="en-x1"',
  ],
  ...[
    '<html lang="de-1996-1996">',
    '<html lang="x-a">',
    '<time datetime="99999-99-99">',
    '<meta http-equiv=refresh content="0;url=//[">',
  ],
  ...[
    '<script type="application/ld+json">',
    '{"@graph":[',
    '{"@type":',
    '[[[[',
    ']]',
    '{"__proto__":{',
    '"@id":"#o"',
    'null',
    '1e999',
    '\\u0000',
    '\\ud800',
  ],
  ...[
    ' itemscope itemprop=x itemref="x y"',
    ' itemtype="https://schema.org/',
    ' property=a typeof=b vocab=c',
    ' id=x',
    ' style="display:none"',
  ],
  ...['<url>', '<loc>', '</loc>', '<sitemapindex>', '<?xml version="1.1" encoding="utf-16"?>', 'xmlns:a="b"'],
  ...[
    'User-agent:',
    'Disallow: /',
    '*',
    '$',
    '*a',
    '%',
    '%zz',
    '#',
    'Sitemap: http://[',
    '\r',
    '\n',
    '\t',
    ' ',
    ':',
    '\0',
    '\ufeff',
    '\u2028',
  ],
  ...[
    '# ',
    '## ',
    '- [',
    '](',
    '> ',
    '[a](b',
    '**',
    '_',
    '`',
    '😀',
    '\ud83d',
    'é',
    '١',
    'ﷺ',
    '\u202e',
    'a'.repeat(300),
    '?',
  ],
);

type Change =
  | { kind: 'insert'; at: number; piece: string; times: number }
  | { kind: 'cut'; at: number; length: number }
  | { kind: 'double'; at: number; length: number; times: number }
  | { kind: 'byte'; at: number; byte: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const times = fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.constantFrom(2, 40, 1000, 20_000));
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: share, piece: pieces, times }),
  fc.record({ kind: fc.constant('cut' as const), at: share, length: fc.integer({ min: 1, max: 200 }) }),
  fc.record({
    kind: fc.constant('double' as const),
    at: share,
    length: fc.integer({ min: 1, max: 400 }),
    times,
  }),
  fc.record({ kind: fc.constant('byte' as const), at: share, byte: fc.integer({ min: 0, max: 255 }) }),
);

/** The most that is read of a page. */
const MOST_BYTES = 2 * 1024 * 1024;

function apply(bytes: Buffer, one: Change): Buffer {
  const at = Math.floor(one.at * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  switch (one.kind) {
    case 'insert':
      return Buffer.concat([before, Buffer.from(one.piece.repeat(one.times)), after]);
    case 'cut':
      return Buffer.concat([before, after.subarray(one.length)]);
    case 'double':
      return Buffer.concat([
        before,
        ...Array.from({ length: one.times }, () => after.subarray(0, one.length)),
        after,
      ]);
    case 'byte':
      return Buffer.concat([before, Buffer.from([one.byte]), after.subarray(1)]);
  }
}

function packedAs(bytes: Buffer, packing: 'plain' | 'utf-16' | 'gzip'): Buffer {
  if (packing === 'utf-16') return Buffer.from(`\ufeff${bytes.toString('utf8')}`, 'utf16le');
  return packing === 'gzip' ? gzipSync(bytes, { level: 1 }) : bytes;
}

/** How a document was made: shown when a property fails, because a megabyte of bytes is not readable. */
export type Recipe =
  | { kind: 'spoiled'; text: string; changes: Change[]; packing: 'plain' | 'utf-16' | 'gzip' }
  | { kind: 'noise'; bytes: Uint8Array }
  | { kind: 'pieces'; pieces: [piece: string, times: number][] };

export function cook(recipe: Recipe): Uint8Array<ArrayBuffer> {
  switch (recipe.kind) {
    case 'noise':
      return new Uint8Array(recipe.bytes);
    case 'pieces': {
      const text = recipe.pieces.map(([piece, often]) => piece.repeat(often)).join('');
      return new Uint8Array(Buffer.from(text).subarray(0, MOST_BYTES));
    }
    case 'spoiled': {
      let bytes: Buffer = Buffer.from(recipe.text);
      for (const one of recipe.changes) bytes = apply(bytes, one).subarray(0, MOST_BYTES);
      return new Uint8Array(packedAs(bytes, recipe.packing));
    }
  }
}

const packing = fc.oneof(
  { weight: 8, arbitrary: fc.constant('plain' as const) },
  fc.constantFrom('utf-16' as const, 'gzip' as const),
);

/** A document of a kind with some damage, or no document at all. */
export const spoiledDocument = (kind: DocumentKind): fc.Arbitrary<Recipe> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('spoiled' as const),
        text: fc.constantFrom(...documents[kind]),
        changes: fc.array(change, { minLength: 1, maxLength: 8 }),
        packing,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('noise' as const),
        bytes: fc.uint8Array({ maxLength: 4000 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('pieces' as const),
        pieces: fc.array(fc.tuple(pieces, times), { maxLength: 12 }),
      }),
    },
  );

/** What a server may call it. */
export const contentTypes = fc.constantFrom(
  null,
  'text/html',
  'text/html; charset=utf-8',
  'text/html; charset=utf-16le',
  'text/html; charset=shift_jis',
  'text/html; charset=nonsense',
  'application/xhtml+xml',
  'text/plain',
  'application/xml',
  'application/gzip',
  '; ; =',
);
