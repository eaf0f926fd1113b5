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

/** The problem of each field. */
export type Problems<Form> = Partial<Record<keyof Form & string, string>>;

export interface KeptForm<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** The problems that are shown. The next change clears them. */
  problems: Problems<Form>;
  /** Shows exactly these problems. */
  tell: (problems: Problems<Form>) => void;
  /** Clears the stored text after it has been sent. */
  forget: () => void;
}

/**
 * A form whose text is stored in the tab, so that neither an error nor a reload loses it.
 *
 * @param given values from the link to this page. They replace stored values.
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
  // A complete form is also a partial one, which is the type that react-hook-form asks for.
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
