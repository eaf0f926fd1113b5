/** A cache of the verdicts on keys, by their hashes. */
export interface MetKeys {
  /** The last verdict on a key; undefined if there is none. */
  verdict(hash: string): 'good' | 'bad' | undefined;
  add(hash: string, verdict: 'good' | 'bad'): void;
}

/** For each verdict. An entry takes some hundred bytes. */
const MOST = 10_000;

/** Remembers the latest keys. Many bad keys only push out other bad ones, never the good ones. */
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
