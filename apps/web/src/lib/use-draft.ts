import { useState } from 'react';
import { tabStorage } from './tab-storage.ts';

export interface Draft<Value> {
  value: Value;
  /** What was saved when the editing began. Another tab may have saved since. */
  base: Value;
  /** Whether it differs from what is saved. */
  dirty: boolean;
  change: (value: Value) => void;
  /** Returns to what is saved, after sending or discarding. */
  forget: () => void;
}

/** Reads what the tab has stored, such as a zod schema. */
interface Reader<Value> {
  safeParse(stored: unknown): { data?: Value | undefined };
}

/** For a text, on a page that does without zod. */
export const anyText: Reader<string> = {
  safeParse: (stored) => (typeof stored === 'string' ? { data: stored } : {}),
};

/** A value that somebody is editing. The tab stores it over an error, a reload or another page. */
export function useDraft<Value>(key: string, schema: Reader<Value>, saved: Value): Draft<Value> {
  const baseKey = `${key}:base`;
  const [written, setWritten] = useState<{ value: Value; base: Value } | null>(() => {
    const value = schema.safeParse(tabStorage.read(key)).data;
    if (value === undefined) return null;
    return { value, base: schema.safeParse(tabStorage.read(baseKey)).data ?? saved };
  });
  const value = written ? written.value : saved;
  const base = written ? written.base : saved;
  return {
    value,
    base,
    dirty: written !== null && JSON.stringify(value) !== JSON.stringify(saved),
    change(next) {
      setWritten({ value: next, base });
      tabStorage.write(key, next);
      tabStorage.write(baseKey, base);
    },
    forget() {
      setWritten(null);
      tabStorage.remove(key);
      tabStorage.remove(baseKey);
    },
  };
}
