import type { Font, Glyph, GlyphRun } from 'fontkit';
import { isMark } from './letters-of.ts';

/**
 * Makes fontkit say what a glyph stands for in this text: it caches each glyph with the code points of the
 * first request, and one glyph may stand for several letters.
 */
export function tellCodePoints(font: Font): void {
  const named = new Map<string, Glyph>();
  const { getGlyph } = font;
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph.call(font, id, []);
    if (codePoints.length === 0) return glyph;
    const key = `${id} ${codePoints}`;
    const known = named.get(key);
    if (known) return known;
    // Measured once for all meanings.
    void glyph.advanceWidth;
    const own: Glyph = Object.assign(Object.create(glyph), {
      codePoints: [...codePoints],
      isMark: isMark(codePoints),
      isLigature: codePoints.length > 1,
    });
    named.set(key, own);
    return own;
  };
}

/**
 * fontkit 2.0.4 throws if a mark meets a letter without an anchor for it: then each character is laid out
 * separately.
 */
export function layoutOf(font: Font) {
  const { layout } = font;
  return (text: string, features: Parameters<Font['layout']>[1], direction: 'ltr' | 'rtl'): GlyphRun => {
    try {
      return layout.call(font, text, features, undefined, undefined, direction);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      const glyphs = font.glyphsForString(text);
      if (direction === 'rtl') glyphs.reverse();
      const positions = glyphs.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      }));
      return Object.assign(layout.call(font, ''), { glyphs, positions });
    }
  };
}
