/** The newest items by id: above the maximum, a new item removes the oldest. */
export interface Recent<T> {
  /** @returns its id. */
  add(item: T): string;
  get(id: string): T | undefined;
  ids(): string[];
}

export function createRecent<T>(prefix: string, most: number): Recent<T> {
  const kept = new Map<string, T>();
  let last = 0;
  return {
    add(item) {
      last += 1;
      const id = `${prefix}-${last}`;
      kept.set(id, item);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return id;
    },
    get: (id) => kept.get(id),
    ids: () => [...kept.keys()],
  };
}
