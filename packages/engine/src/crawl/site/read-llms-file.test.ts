import { expect, it } from 'vitest';
import { readLlmsFile } from './read-llms-file.ts';

const read = (bytes: Buffer) => readLlmsFile({ bytes: Uint8Array.from(bytes), contentType: 'text/plain' });
const FILE = '# Mill\n\n> Flour since 1890.\n\n## Shop\n\n- [Prices](https://mill.example/prices)\n';

it('reads the owner’s file', () => {
  expect(read(Buffer.from(FILE))).toEqual({ text: FILE, instead: null });
});

it('leaves out a stray NUL, and keeps the file', () => {
  expect(read(Buffer.from(FILE.replace('Flour', 'Fl\0our')))).toEqual({ text: FILE, instead: null });
  expect(read(Buffer.from(`${FILE}${'\0'.repeat(300_000)}`))).toEqual({ text: FILE, instead: null });
});

it.each([
  ['nothing', Buffer.from(' \n')],
  ['nothing but NULs', Buffer.alloc(40)],
  ['UTF-16', Buffer.from(FILE, 'utf16le')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 0xd, 0x49, 0x48])],
])('takes no text from %s', (_what, bytes) => {
  expect(read(bytes)).toEqual({ text: null, instead: null });
});

it('tells a web page in its place', () => {
  expect(read(Buffer.from('<!doctype html><title>Mill</title>'))).toEqual({ text: null, instead: 'html' });
});
