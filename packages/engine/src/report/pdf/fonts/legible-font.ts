import type { Font, Glyph, GlyphRun } from 'fontkit';
import { layoutOf, tellCodePoints } from './corrected-layout.ts';
import { holdJoined, type JoinedGlyph } from './joined-glyphs.ts';
import { type Letter, lettersOf } from './letters-of.ts';

/** How to lay out the next text: pdfkit calls the font but cannot pass this. */
export interface Course {
  direction: 'ltr' | 'rtl';
  /**
   * The original characters behind placeholders, for characters that no font has: one for each placeholder.
   */
  meant: readonly string[] | null;
}

/** TrueType's limit of glyphs: higher ids are more names of the same glyphs, and joined ones. */
const GLYPHS = 0x10000;

const codePointsOf = (text = '') => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

/**
 * Makes text in a font correct for copying, searching and screen readers. A PDF has one text for each glyph,
 * but a glyph may stand for several: an Arabic letter without its dots, a letter alone and under a mark. So
 * each meaning becomes a separate glyph in the document, and a letter with its marks becomes one glyph.
 */
export function makeLegible(font: Font, course: Course): void {
  tellCodePoints(font);
  const names = new Map<string, number>();
  const used = new Map<number, number>();
  const joined = new Map<number, JoinedGlyph>();

  /** A glyph of the document for what is drawn and what it means. */
  function nameOf({ parts, codePoints, advanceWidth }: Letter): number {
    const [{ id } = { id: 0 }] = parts;
    const places = parts.map((part) => `${part.id},${part.x},${part.y}`).join(' ');
    const key = `${places}:${codePoints}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    // A joined glyph never gets the first id, which the letter alone has.
    const count = used.get(id) ?? (parts.length > 1 ? 1 : 0);
    used.set(id, count + 1);
    const name = id + count * GLYPHS;
    names.set(key, name);
    if (parts.length > 1) joined.set(name, { parts, advanceWidth });
    return name;
  }

  const layout = layoutOf(font);
  font.layout = (text, features = []) => {
    const run = layout(text, features, course.direction);
    const { meant } = course;
    const letters: Letter[] = meant
      ? run.glyphs.map(({ id, advanceWidth }, index) => ({
          parts: [{ id, x: 0, y: 0 }],
          codePoints: codePointsOf(meant[index]),
          advanceWidth,
          position: run.positions[index] ?? { xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 },
        }))
      : lettersOf(run, course.direction === 'rtl');
    const glyphs = letters.map((letter) => ({
      id: nameOf(letter),
      codePoints: letter.codePoints,
      advanceWidth: letter.advanceWidth,
    }));
    // pdfkit reads these three fields of a glyph.
    const legible: Partial<GlyphRun> = {
      glyphs: glyphs as Glyph[],
      positions: letters.map(({ position }) => position),
    };
    return Object.assign(run, legible);
  };
  const { createSubset } = font;
  font.createSubset = () =>
    holdJoined(font, createSubset.call(font), { realId: (id) => id % GLYPHS, joined });
}
