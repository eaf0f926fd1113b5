import { useState } from 'react';
import type { z } from 'zod';
import { tabStorage } from './tab-storage.ts';

export interface Draft<Value> {
  value: Value;
  /** Whether it differs from what is saved. */
  dirty: boolean;
  change: (value: Value) => void;
  /** Returns to what is saved, after sending or discarding. */
  forget: () => void;
}

/**
 * A value that somebody is editing. The tab stores it over an error, a reload or another page.
 *
 * @param given a value from the link to this page. It replaces a stored one.
 */
export function useDraft<Value>(
  key: string,
  schema: z.ZodType<Value>,
  saved: Value,
  given: Value | null = null,
): Draft<Value> {
  const [written, setWritten] = useState<Value | null>(
    () => given ?? schema.safeParse(tabStorage.read(key)).data ?? null,
  );
  return {
    value: written ?? saved,
    dirty: written !== null && JSON.stringify(written) !== JSON.stringify(saved),
    change(value) {
      setWritten(value);
      tabStorage.write(key, value);
    },
    forget() {
      setWritten(null);
      tabStorage.remove(key);
    },
  };
}
