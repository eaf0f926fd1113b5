/** The scroll position of each visit (history entry) of this page load, in pixels. */
const positions = new Map<string, number>();

/**
 * Records the scroll position of the visit named by `key` until it ends. The browser handles reloads.
 *
 * @returns a function that stops it.
 */
export function rememberScroll(key: string): () => void {
  const remember = () => void positions.set(key, window.scrollY);
  const handOver = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', handOver);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', handOver);
  };
}

/** Scrolls to the position at which the visit was left; returns false if it is not known. */
export function restoreScroll(key: string): boolean {
  const top = positions.get(key);
  if (top === undefined) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}
