import type { ReactNode } from 'react';

export interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** An area that scrolls separately, also by keyboard. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
