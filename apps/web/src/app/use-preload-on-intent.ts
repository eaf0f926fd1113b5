import { useEffect } from 'react';
import { preloadPage } from './page-registry.ts';

function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin ? link.pathname : null;
}

/** Loads a page's code when a link to it is pointed at or focused, half a second before the click. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const onIntent = (event: Event) => {
      const path = linkedPath(event.target);
      // If this fails, the error appears when the page is opened.
      if (path) preloadPage(path).catch(() => undefined);
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
}
