import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** A mail address, which no keyboard may capitalise or correct. Give `autoComplete`: `email` or `username`. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
