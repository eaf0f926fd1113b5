import type { ReactNode } from 'react';

/** The heading of one panel of the sample figures, as high as one with a button beside it. */
export function DemoHeading({ children }: { children: ReactNode }) {
  return <h3 className="flex h-9 items-center font-semibold">{children}</h3>;
}
