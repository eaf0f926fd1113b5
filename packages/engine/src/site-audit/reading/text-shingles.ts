import { wordHashes } from './word-hashes.ts';

/** Words in a row. */
const LENGTH = 5;
/**
 * The most shingles kept for a page. Of a longer text a half, a quarter, ... is kept, the same ones on every
 * page.
 */
const MOST = 1024;
/** Spread evenly, so that a half of all shingles is a fair sample. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * The 5-word shingles of a text as sorted hashes: they allow comparing two pages without their words.
 *
 * @returns base64 of their 32-bit numbers; '' for a text with fewer words than one shingle.
 */
export function textShingles(text: string): string {
  const words = wordHashes(text);
  const found = new Uint32Array(Math.max(0, words.length - LENGTH + 1));
  for (let at = 0; at < found.length; at += 1) {
    let hash = 0;
    for (let next = at; next < at + LENGTH; next += 1) hash = Math.imul(hash, 31) + (words[next] ?? 0);
    found[at] = mix(hash);
  }
  found.sort();
  let kept = found.filter((hash, at) => at === 0 || hash !== found[at - 1]);
  for (let share = 2; kept.length > MOST; share *= 2) kept = kept.filter((hash) => hash % share === 0);
  return Buffer.from(kept.buffer).toString('base64');
}
