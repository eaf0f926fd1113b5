import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSitemap } from './read-sitemap.ts';

const siteUrl = 'https://site.example/';
const read = (content: string | Uint8Array, contentType: string | null = 'application/xml') =>
  readSitemap({
    bytes: new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content),
    url: 'https://site.example/sitemap.xml',
    contentType,
    siteUrl,
    keep: 1000,
  });
const urlset = (...locs: string[]) =>
  `<urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;

describe('reading a sitemap file', () => {
  it('resolves relative addresses only when the file has no others, and tells the fault', async () => {
    const file = await read(urlset('/a', 'b'));
    expect(file.urls).toEqual(['https://site.example/a', 'https://site.example/b']);
    expect(file.problem).toContain('2 addresses are relative');
    expect((await read(urlset('/a', 'https://site.example/b'))).urls).toEqual(['https://site.example/b']);
  });

  it('takes http and www. for the same site, and names the host of strangers', async () => {
    const file = await read(urlset('http://www.site.example/a', 'https://other.example/b'));
    expect(file.urls).toEqual(['http://www.site.example/a']);
    expect(file.problem).toContain('1 address is on another host (other.example)');
  });

  it('reads damaged gzip up to the fault', async () => {
    const packed = gzipSync(
      urlset(...Array.from({ length: 5000 }, (_, n) => `https://site.example/${n * 7919}`)),
    );
    const file = await read(packed.subarray(0, packed.length / 2));
    expect(file.total).toBeGreaterThan(500);
    expect(file.total).toBeLessThan(5000);
    expect(file.problem).toContain('damaged');
  });

  it('says where the XML is broken and reads on', async () => {
    const file = await read(
      `<urlset>\n<url><loc>https://site.example/?a=1&b=2</loc></url>\n<url><loc>https://site.example/c</loc></url></urlset>`,
    );
    expect(file.urls).toEqual(['https://site.example/?a=1&b=2', 'https://site.example/c']);
    expect(file.problem).toMatch(/^Broken XML in line 2: /);
  });

  it('tells of white space before the declaration, and counts its lines', async () => {
    const urlset = (loc: string) => `<urlset>\n<url><loc>${loc}</loc></url></urlset>`;
    const file = await read(`\n\n<?xml version="1.0"?>\n${urlset('https://site.example/')}`);
    expect(file).toMatchObject({
      urls: ['https://site.example/'],
      problem: expect.stringMatching(/^White space/),
    });
    expect((await read(`\n\n${urlset('https://site.example/')}`)).problem).toBeNull();
    expect((await read(`\n\n${urlset('https://site.example/?a&b')}`)).problem).toContain('in line 4');
  });

  it('lets an index point to its own host and the site, nowhere else', async () => {
    const file = await readSitemap({
      bytes: new Uint8Array(
        Buffer.from(
          '<sitemapindex><sitemap><loc>https://cdn.example/1.xml</loc></sitemap><sitemap><loc>https://site.example/2.xml</loc></sitemap><sitemap><loc>http://127.0.0.1/3.xml</loc></sitemap></sitemapindex>',
        ),
      ),
      url: 'https://cdn.example/index.xml',
      contentType: null,
      siteUrl,
      keep: 10,
    });
    expect(file.children).toEqual(['https://cdn.example/1.xml', 'https://site.example/2.xml']);
  });

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['a web page', '<!doctype html><html></html>', 'It is a web page, not a sitemap.'],
    [
      'tags in capitals',
      '<URLSET><URL><LOC>https://site.example/a</LOC></URL></URLSET>',
      'The tags are in capitals',
    ],
    ['other XML', '<svg></svg>', 'It is XML, but no sitemap (<svg>).'],
    ['prose', 'nothing to see', 'neither XML nor a list'],
    ['own entities', '<!DOCTYPE a [<!ENTITY x "y">]><urlset></urlset>', 'declares its own entities'],
  ])('finds no sitemap in %s', async (_name, text, problem) => {
    expect(await read(text)).toMatchObject({
      kind: 'none',
      urls: [],
      problem: expect.stringContaining(problem),
    });
  });

  it.each([
    ['a gzip bomb', gzipSync(Buffer.alloc(200 * 2 ** 20, ' '))],
    ['deep nesting', Buffer.from('<urlset>'.repeat(1_000_000))],
    ['a flood of undefined entities', Buffer.from(`<urlset><url><loc>${'&a;'.repeat(3_000_000)}`)],
    ['a flood of bare ampersands', Buffer.from(`<urlset><url><loc>${'& '.repeat(4_000_000)}`)],
    ['an endless tag', Buffer.from(`<urlset ${'a'.repeat(9_000_000)}`)],
    ['an endless address', Buffer.from(`<urlset><url><loc>${'a'.repeat(9_000_000)}</loc>`)],
    [
      'more addresses than allowed',
      Buffer.from(
        `<urlset>${Array.from({ length: 120_000 }, (_, n) => `<url><loc>https://site.example/${n}</loc></url>`).join('')}`,
      ),
    ],
  ])('comes to the end of %s', async (_name, bytes) => {
    const file = await read(bytes);
    expect(file.total).toBeLessThanOrEqual(50_000);
  });
});
