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
 * Whether the page is being left. That aborts its requests, which must not look like a refused token
 * and sign the visitor out.
 */
export const isPageLeaving = (): boolean => leaving;
