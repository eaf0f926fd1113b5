import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import type { FontRole } from '../fonts/font-families.ts';
import type { Face } from '../fonts/load-face.ts';
import { type Faces, REPLACEMENT } from '../fonts/open-faces.ts';

/** A run of text in one font and one direction. */
export interface Piece {
  start: number;
  end: number;
  face: Face;
  /** The level of the Unicode Bidirectional Algorithm: odd runs go from right to left. */
  level: number;
  /** No font has these characters: a placeholder replaces each. */
  missing: boolean;
}

export interface Itemised {
  text: string;
  pieces: Piece[];
  /** The paragraph's level: 1 if it begins at the right. */
  baseLevel: number;
}

export const bidi = bidiFactory();
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Only Latin, like most of every report. */
const PLAIN = /^[\x20-\x7e\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/;
/**
 * Characters that a font need not have: they only say how the one before is drawn, or that two are joined.
 */
const isIgnored = (codePoint: number) =>
  codePoint === 0x200c ||
  codePoint === 0x200d ||
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
  (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff);

const codePointsOf = (letter: string) =>
  Array.from(letter, (sign) => sign.codePointAt(0) ?? 0).filter((codePoint) => !isIgnored(codePoint));

/** The font of one letter with its marks; if none has them all, that of the letter alone. */
function faceOf(
  faces: Faces,
  role: FontRole,
  letter: string,
  before: Face | undefined,
): { face: Face; missing: boolean } {
  const codePoints = codePointsOf(letter);
  if (codePoints.length === 0) return { face: before ?? faces.base[role], missing: false };
  // A space belongs to the word before it: otherwise one space could need another font.
  if (letter === ' ' && before?.font.hasGlyphForCodePoint(32)) return { face: before, missing: false };
  const base = faces.base[role];
  if (codePoints.every((each) => base.font.hasGlyphForCodePoint(each))) return { face: base, missing: false };
  const face = faces.having(role, codePoints) ?? faces.having(role, codePoints.slice(0, 1));
  if (face) return { face, missing: false };
  return { face: faces.having(role, [REPLACEMENT]) ?? base, missing: true };
}

/** Letters with their marks; sequences that only some fonts join (emoji families) are split if none does. */
function* lettersOf(
  faces: Faces,
  role: FontRole,
  text: string,
): Generator<{ segment: string; index: number }> {
  for (const { segment, index } of letters.segment(text)) {
    if (!segment.includes('\u200d') || faces.having(role, codePointsOf(segment))) yield { segment, index };
    else {
      let at = index;
      for (const sign of segment) {
        yield { segment: sign, index: at };
        at += sign.length;
      }
    }
  }
}

function levelsOf(
  text: string,
  direction: 'ltr' | 'auto',
): { levels: EmbeddingLevels['levels']; base: number } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

/** Divides a line of text into runs of one font and one direction. */
export function itemise(faces: Faces, role: FontRole, text: string, direction: 'ltr' | 'auto'): Itemised {
  const base = faces.base[role];
  if (PLAIN.test(text)) {
    return {
      text,
      baseLevel: 0,
      pieces: [{ start: 0, end: text.length, face: base, level: 0, missing: false }],
    };
  }
  const { levels, base: baseLevel } = levelsOf(text, direction);
  const pieces: Piece[] = [];
  for (const { segment, index } of lettersOf(faces, role, text)) {
    const last = pieces.at(-1);
    const { face, missing } = faceOf(faces, role, segment, last?.face);
    const level = levels[index] ?? baseLevel;
    const end = index + segment.length;
    if (last && last.face === face && last.level === level && last.missing === missing) last.end = end;
    else pieces.push({ start: index, end, face, level, missing });
  }
  return { text, pieces, baseLevel };
}
