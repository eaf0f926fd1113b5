import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { EmailInput } from '@/components/ui/text-input.tsx';

interface EmailFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
}

/** The address of an account. Password managers store it as the user name. */
export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required>
      <EmailInput autoComplete="username" {...input} />
    </Field>
  );
}
