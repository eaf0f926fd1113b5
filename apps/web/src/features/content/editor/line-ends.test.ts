import { describe, expect, it } from 'vitest';
import { restoreLineEnds, toEditable } from './line-ends.ts';

describe('line ends of an edited file', () => {
  it.each([
    ['LF', 'a\nb\n'],
    ['CRLF', 'a\r\nb\r\n\r\n'],
    ['CR', 'a\rb\r'],
    ['mixed', 'a\r\nb\nc\rd\r\n'],
    ['none at the end', 'a\r\nb'],
    ['nothing but line ends', '\r\n\n\r'],
    ['empty', ''],
  ])('%s: a text that is not edited comes back as it was', (_name, file) => {
    expect(restoreLineEnds(file, toEditable(file))).toBe(file);
  });

  it('gives new lines the end that most lines have', () => {
    expect(restoreLineEnds('a\r\nb\r\n', 'a\nnew\nb\n')).toBe('a\r\nnew\r\nb\r\n');
    expect(restoreLineEnds('a\r\nb\r\n', 'a\nb\nnew')).toBe('a\r\nb\r\nnew');
  });

  it('leaves the ends of untouched lines alone, above and below the edit', () => {
    expect(restoreLineEnds('a\r\nx\r\nb\nc\r\nd\n', 'a\nx\nb, changed\nc\nd\n')).toBe(
      'a\r\nx\r\nb, changed\r\nc\r\nd\n',
    );
  });

  it('leaves a file of plain line feeds exactly as it was typed', () => {
    expect(restoreLineEnds('a\n', 'a\n\n  b \t\n')).toBe('a\n\n  b \t\n');
  });
});
