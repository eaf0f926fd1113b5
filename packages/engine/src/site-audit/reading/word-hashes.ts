import { foldedPieces, isWithinLongest } from '../../page/fold-text.ts';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Scripts without spaces between words: each of their characters counts as one. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The role of a character: it separates words, is part of one, or is one. */
type Kind = 1 | 2 | 3;
const PARTS = 1;
const WITHIN = 2;
const ALONE = 3;

function kindOf(character: string): Kind {
  if (!LETTER_OR_DIGIT.test(character)) return PARTS;
  return UNSPACED.test(character) ? ALONE : WITHIN;
}

/** By code unit, filled on first use; 0 until then. */
const kinds = new Uint8Array(0x10000);

/** A single surrogate says nothing. */
const isHalf = (code: number) => (code & 0xf800) === 0xd800;

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const known = kinds[code] ?? 0;
  if (known !== 0) return known;
  const kind = kindOf(String.fromCodePoint(text.codePointAt(at) ?? code));
  if (!isHalf(code)) kinds[code] = kind;
  return kind;
}

/**
 * The words of a text as hashes (FNV-1a of their folded letters), in order. One loop over the letters: to
 * copy, split and hash the text would take four times as long.
 */
export function wordHashes(text: string): number[] {
  const hashes: number[] = [];
  let hash = OFFSET;
  let inWord = false;
  /** The text's length with one space between its words. */
  let length = 0;
  const close = () => {
    if (inWord) hashes.push(hash >>> 0);
    inWord = false;
    hash = OFFSET;
  };
  let wasApart = false;
  for (const piece of foldedPieces(text, () => isWithinLongest(length)))
    for (let at = 0; at < piece.length; ) {
      const kind = kindAt(piece, at);
      const size = isHalf(piece.charCodeAt(at)) && kind !== PARTS ? 2 : 1;
      if (kind !== WITHIN) close();
      if (kind !== PARTS) {
        for (let unit = at; unit < at + size; unit += 1)
          hash = Math.imul(hash ^ piece.charCodeAt(unit), PRIME);
        inWord = true;
      }
      if (kind === ALONE) close();
      if (kind !== PARTS || !wasApart) length += size;
      wasApart = kind === PARTS;
      at += size;
    }
  close();
  return hashes;
}
