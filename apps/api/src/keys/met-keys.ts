/** Keys that were met before, by their hashes. */
export interface MetKeys {
  /** Whether a key was good when it was met last; undefined for one that was never met. */
  verdict(hash: string): 'good' | 'bad' | undefined;
  add(hash: string, verdict: 'good' | 'bad'): void;
}

/** Of each verdict. A hash and its place are some hundred bytes. */
const MOST = 10_000;

/** Remembers the keys met last. Whoever sends many bad ones makes room among those, not among the good. */
export function createMetKeys(most = MOST): MetKeys {
  const met = { good: new Set<string>(), bad: new Set<string>() };
  return {
    verdict: (hash) => (met.good.has(hash) ? 'good' : met.bad.has(hash) ? 'bad' : undefined),
    add(hash, verdict) {
      met.good.delete(hash);
      const set = met[verdict];
      set.delete(hash);
      set.add(hash);
      const [oldest] = set;
      if (set.size > most && oldest !== undefined) set.delete(oldest);
    },
  };
}
