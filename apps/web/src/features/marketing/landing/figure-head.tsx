import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

/** The head of a column of figures, which stand to the right. */
export function FigureHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={classNames(className, 'text-right')}>
      {children}
    </th>
  );
}
