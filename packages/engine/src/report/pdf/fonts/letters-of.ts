import type { GlyphRun } from 'fontkit';
import type { PlacedGlyph } from './joined-glyphs.ts';

/** A unit for copying: a letter, its marks, and the text that it stands for. */
export interface Letter {
  parts: PlacedGlyph[];
  codePoints: number[];
  advanceWidth: number;
  position: GlyphRun['positions'][number];
}

interface Drawn extends Letter {
  /** The pen position before it. */
  pen: number;
}

const MARK = /^[\p{Mn}\p{Me}]+$/u;

export const isMark = (codePoints: readonly number[]): boolean =>
  codePoints.length > 0 && MARK.test(String.fromCodePoint(...codePoints));

function drawnIn({ glyphs, positions }: GlyphRun): Drawn[] {
  let pen = 0;
  return glyphs.map(({ id, codePoints, advanceWidth }, index) => {
    const position = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0, ...positions[index] };
    const drawn = { parts: [{ id, x: 0, y: 0 }], codePoints: [...codePoints], advanceWidth, position, pen };
    pen += position.xAdvance;
    return drawn;
  });
}

/** Adds a mark to its letter. */
function join(base: Drawn, mark: Drawn): void {
  const x = mark.pen + mark.position.xOffset - base.pen - base.position.xOffset;
  const y = mark.position.yOffset - base.position.yOffset;
  base.parts.push(
    ...mark.parts.map((part) => ({ id: part.id, x: Math.round(part.x + x), y: Math.round(part.y + y) })),
  );
  base.codePoints.push(...mark.codePoints);
  base.position = { ...base.position, xAdvance: base.position.xAdvance + mark.position.xAdvance };
}

/**
 * The letters of a run in visual order. A mark belongs to the letter before it in reading order: placed
 * separately it would be copied elsewhere. For a letter that is drawn as a mark and a letter, as in Thai, the
 * letter counts.
 */
export function lettersOf(run: GlyphRun, rightToLeft: boolean): Letter[] {
  const drawn = drawnIn(run);
  const logical = rightToLeft ? [...drawn].reverse() : drawn;
  const joined = new Set<Drawn>();
  let base: Drawn | null = null;
  logical.forEach((own, index) => {
    const next = logical[index + 1];
    if (own.advanceWidth > 0) {
      base = own;
      return;
    }
    if (own.codePoints.length > 0 && !isMark(own.codePoints)) {
      if (!next || next.codePoints.length > 0 || next.advanceWidth === 0) return;
      next.codePoints = own.codePoints;
      own.codePoints = [];
    }
    if (!base) return;
    join(base, own);
    joined.add(own);
  });
  return drawn.filter((one) => !joined.has(one));
}
