import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/**
 * Focuses an element and scrolls to it.
 *
 * @param block where it will be in the window; `nearest` scrolls only if it is out of sight.
 */
export function showAndFocus(element: HTMLElement, block: 'nearest' | 'start' = 'nearest'): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block });
}
