import type { WrittenAddress } from './find-addresses.ts';
import type { FoldedText } from './fold-text.ts';
import { beginsWord, endsWord } from './word-bounds.ts';

/** Maps units of the folded text to places in the text; null where no name may be. */
export function createNamePlaces(text: string, folded: FoldedText, addresses: readonly WrittenAddress[]) {
  const inAddress = new Int32Array(text.length);
  for (const [index, { start, end }] of addresses.entries()) inAddress.fill(index + 1, start, end);
  const isFreeAt = (at: number, start: number, end: number) => {
    const address = addresses[(inAddress[at] ?? 0) - 1];
    return !address || (start <= address.start && address.end <= end);
  };
  const mayBegin = remembered(
    folded.units.length,
    (unit) => ((folded.edges[unit] ?? 0) & 1) === 1 && beginsWord(text, folded.from[unit] ?? 0),
  );
  const mayEnd = remembered(
    folded.units.length,
    (unit) => ((folded.edges[unit] ?? 0) & 2) === 2 && endsWord(text, folded.to[unit] ?? 0),
  );
  return {
    mayEnd: (to: number) => mayEnd(to - 1),
    at(from: number, to: number): { start: number; end: number } | null {
      if (!mayEnd(to - 1) || !mayBegin(from)) return null;
      const start = folded.from[from] ?? 0;
      const end = folded.to[to - 1] ?? 0;
      return isFreeAt(start, start, end) && isFreeAt(end - 1, start, end) ? { start, end } : null;
    },
  };
}

/** Many names may begin or end at one position: each result is computed once. */
function remembered(size: number, isTrue: (at: number) => boolean): (at: number) => boolean {
  const known = new Int8Array(size);
  return (at) => {
    known[at] ||= isTrue(at) ? 1 : -1;
    return known[at] === 1;
  };
}
