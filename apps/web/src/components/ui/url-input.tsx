import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** The address of a website, with or without its scheme, which no keyboard may capitalise or correct. */
export function UrlInput(props: ComponentProps<'input'>) {
  return <TextInput inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} {...props} />;
}
