import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { controlClass } from './control-class.ts';
import { useFieldAttributes } from './field-context.ts';

/** Several lines of text. Use `className="font-mono text-note"` for files. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldAttributes(rest)}
      rows={rows}
      className={classNames(controlClass, 'resize-y px-3.5 py-2.5', className)}
    />
  );
}
