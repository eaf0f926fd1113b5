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
        size === 'large' ? 'h-7 min-w-7 px-2 text-note' : 'h-[18px] min-w-[18px] px-[5px] text-[11px]',
        lit
          ? 'bg-accent text-accent-ink ring-4 ring-[color-mix(in_oklch,var(--accent)_18%,transparent)]'
          : 'bg-sunken text-muted inset-ring inset-ring-line-strong',
        className,
      )}
    >
      {children}
    </span>
  );
}
