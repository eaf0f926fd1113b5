import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * An area that scrolls separately, also by keyboard. It holds what is placed in it, such as words for screen
 * readers, which would otherwise make the dialog around it scroll.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={classNames('relative', className)}>
      {children}
    </section>
  );
}
