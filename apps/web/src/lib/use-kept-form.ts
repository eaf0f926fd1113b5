import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { z } from 'zod';
import { tabStorage } from './tab-storage.ts';

/** The problem of each field. */
export type Problems<Form> = Partial<Record<keyof Form & string, string>>;

export interface KeptForm<Form extends FieldValues, Sent> {
  form: UseFormReturn<Form, unknown, Sent>;
  /** Whether something was typed that is not sent yet. */
  changed: boolean;
  /** The problems that are shown. Without a resolver the next change clears them. */
  problems: Problems<Form>;
  /** Shows exactly these problems. */
  tell: (problems: Problems<Form>) => void;
  /** Clears the stored text after it has been sent or cancelled. */
  forget: () => void;
}

interface KeptFormOptions<Form extends FieldValues, Sent> {
  /** Names the form in the tab. Of a form behind the sign-in it is an `accountKey`. */
  key: string;
  /** The fields as they may be stored: also half typed ones. A password or a key is no field of a kept form. */
  schema: z.ZodType<Form>;
  /** What is saved, or an empty form. When it changes, the fields that nobody has touched follow it. */
  initial: Form;
  /** Values from the link to this page. What was typed over them is stored for this link alone. */
  given?: Partial<Form>;
  resolver?: Resolver<Form, unknown, Sent>;
  /** When the resolver judges: with 'onChange' while somebody types, or else when they submit. */
  mode?: 'onChange';
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ from what is saved. */
function typedOf<Form extends FieldValues>(saved: Form, values: Form): Partial<Form> {
  const typed: Partial<Form> = {};
  for (const name in values) if (!same(values[name], saved[name])) typed[name] = values[name];
  return typed;
}

function readStored<Form extends FieldValues>(key: string, schema: z.ZodType<Form>, initial: Form): Form {
  const stored = z.record(z.string(), z.unknown()).safeParse(tabStorage.read(key)).data;
  return (stored && schema.safeParse({ ...initial, ...stored }).data) ?? initial;
}

/** A form whose text is stored in the tab, so that neither an error, nor a reload, nor a sign-in loses it. */
export function useKeptForm<Form extends FieldValues, Sent = Form>({
  schema,
  given,
  resolver,
  mode,
  ...options
}: KeptFormOptions<Form, Sent>): KeptForm<Form, Sent> {
  const key = given && !same(given, {}) ? `${options.key}:${JSON.stringify(given)}` : options.key;
  const initial: Form = { ...options.initial, ...given };
  const saved = useRef(initial);
  const seen = useRef(initial);
  const [start] = useState(() => readStored(key, schema, initial));
  const [changed, setChanged] = useState(() => !same(start, initial));
  // A complete form is also a partial one, which is the type that react-hook-form asks for.
  const form = useForm<Form, unknown, Sent>({
    resolver,
    ...(mode && { mode }),
    defaultValues: start as DefaultValues<Form>,
  });
  const judgesItself = resolver !== undefined;
  useEffect(() => {
    let known = JSON.stringify(start);
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        const text = JSON.stringify(values);
        if (text === known) return;
        known = text;
        const typed = typedOf(saved.current, values);
        const isEmpty = Object.keys(typed).length === 0;
        setChanged(!isEmpty);
        if (isEmpty) tabStorage.remove(key);
        else tabStorage.write(key, typed);
        if (!judgesItself) form.clearErrors();
      },
    });
  }, [form, key, start, judgesItself]);
  useEffect(() => {
    if (same(seen.current, initial)) return;
    seen.current = initial;
    const typed = typedOf(saved.current, form.getValues());
    saved.current = initial;
    form.reset({ ...initial, ...typed });
  });
  const { errors } = form.formState;
  const shown = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  return {
    form,
    changed,
    problems: Object.fromEntries(shown),
    tell(problems) {
      form.clearErrors();
      for (const [name, message] of Object.entries(problems))
        if (typeof message === 'string') form.setError(name as Path<Form>, { message });
    },
    forget() {
      saved.current = form.getValues();
      setChanged(false);
      tabStorage.remove(key);
    },
  };
}
