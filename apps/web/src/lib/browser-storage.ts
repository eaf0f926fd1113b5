/** Local storage that may be missing, blocked or full. Then nothing is stored, and nothing breaks. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Not stored.
    }
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // There was nothing to remove.
    }
  },
};
