import LineBreaker from 'linebreak';
import type { FontRole } from '../fonts/font-families.ts';
import type { Face } from '../fonts/load-face.ts';
import type { Faces } from '../fonts/open-faces.ts';
import { bidi, type Itemised, itemise, type Piece } from './itemise.ts';

/** The style of a text. Lengths are points. */
export interface TextStyle {
  role: FontRole;
  size: number;
  /** From baseline to baseline. */
  leading: number;
  color: string;
  /** Letter spacing, as a share of the size: only for headlines. */
  tracking?: number;
}

/** A run of a laid-out line: the shown text and its position. */
export interface SetRun {
  face: Face;
  /** With mirrored brackets if it runs from right to left. */
  shown: string;
  /** The text that it stands for, character by character, if that differs. */
  meant: string[] | null;
  rightToLeft: boolean;
  x: number;
  width: number;
  tracking: number;
}

export interface SetLine {
  runs: SetRun[];
  width: number;
  /** The side where it begins: the right for Arabic and Hebrew. */
  rightToLeft: boolean;
}

export interface LineLimits {
  width: number;
  /** Text that does not fit is cut with an ellipsis. */
  lines?: number;
  /** `auto`: by the first strong letter, for texts of pages; ours are left to right. */
  direction?: 'ltr' | 'auto';
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const THAI = /\p{Script=Thai}/u;
/** Marks and joiners are so narrow that ignoring them changes nothing. */
const MOST_WIDTHS = 20_000;
const widths = new Map<string, number>();

/** Joined letters must not be separated: only Latin headlines get letter spacing. */
const trackingOf = ({ face, level }: Piece, { role, size, tracking = 0 }: TextStyle, faces: Faces) =>
  level === 0 && face === faces.base[role] ? tracking * size : 0;

const PRINTABLE = /^[\x20-\x7e]*$/;
const mirrored = (text: string) =>
  Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');

function shownText(text: string, piece: Piece): string {
  if (piece.missing) return '\ufffd'.repeat(Array.from(letters.segment(text)).length);
  if (PRINTABLE.test(text)) return piece.level % 2 === 0 ? text : mirrored(text);
  // Joiners and marks that a font lacks would be drawn as boxes.
  const own = Array.from(text).filter((sign) =>
    piece.face.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
  return piece.level % 2 === 0 ? own.join('') : mirrored(own.join(''));
}

/** The width of a text at a size of one point, without letter spacing, and its number of glyphs. */
function measure(face: Face, text: string, rightToLeft: boolean): { width: number; signs: number } {
  const key = `${face.key}${rightToLeft ? '<' : '>'}${text}`;
  const known = widths.get(key);
  if (known !== undefined) return { width: known, signs: text.length };
  face.course.direction = rightToLeft ? 'rtl' : 'ltr';
  face.course.meant = null;
  const run = face.font.layout(text, []);
  const width = run.advanceWidth / face.font.unitsPerEm;
  if (widths.size >= MOST_WIDTHS) widths.clear();
  // Large fonts are subset again for each document, under the same name. Their widths are the same.
  if (text.length <= 24 && run.glyphs.length === text.length) widths.set(key, width);
  return { width, signs: run.glyphs.length };
}

/** Where a line may end, by UAX 14; in Thai, which has no spaces, after words. */
function breaksOf(text: string): number[] {
  const breaker = new LineBreaker(text);
  const ends: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.push(next.position);
  if (!THAI.test(text)) return ends;
  for (const { segment, index } of thaiWords.segment(text)) if (THAI.test(segment)) ends.push(index);
  return [...new Set(ends)].filter((end) => end > 0).sort((a, b) => a - b);
}

/** Breaks texts into lines of a width. */
export function createTypesetter(faces: Faces) {
  const marks = { stood: false };

  function runsOf({ text, pieces }: Itemised, style: TextStyle, start: number, end: number): SetRun[] {
    return pieces
      .filter((piece) => piece.start < end && piece.end > start)
      .map((piece) => {
        const own = text.slice(Math.max(start, piece.start), Math.min(end, piece.end));
        const shown = shownText(own, piece);
        const rightToLeft = piece.level % 2 === 1;
        const tracking = trackingOf(piece, style, faces);
        const { width, signs } = measure(piece.face, shown, rightToLeft);
        return {
          piece,
          run: {
            face: piece.face,
            shown,
            meant: piece.missing ? Array.from(letters.segment(own), ({ segment }) => segment) : null,
            rightToLeft,
            x: 0,
            width: width * style.size + tracking * signs,
            tracking,
          },
        };
      })
      .map(({ piece, run }) => ({ ...run, level: piece.level }));
  }

  const widthOf = (item: Itemised, style: TextStyle, start: number, end: number) =>
    runsOf(item, style, start, end).reduce((sum, { width }) => sum + width, 0);

  /** Runs in visual order: rule L2 of the algorithm, over whole runs. */
  function visual(runs: readonly (SetRun & { level?: number })[]): SetRun[] {
    let ordered = [...runs];
    const highest = Math.max(0, ...ordered.map(({ level = 0 }) => level));
    for (let level = highest; level >= 1; level -= 1) {
      const next: typeof ordered = [];
      let stretch: typeof ordered = [];
      for (const run of ordered) {
        if ((run.level ?? 0) >= level) stretch = [run, ...stretch];
        else {
          next.push(...stretch, run);
          stretch = [];
        }
      }
      ordered = [...next, ...stretch];
    }
    return ordered;
  }

  function lineOf(item: Itemised, style: TextStyle, start: number, end: number): SetLine {
    const shownEnd = start + item.text.slice(start, end).trimEnd().length;
    let x = 0;
    const runs = visual(runsOf(item, style, start, shownEnd)).map((run) => {
      const placed = { ...run, x };
      x += run.width;
      return placed;
    });
    return { runs, width: x, rightToLeft: item.baseLevel === 1 };
  }

  /** How much of a word that is wider than a line fits: by letters, at least one. */
  function fit(item: Itemised, style: TextStyle, start: number, end: number, width: number): number {
    let at = start;
    let used = 0;
    for (const { segment } of letters.segment(item.text.slice(start, end))) {
      used += widthOf(item, style, at, at + segment.length);
      if (used > width && at > start) return at;
      at += segment.length;
    }
    return at;
  }

  function* lineEnds(item: Itemised, style: TextStyle, width: number): Generator<[number, number]> {
    let start = 0;
    let end = 0;
    let used = 0;
    for (const next of breaksOf(item.text)) {
      const word = item.text.slice(end, next);
      const bare = widthOf(item, style, end, end + word.trimEnd().length);
      if (used + bare > width && end > start) {
        yield [start, end];
        start = end;
        used = 0;
      }
      let from = end;
      if (bare > width) {
        for (let stop = fit(item, style, from, next, width); stop < end + word.trimEnd().length; ) {
          yield [start, stop];
          start = stop;
          from = stop;
          stop = fit(item, style, from, next, width);
        }
        used = 0;
      }
      used += widthOf(item, style, from, next);
      end = next;
    }
    if (item.text.length > start) yield [start, item.text.length];
  }

  /** Breaks a text of one paragraph into lines. */
  function setLines(text: string, style: TextStyle, limits: LineLimits): SetLine[] {
    const item = itemise(faces, style.role, text, limits.direction ?? 'ltr');
    if (item.pieces.some(({ missing }) => missing)) marks.stood = true;
    const most = limits.lines ?? Number.POSITIVE_INFINITY;
    const lines: SetLine[] = [];
    for (const [start, end] of lineEnds(item, style, limits.width)) {
      if (lines.length + 1 >= most && end < item.text.trimEnd().length) {
        const room = limits.width - widthOf(itemise(faces, style.role, '…', 'ltr'), style, 0, 1);
        const stop = fit(item, style, start, item.text.length, room);
        const cut = `${item.text.slice(start, stop).trimEnd()}…`;
        const last = itemise(faces, style.role, cut, item.baseLevel === 1 ? 'auto' : 'ltr');
        return [...lines, { ...lineOf(last, style, 0, cut.length), rightToLeft: item.baseLevel === 1 }];
      }
      lines.push(lineOf(item, style, start, end));
    }
    return lines;
  }

  return {
    /** Whether a placeholder replaced a character that no font has. */
    marks,
    setLines,
    /** One line of any width. */
    setLine: (text: string, style: TextStyle): SetLine =>
      lineOf(itemise(faces, style.role, text, 'ltr'), style, 0, text.length),
  };
}

export type Typesetter = ReturnType<typeof createTypesetter>;
