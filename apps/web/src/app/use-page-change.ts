import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { adoptFaces } from './adopt-faces.ts';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';
import { scrollToAnchor } from './scroll-to-anchor.ts';

/** Screen readers read the new page's name, and the next Tab continues from there. */
function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  const target = heading ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Does on a route change what a browser does on a page load: a new page starts at its top (or at its anchor)
 * with the focus on its heading; going back restores the scroll position.
 */
export function usePageChange(): void {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => rememberScroll(key), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the visit, also of the same anchor
  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (!samePage) adoptFaces();
    if (!samePage) focusPage();
    if (kind === 'POP' && restoreScroll(key)) return undefined;
    if (hash) return scrollToAnchor(hash);
    if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key]);
}
