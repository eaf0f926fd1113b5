/** Bytes that are made to fill a reader's memory, as large as each reader accepts. */
const KB = 1024;
const PAGE = 2048 * KB;
const SITEMAP = 10_240 * KB;
const TEXT_FILE = 512 * KB;

type Made = () => Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** One piece repeated between a head and a tail, up to so many bytes. */
const filled =
  (size: number) =>
  (piece: string, head = '', tail = ''): Made =>
  () => {
    const room = size - bytesOf(head + tail).length;
    return bytesOf(head + piece.repeat(Math.floor(room / bytesOf(piece).length)) + tail);
  };
const page = filled(PAGE);
const sitemap = filled(SITEMAP);
const textFile = filled(TEXT_FILE);
const jsonLd = (piece: string, head = '[', tail = '0]') =>
  page(piece, `<script type="application/ld+json">${head}`, `${tail}</script>`);

const keys = (many: number) => Array.from({ length: many }, (_, at) => `"${at.toString(36)}":{}`).join(',');

/** UTF-16 and Latin-1: bytes that are decoded to other text. */
const utf16: Made = () =>
  Uint8Array.from({ length: PAGE }, (_, at) => (at < 2 ? 0xff - at : at % 2 ? 0x4e : 0x41 + (at % 20)));
const latin1: Made = () => new Uint8Array(PAGE).fill(0xe9);

/**
 * A character that becomes eighteen when texts are compared, after a question that makes the reader compare.
 */
const swelling: Made = () => {
  const head =
    '<script type="application/ld+json">{"@type":"Question","name":"a","acceptedAnswer":"b"}</script>';
  const bytes = Buffer.from(`\ufeff${head}${'\ufdfa'.repeat(PAGE / 2 - head.length - 1)}`, 'utf16le');
  return Uint8Array.from(bytes);
};
/** Decoded as Thai in windows-874: the most words that bytes can become. */
const thai: Made = () => {
  const head = bytesOf('<meta charset="windows-874">');
  const bytes = new Uint8Array(PAGE).fill(0xa1);
  bytes.set(head);
  return bytes;
};

const LONG = 'a'.repeat(PAGE / 2);
/** The most things of a few characters each. */
const things = (most: number, thing: (at: number) => string) =>
  Array.from({ length: most }, (_, at) => thing(at));
const graph =
  (context: string, things: string[]): Made =>
  () =>
    bytesOf(`<script type="application/ld+json">{"@context":${context},"@graph":[${things}]}</script>`);
const vocabulary = `{"@vocab":"http://x/${LONG}"}`;

const attributes = Array.from({ length: 250 }, (_, at) => String.fromCharCode(97 + (at % 26)) + at).join(' ');

export const pages: Record<string, Made> = {
  'few attributes': page('<i a b c d e f g h i j k l m n o p q r s t>'),
  'many attributes': page(`<i ${attributes}>`),
  'empty elements': page('<a></a>'),
  'unclosed elements': page('<b>'),
  'Cyrillic words': page('ж '),
  'Chinese sentences': page('漢。'),
  entities: page('&lt;'),
  comments: page('<!---->'),
  'pieces of text': page('a<!>'),
  'JSON arrays': jsonLd('[],'),
  'JSON numbers': jsonLd('0,'),
  'JSON objects': jsonLd('{"@type":"A"},'),
  'JSON in JSON': jsonLd('{"@type":["A","B"],"name":["x"],"a":{"b":{}}},', '{"@graph":[', '0]}'),
  'JSON keys': () => bytesOf(`<script type="application/ld+json">{${keys(180_000)}}</script>`),
  'JSON blocks': page('<script type="application/ld+json">{"@type":"FAQPage","name":"a"}</script>'),
  'JSON questions': jsonLd(
    '{"@type":"Question","name":"a?","acceptedAnswer":{"@type":"Answer","text":"b"}},',
    '{"@type":"FAQPage","mainEntity":[',
    '0]}',
  ),
  microdata: page('<p itemscope itemtype=A><p itemprop=a>'),
  RDFa: page('<p typeof=A property=b>'),
  links: page('<a href=x>y</a>'),
  headings: page('<h1>a?</h1>b'),
  images: page('<img src=a>'),
  words: page('a '),
  sentences: page('a. ', '<main><p>'),
  paragraphs: page('<p>a. b?', '<main>'),
  'list items': page('<li>a', '<main><ul>'),
  tables: page('<table><td>'),
  lines: page('\n', '<pre>x'),
  'copies for other screens': page('<div>the same once more, on phones</div>'),
  'parts that arrive later': page('<template id="B:1"></template><!--/$--><div hidden id="S:1">a</div>'),
  'NUL bytes': page('\0', 'x'),
  options: page('<select><option>'),
  templates: page('<template>'),
  metas: page('<meta property=og:a content=b>'),
  dates: page('<time datetime=2024-01-01>'),
  details: page('<details><summary>a?</summary>b</details>'),
  'types of a long vocabulary': graph(
    vocabulary,
    things(1000, (at) => `{"@type":"T${at}"}`),
  ),
  'properties of a long vocabulary': graph(
    vocabulary,
    things(1000, (at) => `{"@type":"T","p${at}":1}`),
  ),
  'types of a long RDFa vocabulary': () =>
    bytesOf(`<div vocab="http://x/${LONG}">${things(1000, (at) => `<p typeof=T${at}>`).join('')}`),
  'references to many types': graph('{}', [
    `{"@id":"x","@type":[${things(90_000, (at) => `"T${at}"`)}]}`,
    ...things(1000, () => `{"@type":"B","a":[${things(30, () => '{"@id":"x"}')}]}`),
  ]),
  'contexts within each other': () =>
    bytesOf(
      `<script type="application/ld+json">${things(39, (at) => `{"@context":{${things(3500, (term) => `"${at}-${term}":"a"`)}},"a":`).join('')}0${'}'.repeat(39)}</script>`,
    ),
  'prefixes within each other': () =>
    bytesOf(
      `<div prefix="${things(120_000, (at) => `p${at}: v`).join(' ')}">${'<div prefix="a: b">'.repeat(250)}`,
    ),
  'links under a long base': () =>
    bytesOf(
      `<base href="http://a.b/${LONG}/"><nav>${things(2000, (at) => `<link rel=canonical href=${at}><a href=${at}>b</a>`).join('')}`,
    ),
  'a long heading': page('漢', '<main><h1>', '</h1>'),
  'a long language': page('a', '<html lang="', '">'),
  'references to items': page('<p itemscope itemtype=A itemref="a b c d e f g h i j k l m n o p q r s t">'),
  'Thai in bytes': thai,
  'signs that swell': swelling,
  'Latin-1': latin1,
  'UTF-16': utf16,
};

export const sitemaps: Record<string, Made> = {
  'empty lines': sitemap('\n', 'x'),
  'short lines': sitemap('ab\n', 'x'),
  'longer lines': sitemap('abcdefghijklmno\n', 'x'),
  'Chinese lines': sitemap('漢\n', 'x'),
  'carriage returns': sitemap('\r', 'x'),
  spaces: sitemap(' ', 'x'),
  addresses: sitemap('http://a.b\n'),
  locations: sitemap('<url><loc>http://a.b</loc></url>', '<urlset>'),
  'empty tags': sitemap('<a/>', '<urlset>'),
  'nested tags': sitemap('<a>', '<urlset>'),
  attributes: sitemap(' a="b"', '<urlset'),
  'relative addresses': () =>
    bytesOf(`<urlset>${things(390_000, (at) => `<url><loc>${at.toString(36)}</loc></url>`).join('')}`),
  'one long address': sitemap('x', '<urlset><url><loc>'),
  'one long Chinese address': sitemap('漢', '<urlset><url><loc>'),
  entities: sitemap('&amp;', '<urlset><url><loc>'),
  'CDATA sections': sitemap('<![CDATA[x]]>', '<urlset><url><loc>'),
  'opening brackets': sitemap('<', '<urlset>'),
};

export const textFiles: Record<string, Made> = {
  'empty lines': textFile('\n', 'x'),
  rules: textFile('allow:/\n', 'user-agent:*\n'),
  agents: textFile('user-agent:a\n'),
  groups: textFile('user-agent:*\nallow:/\n'),
  wildcards: textFile('disallow:*a*b\n', 'user-agent:*\n'),
  sitemaps: textFile('sitemap:/a\n'),
  links: textFile('- [a](b): c\n', '# a\n'),
  headings: textFile('## a\n', '# a\n'),
};
