import { useState } from 'react';
import type { z } from 'zod';
import { tabStorage } from '@/lib/tab-storage.ts';

export interface Draft<Value> {
  value: Value;
  /** Whether it differs from what is saved. */
  dirty: boolean;
  change: (value: Value) => void;
  /** Back to what is saved: it has been sent, or is not wanted. */
  forget: () => void;
}

/** What somebody is writing, kept in the tab, so that neither an error, a reload nor a look elsewhere loses it. */
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
