import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface PopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  triggerClass: string;
  /** What it opens: a few lines more about what the button stands on. */
  children: ReactNode;
}

/**
 * A few lines that a button opens beside itself. The browser's own popover: it opens without scripts, closes with Escape
 * or a press elsewhere, gives the focus back, and lies above everything. Where a browser cannot anchor it, it stands in the
 * middle of the window.
 */
export function Popover({ trigger, triggerClass, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={triggerClass}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        className={classNames(
          'popover-place w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-box bg-raised p-4 text-left text-note font-normal text-ink shadow-float ring ring-line',
          'open:animate-rise',
        )}
      >
        {children}
      </div>
    </>
  );
}
