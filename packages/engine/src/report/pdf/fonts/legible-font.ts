import type { Font, Glyph, GlyphRun } from 'fontkit';
import { holdJoined, type JoinedGlyph } from './joined-glyphs.ts';
import { type Letter, lettersOf } from './letters-of.ts';
import { layoutOf, tellCodePoints } from './mended-layout.ts';

/** How the next text is laid out: pdfkit, which asks the font, has no words for it. */
export interface Course {
  direction: 'ltr' | 'rtl';
  /** What signs that no face has were in the text, where marks stand for them: one to a mark. */
  meant: readonly string[] | null;
}

/** TrueType has no more glyphs: beyond them are further names of the same ones, and joined ones. */
const GLYPHS = 0x10000;

const codePointsOf = (text = '') => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

/**
 * Makes what is set in a font legible for who copies, searches and reads aloud. A PDF knows one text for each glyph, but
 * a glyph may stand for several: an Arabic letter without its dots, a letter alone and under a mark. So each meaning becomes
 * a glyph of its own in the document, and a letter one with what is drawn on it.
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
    // A joined one is never the first of its name, which the letter alone has.
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
