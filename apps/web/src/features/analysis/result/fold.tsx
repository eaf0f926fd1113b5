import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  heading: ReactNode;
  /** How many are inside, and how they fared: all that a folded part says. */
  count: string;
  /** Never folded at first: there is something to see to in it. */
  urgent?: boolean;
  children: ReactNode;
}

/** A part of the result that a phone shows folded at first. */
export function Fold({ heading, count, urgent = false, children }: FoldProps) {
  const [open] = useState(() => urgent || startsOpen());
  return (
    <details open={open} className="group/fold">
      <summary className="flex min-h-11 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          {heading}
          <span className="text-note text-muted tabular-nums">{count}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open/fold:rotate-180 print:hidden"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

/**
 * Whether what is in order starts unfolded: on a phone it is a line that says how many, so that what is to be
 * fixed is not lost in it. Asked once, as a result appears; a prerendered page never shows one.
 */
function startsOpen(): boolean {
  return matchMedia('(min-width: 40rem)').matches;
}
