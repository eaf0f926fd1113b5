import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { cardClass } from './surface-class.ts';

/** A raised surface with a hairline. Padding is 24 px unless `className` is given. */
export function Card({ className = 'p-6', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(cardClass, className)} />;
}
