/** What a tab remembers until it closes, also after a reload. Blocked or full storage breaks nothing. */
export const tabStorage = {
  read(key: string): unknown {
    try {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  has: (key: string): boolean => tabStorage.read(key) !== undefined,

  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Not stored.
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // There was nothing to remove.
    }
  },
};
