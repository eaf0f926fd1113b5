/** Values by name, as many as their weights together have room; what was used longest ago goes first. */
export interface RecentlyUsed<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value, weight: number): void;
  delete(name: string): void;
}

/** @param most of all weights together; one value has room however heavy it is. */
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
      // A map is in the order in which its names came.
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
