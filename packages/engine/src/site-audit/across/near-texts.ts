import type { PageRow } from '../site-row.ts';
import { shared } from '../templates/likeness.ts';

type Text = Pick<PageRow, 'shingles' | 'textHash'>;

/** Shingles that two pages have in common, of those of the longer one: nine tenths, to the nearest hundredth. */
const NEAR = 0.895;
/** Rows of three least hashes: pages that are near share one of sixteen all but always, others seldom. */
const ROWS = 16;
const IN_A_ROW = 3;
/** Named beside each page; whether there is a further one changes nothing. */
const MOST_NAMED = 5;
/** Pages alike in a row that are compared with each other; in a crowd each is compared with those before it. */
const MOST_COMPARED = 60;

function decode(text: string): Uint32Array {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Uint32Array(bytes.buffer);
}

/** The least of all hashes, each time mixed in another way: alike for texts that are alike. */
function rowsOf(shingles: Uint32Array): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const least: number[] = [];
    for (let at = 0; at < IN_A_ROW; at += 1) {
      const turn = Math.imul(row * IN_A_ROW + at + 1, 0x9e3779b1);
      let smallest = 0xffffffff;
      for (const shingle of shingles) {
        const mixed = Math.imul(shingle ^ turn, 0x85ebca6b) >>> 0;
        if (mixed < smallest) smallest = mixed;
      }
      least.push(smallest);
    }
    return `${row} ${least.join(' ')}`;
  });
}

/** Of a text of which more shingles were kept, those that were kept of the other as well. */
function sampled(shingles: Uint32Array, share: number): Uint32Array {
  return share === 1 ? shingles : shingles.filter((shingle) => shingle % share === 0);
}

/** Every so many shingles were kept: a power of two that divides them all. */
function shareOf(shingles: Uint32Array): number {
  let share = 1;
  while (share < 1 << 20 && shingles.every((shingle) => shingle % (share * 2) === 0)) share *= 2;
  return shingles.length === 0 ? 1 : share;
}

function areNear(one: Uint32Array, other: Uint32Array, shares: readonly [number, number]): boolean {
  const share = Math.max(...shares);
  const [first, second] = [sampled(one, share), sampled(other, share)];
  const longer = Math.max(first.length, second.length);
  if (Math.min(first.length, second.length) < longer * NEAR) return false;
  return shared(first, second) >= longer * NEAR;
}

/**
 * The texts that say nearly the same: nine tenths of their 5-word shingles are alike. Those that are exactly the same are
 * not named. Of long texts, of which a part of the shingles is kept, that part tells.
 *
 * @returns for each text that has some, those near it.
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
  const compared = new Set<number>();
  const near = new Map<T, T[]>();
  const note = (text: T, other: T) => {
    const known = near.get(text) ?? [];
    if (known.length < MOST_NAMED) near.set(text, [...known, other]);
  };
  for (const alike of rows.values()) {
    for (const [place, at] of alike.entries()) {
      for (const beside of alike.slice(Math.max(0, place - MOST_COMPARED), place)) {
        const pair = beside * decoded.length + at;
        const [one, other] = [decoded[beside], decoded[at]];
        if (compared.has(pair) || !one || !other) continue;
        compared.add(pair);
        if (one.text.textHash === other.text.textHash) continue;
        if (!areNear(one.shingles, other.shingles, [one.share, other.share])) continue;
        note(one.text, other.text);
        note(other.text, one.text);
      }
    }
  }
  return near;
}
