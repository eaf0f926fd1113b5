import { anchorId } from '@/lib/anchor-id.ts';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';

/** The product's wait before it scrolls to an anchor: the page has to be there first. */
const DELAY_MS = 100;
const TRIES = 30;

/**
 * Scrolls smoothly to the element that a fragment names, as soon as it is there (for at most three seconds).
 *
 * @param hash with its `#`.
 * @returns a function that calls it off.
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
