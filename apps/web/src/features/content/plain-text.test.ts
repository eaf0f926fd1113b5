import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the words of a Q&A section', () => {
  it('are its paragraphs without their tags', () => {
    expect(plainText('<p><strong>May  I\nask?</strong></p><p>Yes, <em>you</em> may.</p>')).toBe(
      'May I ask?\n\nYes, you may.',
    );
  });

  it('keep line breaks and lists', () => {
    expect(plainText('<p>one<br>two</p><ul><li><p>first</p></li><li>second</li></ul>')).toBe(
      'one\ntwo\n\n- first\n\n- second',
    );
  });

  it('show what was escaped as it reads, and nothing of scripts', () => {
    expect(plainText('<p>1 &lt; 2 &amp; <b>3</b></p><script>alert(1)</script><style>p{}</style>')).toBe(
      '1 < 2 & 3',
    );
  });

  it('are nothing where there is nothing', () => {
    expect(plainText('')).toBe('');
    expect(plainText('<p></p><p><br></p>')).toBe('');
  });
});
