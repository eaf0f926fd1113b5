import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  heading: ReactNode;
  /** The number of checks inside and their result. A closed part shows nothing else. */
  count: string;
  children: ReactNode;
}

/** A part of the result that starts closed, so that the fixes are easy to find. */
export function Fold({ heading, count, children }: FoldProps) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-[4px] [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          {heading}
          <span className="text-note text-muted tabular-nums">{count}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open/fold:rotate-180 print:hidden"
        />
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}
