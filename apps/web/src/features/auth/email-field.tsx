import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { EmailInput } from '@/components/ui/text-input.tsx';

interface EmailFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
}

/** The address an account is known by: what a password manager keeps as the user's name. */
export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required>
      <EmailInput autoComplete="username" {...input} />
    </Field>
  );
}
