import { describe, expect, it } from 'vitest';
import { contrast, readableAccent } from './readable-accent.ts';

describe('an accent on paper', () => {
  it('reckons contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0a66c2', '#0a66c2')).toBe(1);
  });

  it('stays as it is where it can be read', () => {
    expect(readableAccent('#0A66C2')).toBe('#0a66c2');
    expect(readableAccent('#000000')).toBe('#000000');
  });

  it.each(['#ffffff', '#ffee00', '#00ffaa', '#ff8800', '#8ab4f8'])(
    '%s becomes darker, just enough',
    (accent) => {
      const changed = readableAccent(accent);
      expect(contrast(changed, '#fbfaf7')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(changed, '#fbfaf7')).toBeLessThan(4.8);
    },
  );

  it('keeps its hue: the strongest part stays the strongest', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(readableAccent('#ff8800').slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(green ?? 0);
    expect(green).toBeGreaterThan(blue ?? -1);
  });
});
