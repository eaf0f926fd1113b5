import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('folding a text', () => {
  it('leaves letters and digits, in lower case and one form', () => {
    expect(foldText(' “Tea” – ﬁve ＣＵＰＳ, 2 ', '')).toBe('teafivecups2');
    expect(foldText(' “Tea” – ﬁve ＣＵＰＳ, 2 ', ' ')).toBe('tea five cups 2');
  });

  it('makes of a long text what it makes of a short one', () => {
    const words = Array.from({ length: 9000 }, (_, at) => `Wörd, ${at}.`);
    expect(foldText(words.join(' '), ' ')).toBe(words.map((_, at) => `wörd ${at}`).join(' '));
    expect(foldText(words.join(' '), '')).toBe(words.map((_, at) => `wörd${at}`).join(''));
  });

  it('does not grow with signs that stand for many', () => {
    expect(foldText('\ufdfa'.repeat(1_000_000), ' ').length).toBeLessThan(2_500_000);
  });
});
