import type { PageRow } from '../site-row.ts';

type Text = Pick<PageRow, 'shingles' | 'textHash'>;

/**
 * The required share of common shingles, relative to the longer page: nine tenths, to the nearest hundredth.
 */
const NEAR = 0.895;
/** MinHash rows of three hashes: similar pages almost always share one of sixteen, others seldom. */
const ROWS = 16;
const IN_A_ROW = 3;
/** The most pages named for each page; more would change nothing. */
const MOST_NAMED = 5;
/**
 * The most similar pages in a row that are all compared; in a larger group each is compared with those before
 * it.
 */
const MOST_COMPARED = 60;

function decode(text: string): Uint32Array {
  // Copied, because the typed array needs an aligned buffer.
  return new Uint32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
}

/** The smallest hashes, each under another permutation: equal for similar texts. */
function rowsOf(shingles: Uint32Array): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const least: number[] = [];
    for (let at = 0; at < IN_A_ROW; at += 1) {
      const turn = Math.imul(row * IN_A_ROW + at + 1, 0x9e3779b1);
      let smallest = 0xffffffff;
      for (let next = 0; next < shingles.length; next += 1) {
        const mixed = Math.imul((shingles[next] ?? 0) ^ turn, 0x85ebca6b) >>> 0;
        if (mixed < smallest) smallest = mixed;
      }
      least.push(smallest);
    }
    return `${row} ${least.join(' ')}`;
  });
}

/** Of the text with more stored shingles, those that are stored for the other text too. */
const sampled = (shingles: Uint32Array, share: number): Uint32Array =>
  shingles.filter((shingle) => shingle % share === 0);

/** Every n-th shingle was kept: a power of two that divides them all. */
function shareOf(shingles: Uint32Array): number {
  let share = 1;
  while (share < 1 << 20 && shingles.every((shingle) => shingle % (share * 2) === 0)) share *= 2;
  return shingles.length === 0 ? 1 : share;
}

interface Decoded {
  shingles: Uint32Array;
  /** Every n-th was kept. */
  share: number;
}

/**
 * Whether two sorted lists have this many numbers in common; for most pairs a few numbers show that they do
 * not.
 */
function haveInCommon(one: Uint32Array, other: Uint32Array, least: number): boolean {
  let misses = one.length - least;
  for (let at = 0, beside = 0; at < one.length; ) {
    const mine = one[at] ?? 0;
    while (beside < other.length && (other[beside] ?? 0) < mine) beside += 1;
    if (beside === other.length || other[beside] !== mine) {
      misses -= 1;
      if (misses < 0) return false;
    } else beside += 1;
    at += 1;
  }
  return true;
}

function areNear(one: Decoded, other: Decoded): boolean {
  const share = Math.max(one.share, other.share);
  const first = one.share === share ? one.shingles : sampled(one.shingles, share);
  const second = other.share === share ? other.shingles : sampled(other.shingles, share);
  const longer = Math.max(first.length, second.length);
  if (Math.min(first.length, second.length) < longer * NEAR) return false;
  return haveInCommon(first, second, longer * NEAR);
}

/**
 * The texts that are nearly the same: nine tenths of their 5-word shingles are equal. Identical texts are not
 * named. Long texts are compared by the stored part of their shingles.
 *
 * @returns for each text with near texts, those texts.
 */
export function nearTexts<T extends Text>(texts: readonly T[]): Map<T, T[]> {
  const decoded = texts.map((text) => {
    const shingles = decode(text.shingles);
    return { text, shingles, share: shareOf(shingles) };
  });
  const rows = new Map<string, number[]>();
  for (const [at, { shingles }] of decoded.entries())
    for (const row of shingles.length > 0 ? rowsOf(shingles) : []) {
      const alike = rows.get(row);
      if (alike) alike.push(at);
      else rows.set(row, [at]);
    }
  /**
   * For each text one bit per text before it: half a megabyte for 2,000 texts; a set of pairs takes forty.
   */
  const compared: Uint8Array[] = [];
  const near = new Map<T, T[]>();
  /** How many are named for each. In a large group all soon have enough and are no longer compared. */
  const named = new Uint8Array(decoded.length);
  const note = (at: number, text: T, other: T) => {
    if (named[at] === MOST_NAMED) return;
    named[at] = (named[at] ?? 0) + 1;
    near.set(text, [...(near.get(text) ?? []), other]);
  };
  for (const alike of rows.values()) {
    for (const [place, at] of alike.entries()) {
      const other = decoded[at];
      if (place === 0 || !other) continue;
      const known = compared[at] ?? new Uint8Array((at >> 3) + 1);
      compared[at] = known;
      for (let before = Math.max(0, place - MOST_COMPARED); before < place; before += 1) {
        const beside = alike[before] ?? 0;
        if (named[beside] === MOST_NAMED && named[at] === MOST_NAMED) continue;
        const [byte, bit] = [known[beside >> 3] ?? 0, 1 << (beside & 7)];
        const one = decoded[beside];
        if ((byte & bit) !== 0 || !one) continue;
        known[beside >> 3] = byte | bit;
        if (one.text.textHash === other.text.textHash || !areNear(one, other)) continue;
        note(beside, one.text, other.text);
        note(at, other.text, one.text);
      }
    }
  }
  return near;
}
