import { anchorId } from '@/lib/anchor-id.ts';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';

/** How long to wait before each look for the anchor: the page has to be drawn first. */
const DELAY_MS = 100;
const TRIES = 30;

/**
 * Scrolls smoothly to the element that a fragment names, as soon as it is there (waits at most three
 * seconds).
 *
 * @param hash with its `#`.
 * @returns a function that cancels it.
 */
export function scrollToAnchor(hash: string): () => void {
  const id = anchorId(hash);
  let left = TRIES;
  let timer = setTimeout(function look() {
    const element = document.getElementById(id);
    left -= 1;
    if (element) {
      element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
    } else if (left > 0) timer = setTimeout(look, DELAY_MS);
  }, DELAY_MS);
  return () => clearTimeout(timer);
}
