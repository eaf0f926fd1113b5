import type { ComponentProps } from 'react';
import { Field } from './ui/field.tsx';
import { PasswordInput } from './ui/password-input.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error: string | undefined;
}

/** A field for a new password. It says how long the password must be, until an error says so. */
export function NewPasswordField({ label, error, required = false, ...input }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={error ? undefined : 'At least 6 characters'} error={error} required={required}>
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
