import { charFrom, isAsciiWord, isUnseen } from './letters.ts';

/** A folded text for the search of names; each of its UTF-16 units is mapped to the original. */
export interface FoldedText {
  units: Uint16Array;
  /** The position in the original at which the character of a unit begins and ends. */
  from: Int32Array;
  to: Int32Array;
  /** 1 for the first unit of its character, 2 for the last, 3 for the only one. */
  edges: Uint8Array;
}

const mark = /\p{M}/u;
const isExtending = (char: string) =>
  char.charCodeAt(0) > 0xac && (mark.test(char) || isUnseen(char) || char === 'ﾞ' || char === 'ﾟ');
/**
 * As many marks as UAX #15 allows after a character (Stream-Safe Text Format): sorting them takes hardly any
 * time.
 */
const mostMarks = 30;

const seenAs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('‘’ʼ＇′´`', (char) => [char, "'"])),
  ...Object.fromEntries(Array.from('‐‑‒–—―−﹣', (char) => [char, '-'])),
};

/**
 * Full case folding of decomposed text. The Turkish dot over a small i is ignored, and so is the accent of
 * Greek, which capital letters lack.
 */
function foldChar(char: string): string {
  const plain = seenAs[char];
  if (plain) return plain;
  // Half and full width: the only compatibility difference that is just typing.
  const wide = /[\uff00-\uffef]/.test(char) ? char.normalize('NFKC') : char;
  return wide
    .normalize('NFD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/i\u0307/g, 'i')
    .replace(/^(\p{sc=Greek}.*)\u0301/u, '$1')
    .replace(/\p{DI}/gu, '');
}

/**
 * Folds a text, character by character: letter case, canonically equivalent forms, kinds of white space,
 * hyphens and apostrophes make no difference.
 *
 * @param passedOver characters to skip, like the stars of emphasis.
 */
export function foldText(text: string, passedOver: ReadonlySet<string>): FoldedText {
  const folded = createFolded(text.length);
  const known = new Map<string, string>();
  let wasSpace = false;

  for (let at = 0; at < text.length; ) {
    const start = at;
    if (isPlain(text, at)) {
      folded.push(lowerUnit(text.charCodeAt(at)), start, ++at, 3);
      wasSpace = false;
      continue;
    }
    const first = charFrom(text, at);
    at += first.length;
    if (/\s/.test(first)) {
      if (wasSpace) folded.stretch(at);
      else folded.push(0x20, start, at, 3);
      wasSpace = true;
      continue;
    }
    if (passedOver.has(first) || isUnseen(first)) continue;
    // Markdown escapes punctuation with a backslash.
    if (first === '\\' && passedOver.size > 0 && /[!-/:-@[-`{-~]/.test(text.charAt(at))) continue;
    for (let marks = 0; marks < mostMarks; marks++) {
      const next = charFrom(text, at);
      if (next === '' || !isExtending(next)) break;
      at += next.length;
    }
    const char = text.slice(start, at);
    let as = known.get(char);
    if (as === undefined) {
      as = foldChar(char);
      known.set(char, as);
    }
    for (let unit = 0; unit < as.length; unit++)
      folded.push(as.charCodeAt(unit), start, at, (unit === 0 ? 1 : 0) + (unit === as.length - 1 ? 2 : 0));
    wasSpace = false;
  }
  return folded.done();
}

/** An unmodified ASCII letter or digit: most of most texts. */
function isPlain(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return isAsciiWord(text.charCodeAt(at)) && !(next > 0xac);
}

const lowerUnit = (unit: number) => (unit >= 65 && unit <= 90 ? unit + 32 : unit);

/** Collects units; folding makes some texts longer. */
function createFolded(expected: number) {
  let units = new Uint16Array(expected);
  let from = new Int32Array(expected);
  let to = new Int32Array(expected);
  let edges = new Uint8Array(expected);
  let length = 0;
  const grown = <Row extends Uint16Array | Int32Array | Uint8Array>(row: Row, made: Row): Row => {
    made.set(row);
    return made;
  };
  return {
    push(unit: number, start: number, end: number, edge: number) {
      if (length === units.length) {
        const size = 2 * length + 8;
        units = grown(units, new Uint16Array(size));
        from = grown(from, new Int32Array(size));
        to = grown(to, new Int32Array(size));
        edges = grown(edges, new Uint8Array(size));
      }
      units[length] = unit;
      from[length] = start;
      to[length] = end;
      edges[length++] = edge;
    },
    /** Extends the last unit's range. */
    stretch(end: number) {
      to[length - 1] = end;
    },
    done: (): FoldedText => ({
      units: units.subarray(0, length),
      from: from.subarray(0, length),
      to: to.subarray(0, length),
      edges: edges.subarray(0, length),
    }),
  };
}
