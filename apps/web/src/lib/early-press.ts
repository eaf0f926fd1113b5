/** What head-script.js answers to the event below. */
interface Heard {
  pressed?: HTMLElement | null;
}

/** All of a press: a menu opens, and a tab changes, before the click. */
function press(button: HTMLElement): void {
  const event = { bubbles: true, cancelable: true, button: 0 };
  button.dispatchEvent(new PointerEvent('pointerdown', event));
  button.dispatchEvent(new MouseEvent('mousedown', event));
  button.dispatchEvent(new PointerEvent('pointerup', event));
  button.dispatchEvent(new MouseEvent('mouseup', event));
  button.click();
}

/**
 * Says that the page's own listeners now hear every press, which ends those of head-script.js.
 *
 * @returns a function that repeats the last press of a button from before, for when the page is running. A
 *   press of what has left the page meanwhile is not repeated.
 */
export function takeOverPresses(): () => void {
  const heard: Heard = {};
  document.dispatchEvent(new CustomEvent('scripts:listening', { detail: heard }));
  return () => {
    if (heard.pressed?.isConnected) press(heard.pressed);
    heard.pressed = null;
  };
}
