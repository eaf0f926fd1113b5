import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { type Tone, toneSoft } from './tone.ts';

/** A word about a state. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 text-note leading-5 font-semibold [&_svg]:size-3.5',
        toneSoft[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
