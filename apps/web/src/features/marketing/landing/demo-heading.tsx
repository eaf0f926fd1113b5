import type { ReactNode } from 'react';

/** The heading of a panel, as high as a heading with a button beside it. */
export function DemoHeading({ children }: { children: ReactNode }) {
  return <h3 className="flex h-9 items-center font-semibold">{children}</h3>;
}
