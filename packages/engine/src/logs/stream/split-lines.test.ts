import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter } from './split-lines.ts';

function split(blocks: readonly Buffer[]) {
  const lines: string[] = [];
  let tooLong = 0;
  const splitter = createLineSplitter({
    line: (text) => lines.push(text),
    tooLong: () => {
      tooLong += 1;
    },
  });
  for (const block of blocks) splitter.push(block);
  splitter.end();
  return { lines, tooLong };
}

describe('lines of a stream', () => {
  it('are the same wherever its blocks end, in the middle of a letter too', () => {
    const text = fc.array(fc.constantFrom('a', 'é', '🙂', '\n', '\r\n', ' '), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(200), { maxLength: 8 }), (parts, cuts) => {
        const bytes = Buffer.from(parts.join(''));
        const ends = [...cuts.filter((cut) => cut < bytes.length), bytes.length].sort((a, b) => a - b);
        const blocks = ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));
        const whole = bytes
          .toString()
          .split('\n')
          .map((line) => line.replace(/\r$/, ''))
          .filter(Boolean);
        expect(split(blocks)).toEqual({ lines: whole, tooLong: 0 });
      }),
    );
  });

  it('count as one each when they are too long, and the next one is read', () => {
    const long = Buffer.alloc(70_000, 'x');
    const endless = Array.from({ length: 20 }, () => Buffer.alloc(60_000, 'y'));
    const blocks = [
      Buffer.from('first\n'),
      long,
      Buffer.from('\nsecond\n'),
      ...endless,
      Buffer.from('z\nlast'),
    ];
    expect(split(blocks)).toEqual({ lines: ['first', 'second', 'last'], tooLong: 2 });
  });
});
