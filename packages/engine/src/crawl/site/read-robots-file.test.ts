import { expect, it } from 'vitest';
import { readRobotsFile } from './read-robots-file.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readRobotsFile({ bytes: Uint8Array.from(Buffer.from(text, encoding)), contentType: 'text/plain' });
const RULES = 'User-agent: *\nDisallow: /private\nSitemap: https://shop.example/map.xml\n';

it('keeps a file byte for byte, with its byte order mark', () => {
  expect(read(`\ufeff${RULES}`)).toMatchObject({
    text: `\ufeff${RULES}`,
    sitemaps: ['https://shop.example/map.xml'],
  });
});

it('keeps to the rules of a file with a stray NUL', () => {
  const file = read(`# made by\0 a tool\n${RULES}\0\0`);
  expect(file).toMatchObject({ text: `# made by\n${RULES}`, sitemaps: ['https://shop.example/map.xml'] });
});

it.each([
  ['in UTF-16', RULES, 'utf16le'],
  ['that is a web page', '<!doctype html><title>Not found</title>', 'utf8'],
] as const)('takes no file %s', (_what, text, encoding) => {
  expect(read(text, encoding)).toBeNull();
});
