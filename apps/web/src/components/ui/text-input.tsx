import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field-context.ts';

/** One line of text. Inside a `Field` it takes its label and messages from there. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...rest}
      {...useFieldAttributes(rest)}
      className={classNames(controlClass, 'h-11 px-3.5', className)}
    />
  );
}

/** A mail address, which no keyboard may capitalise or correct. Give `autoComplete`: `email` or `username`. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}

/** The address of a website, with or without its scheme, which no keyboard may capitalise or correct. */
export function UrlInput(props: ComponentProps<'input'>) {
  return <TextInput inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} {...props} />;
}
