/** How far each visit (history entry) of this page load was scrolled, in pixels. */
const positions = new Map<string, number>();

/**
 * Keeps how far the visit named by `key` is scrolled, until it is left. Reloads are the browser's own affair.
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

/** Scrolls to where the visit was left; false when it is not known. */
export function restoreScroll(key: string): boolean {
  const top = positions.get(key);
  if (top === undefined) return false;
  window.scrollTo({ top, behavior: 'instant' });
  return true;
}
