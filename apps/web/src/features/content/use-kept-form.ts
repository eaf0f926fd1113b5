import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { tabStorage } from '@/lib/tab-storage.ts';

/** Field by field what has to be put right. */
export type Problems<Form> = Partial<Record<keyof Form & string, string>>;

export interface KeptForm<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** As they are shown; gone with the next change. */
  problems: Problems<Form>;
  /** Shows these problems and no others. */
  tell: (problems: Problems<Form>) => void;
  /** Forgets what was typed: it has been sent. */
  forget: () => void;
}

/**
 * A form whose text is kept in the tab, so that neither an error nor a reload loses it.
 *
 * @param given what the way here has filled in, in place of what was kept.
 */
export function useKeptForm<Form extends FieldValues>(
  key: string,
  schema: z.ZodType<Form>,
  initial: Form,
  given?: Partial<Form>,
): KeptForm<Form> {
  const [start] = useState(() => ({
    ...(schema.safeParse(tabStorage.read(key)).data ?? initial),
    ...given,
  }));
  // What is whole is also a part, which is all that react-hook-form asks for.
  const form = useForm<Form>({ defaultValues: start as DefaultValues<Form> });
  useEffect(() => {
    let known = JSON.stringify(start);
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const text = JSON.stringify(values);
        if (text === known) return;
        known = text;
        tabStorage.write(key, values);
        form.clearErrors();
      },
    });
  }, [form, key, start]);
  const { errors } = form.formState;
  const shown = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  return {
    form,
    problems: Object.fromEntries(shown),
    tell(problems) {
      form.clearErrors();
      for (const [name, message] of Object.entries(problems))
        if (typeof message === 'string') form.setError(name as Path<Form>, { message });
    },
    forget: () => tabStorage.remove(key),
  };
}
