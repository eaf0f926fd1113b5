let leaving = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    leaving = true;
  });
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
}

/**
 * Whether the page is being left. Leaving aborts its requests. That must not look like a refused token, which
 * would sign the visitor out.
 */
export const isPageLeaving = (): boolean => leaving;
