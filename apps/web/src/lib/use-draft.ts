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

/** A value that somebody is editing. The tab stores it over an error, a reload or another page. */
export function useDraft<Value>(key: string, schema: z.ZodType<Value>, saved: Value): Draft<Value> {
  const [written, setWritten] = useState<Value | null>(
    () => schema.safeParse(tabStorage.read(key)).data ?? null,
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
