import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface ChipProps {
  /** A number, or a very short mark. */
  children: ReactNode;
  /** Lit: this is a source that is cited. */
  lit?: boolean;
  size?: 'regular' | 'large';
  className?: string;
}

/** The citation mark of an answer: our motif for sections, steps and list markers. */
export function Chip({ children, lit = false, size = 'regular', className }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full align-[2px] font-semibold leading-none tabular-nums',
        size === 'large' ? 'h-7 min-w-7 px-2 text-note' : 'h-4.5 min-w-4.5 px-1.25 text-mark',
        lit
          ? 'bg-accent text-accent-ink ring-4 ring-halo'
          : 'bg-sunken text-muted inset-ring inset-ring-line-strong',
        className,
      )}
    >
      {children}
    </span>
  );
}
