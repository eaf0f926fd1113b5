/** A cache with a limit for the total weight; the least recently used value is removed first. */
export interface RecentlyUsed<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value, weight: number): void;
  delete(name: string): void;
}

/** @param most the total weight; a single value is always kept, whatever its weight. */
export function createRecentlyUsed<Value>(most: number): RecentlyUsed<Value> {
  const kept = new Map<string, { value: Value; weight: number }>();
  let weighs = 0;
  const remove = (name: string) => {
    weighs -= kept.get(name)?.weight ?? 0;
    kept.delete(name);
  };
  return {
    get(name) {
      const found = kept.get(name);
      if (!found) return undefined;
      // A map keeps the order of insertion.
      kept.delete(name);
      kept.set(name, found);
      return found.value;
    },
    set(name, value, weight) {
      remove(name);
      kept.set(name, { value, weight });
      weighs += weight;
      for (const oldest of kept.keys()) {
        if (weighs <= most || kept.size === 1) return;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
