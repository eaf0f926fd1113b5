import { foldText } from '../../page/fold-text.ts';

/** Words in a row. */
const LENGTH = 5;
/** Shingles kept of a page. A longer text keeps a half, a quarter, ... of them, the same ones on every page. */
const MOST = 1024;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Scripts that part no words: each of their characters stands for one. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

function hashWord(word: string): number {
  let hash = OFFSET;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/** Spread evenly, so that a half of all shingles is a fair half. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * The 5-word shingles of a text as sorted hashes: by them two pages are compared without their words.
 *
 * @returns base64 of their 32-bit numbers; '' for a text of fewer words than one shingle has.
 */
export function textShingles(text: string): string {
  const folded = foldText(text, ' ').replace(UNSPACED, ' $& ');
  const words = folded.split(' ').filter(Boolean).map(hashWord);
  const found = new Set<number>();
  for (let at = 0; at + LENGTH <= words.length; at += 1) {
    let hash = 0;
    for (let next = at; next < at + LENGTH; next += 1) hash = Math.imul(hash, 31) + (words[next] ?? 0);
    found.add(mix(hash));
  }
  let kept = [...found];
  for (let share = 2; kept.length > MOST; share *= 2) kept = kept.filter((hash) => hash % share === 0);
  const numbers = Uint32Array.from(kept).sort();
  return Buffer.from(numbers.buffer).toString('base64');
}
