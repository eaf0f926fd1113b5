/** A place that may name an entity. */
export interface Candidate {
  entityId: string;
  start: number;
  end: number;
  length: number;
  /** For a name: what to try if a longer one has taken its place. */
  name: { index: number; end: number } | null;
}

/**
 * Takes candidates, longest first, that do not overlap a taken one; instead of one that does, a shorter one
 * is tried.
 */
export function takeLongest(
  candidates: readonly Candidate[],
  textLength: number,
  shorterOf: (candidate: Candidate) => Candidate | null,
): Candidate[] {
  const byLength: Candidate[][] = [];
  const put = (candidate: Candidate) => {
    const row = byLength[candidate.length] ?? [];
    row.push(candidate);
    byLength[candidate.length] = row;
  };
  for (const candidate of candidates) put(candidate);
  const covered = new Uint8Array(textLength);
  const taken: Candidate[] = [];
  for (let length = byLength.length - 1; length > 0; length--) {
    const row = (byLength[length] ?? []).sort((a, b) => a.start - b.start);
    for (const candidate of row) {
      // Taken ones are at least as long, so they cover an end of any candidate that they overlap.
      if (covered[candidate.end - 1]) continue;
      if (covered[candidate.start]) {
        const shorter = shorterOf(candidate);
        if (shorter) put(shorter);
        continue;
      }
      covered.fill(1, candidate.start, candidate.end);
      taken.push(candidate);
    }
  }
  return taken;
}
