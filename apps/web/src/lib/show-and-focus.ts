import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/**
 * Moves the keyboard and the eye to an element: focused, and scrolled to.
 *
 * @param block where it comes to stand; `nearest` scrolls only when it is out of sight.
 */
export function showAndFocus(element: HTMLElement, block: 'nearest' | 'start' = 'nearest'): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block });
}
