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
