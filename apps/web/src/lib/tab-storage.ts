/** What one tab remembers until it is closed, also over a reload. Blocked or full: nothing is remembered, nothing breaks. */
export const tabStorage = {
  read(key: string): unknown {
    try {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Not remembered.
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // It was never there.
    }
  },
};
