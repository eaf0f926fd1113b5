import { describe, expect, it } from 'vitest';
import { findWordForWord } from './find-word-for-word.ts';

const text = 'We’re open  daily –\n from nine to six. “Come in”, says\u00a0Ann.';

describe('a quotation', () => {
  it.each([
    ["We're open daily - from nine", 'We’re open daily – from nine'],
    ['  open   daily ', 'open daily'],
    ['"Come in", says Ann.', '“Come in”, says\u00a0Ann.'],
    ['We', 'We'],
    ['Ann.', 'Ann.'],
  ])('%j is found in the words of the text', (quotation, found) => {
    expect(findWordForWord(quotation, text)?.replace(/\s/g, ' ')).toBe(found.replace(/\s/g, ' '));
  });

  it.each(['', '   ', 'open every day', 'pen daily', 'open dail', 'from nin', 'nn', 'x'])(
    '%j is not found',
    (quotation) => {
      expect(findWordForWord(quotation, text)).toBeNull();
    },
  );

  it('may touch other words where it begins and ends with a sign', () => {
    expect(findWordForWord('(x)', 'Say f(x)y.')).toBe('(x)');
    expect(findWordForWord('x)', 'Say f(x)y.')).toBe('x)');
    expect(findWordForWord('f(x', 'Say f(x)y.')).toBe('f(x');
  });

  it('is found where it is all of the text, and never past its ends', () => {
    expect(findWordForWord('All of it', 'All of it')).toBe('All of it');
    expect(findWordForWord('All of it and more', 'All of it')).toBeNull();
    expect(findWordForWord('it', 'All of it')).toBe('it');
  });
});
