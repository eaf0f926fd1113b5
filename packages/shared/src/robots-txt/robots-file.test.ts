import { describe, expect, it } from 'vitest';
import { robotsFile } from './robots-file.ts';

const RULES = 'User-agent: *\nDisallow: /private\n';
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  Uint8Array.from(Buffer.from(text, encoding));
const fileOf = (bytes: Uint8Array<ArrayBuffer>, contentType: string | null = 'text/plain') =>
  robotsFile({ bytes, contentType }, new TextDecoder().decode(bytes));

describe('the bytes at the address of a robots.txt', () => {
  it.each([
    ['its rules', RULES],
    ['rules with NULs after the last line', `${RULES}${'\0'.repeat(800)}`],
    ['rules after a comment with a NUL', `# made by\0 a tool\n${RULES}`],
    ['a line that ends early at a NUL', 'User-agent: *\0\nDisallow: /private\0/more\n'],
    ['rules behind a byte order mark', `\ufeff${RULES}`],
  ])('are rules: %s', (_what, text) => {
    const { oddity, parsed } = fileOf(bytesOf(text));
    expect(oddity).toBeNull();
    expect(parsed.groups.flatMap(({ rules }) => rules.map(({ path }) => path))).toEqual(['/private']);
  });

  it('keep every line where it stands, without what follows a NUL', () => {
    const { text } = fileOf(bytesOf(`# one\0 two\r\n\0three\r\n${RULES}`));
    expect(text).toBe(`# one\r\n\r\n${RULES}`);
  });

  it.each([
    ['utf-16', bytesOf(RULES, 'utf16le')],
    ['utf-16', bytesOf(`\ufeff${RULES}`, 'utf16le')],
    ['utf-16', Uint8Array.from(Buffer.from(`\ufeff${RULES}`, 'utf16le').swap16())],
    ['utf-16', Uint8Array.from(Buffer.from(RULES, 'utf16le').swap16())],
    ['binary', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xf3])],
    ['html', bytesOf(`<!doctype html><title>a\0b</title>`)],
  ] as const)('are no rules: %s', (oddity, bytes) => {
    const read = fileOf(bytes);
    expect([read.oddity, read.parsed.groups]).toEqual([oddity, []]);
  });

  it('may say nothing and still be a robots.txt', () => {
    expect(fileOf(bytesOf('# nothing is closed\n')).oddity).toBeNull();
    expect(fileOf(bytesOf('')).oddity).toBeNull();
  });
});
