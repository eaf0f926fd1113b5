import { describe, expect, it } from 'vitest';
import { qaPlainText } from './qa-plain-text.ts';

describe('the words of a Q&A section', () => {
  it('are its paragraphs without their tags, with line breaks and lists', () => {
    expect(
      qaPlainText('<p><strong>May  I\nask?</strong></p><p>Yes,<br>you may.</p><ul><li>a</li></ul>'),
    ).toBe('May I ask?\n\nYes,\nyou may.\n\n- a');
  });

  it('are there however many empty lines stand in code', () => {
    const code = `a${'\n'.repeat(80_000)}b`;
    expect(qaPlainText(`<pre>${code}</pre>`)).toBe(code);
  });

  it('show what was escaped as it reads', () => {
    expect(qaPlainText('<p>1 &lt; 2 &amp; 3</p>')).toBe('1 < 2 & 3');
    expect(qaPlainText('')).toBe('');
  });
});
