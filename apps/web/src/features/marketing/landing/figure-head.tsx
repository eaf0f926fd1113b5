import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

/** The heading of a column of numbers, aligned to the right. */
export function FigureHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={classNames(className, 'text-right')}>
      {children}
    </th>
  );
}
