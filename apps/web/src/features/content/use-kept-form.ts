import { useState } from 'react';
import type { z } from 'zod';
import { tabStorage } from '@/lib/tab-storage.ts';

/** What is typed into a form: kept in the tab, so that neither an error nor a reload loses it. */
export function useKeptForm<Form extends object>(
  key: string,
  schema: z.ZodType<Form>,
  initial: Form,
): { form: Form; change: (difference: Partial<Form>) => void; forget: () => void } {
  const [form, setForm] = useState<Form>(() => {
    const kept = schema.safeParse(tabStorage.read(key));
    return kept.success ? kept.data : initial;
  });
  return {
    form,
    change: (difference) => {
      const next = { ...form, ...difference };
      tabStorage.write(key, next);
      setForm(next);
    },
    forget: () => tabStorage.remove(key),
  };
}
