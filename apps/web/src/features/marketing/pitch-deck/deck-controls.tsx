import { ChevronLeft, ChevronRight, Maximize, Printer } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';

interface DeckControlsProps {
  current: number;
  count: number;
  onMove: (by: number) => void;
  onPresent: () => void;
}

/** Buttons to turn the slides, show them full screen and print them. */
export function DeckControls({ current, count, onMove, onPresent }: DeckControlsProps) {
  return (
    <div
      data-needs-script
      data-markdown="leave-out"
      className="sticky bottom-4 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-1 rounded-[1.5rem] bg-raised p-1.5 shadow-float ring ring-line-strong print:hidden"
    >
      <IconButton label="Previous slide" disabled={current === 0} onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p className="min-w-16 text-center text-note tabular-nums">
        {current + 1} of {count}
      </p>
      <IconButton label="Next slide" disabled={current === count - 1} onClick={() => onMove(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
      <IconButton label="Present on the full screen" onClick={onPresent} className="max-sm:hidden">
        <Maximize aria-hidden="true" />
      </IconButton>
      <IconButton label="Print the deck" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
      </IconButton>
    </div>
  );
}
