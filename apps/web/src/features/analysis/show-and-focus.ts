import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';

/** Moves the keyboard and the eye to a heading: focused, and scrolled to only when it is out of sight. */
export function showAndFocus(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'nearest' });
}
