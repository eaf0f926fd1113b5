import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names.ts';

export interface PopoverProps {
  /** The content of the button. */
  trigger: ReactNode;
  triggerClass: string;
  /** The content of the popover: a few lines about what the button shows. */
  children: ReactNode;
}

/**
 * A few lines that open beside a button. It uses the browser's own popover: it opens without scripts, closes
 * with Escape or a click elsewhere, returns the focus, and is above everything. A browser that cannot anchor
 * it shows it in the middle of the window.
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
