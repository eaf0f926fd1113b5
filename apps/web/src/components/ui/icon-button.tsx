import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, for screen readers. */
  label: string;
}

/** A round button with only an icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'touch-target inline-grid size-9 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-[18px]',
        className,
      )}
    >
      {children}
    </button>
  );
}
