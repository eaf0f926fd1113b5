import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** A part of the screen that can be named when the focus moves to it. */
const PARTS = 'section[aria-labelledby], section[aria-label], [role=tabpanel], [role=dialog], main';

/** Moves the focus to the first part that is still there, unless it is somewhere already. */
function focusPart(parts: readonly Element[]): void {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body) return;
  const part = parts.find((one) => one.isConnected) ?? document.getElementById('main');
  if (!(part instanceof HTMLElement)) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Asks again for what could not be loaded. When it goes because that arrived, the focus stays in the same part of the screen. */
export function RetryButton(props: Omit<ButtonProps, 'children' | 'ref'>) {
  const pressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const here = button.current;
    return () => {
      if (!pressed.current || !here) return;
      const parts: Element[] = [];
      for (let part = here.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null)
        parts.push(part);
      setTimeout(focusPart, 0, parts);
    };
  }, []);
  return (
    <Button
      variant="secondary"
      {...props}
      ref={button}
      onClick={(event) => {
        pressed.current = true;
        props.onClick?.(event);
      }}
    >
      Try again
    </Button>
  );
}
