import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field-context.ts';

/** One line of text. A `Field` around it provides its label and messages. */
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

/**
 * A mail address. Keyboards must not capitalise or correct it. Set `autoComplete` to `email` or `username`.
 */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <TextInput type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}

/** The address of a website, with or without its scheme. Keyboards must not capitalise or correct it. */
export function UrlInput(props: ComponentProps<'input'>) {
  return <TextInput inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} {...props} />;
}
