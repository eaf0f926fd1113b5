import { useRef } from 'react';
import { focusedControl } from '@/lib/focused-control.ts';

interface FocusHandlers {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
}

/**
 * For a dialog that is opened only by state: when it closes, the focus returns to where it was before. Radix
 * does that only for its own Trigger.
 */
export function useReturnFocus(): FocusHandlers {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = focusedControl();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    },
  };
}
