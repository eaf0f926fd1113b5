import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React takes over the prerendered page, true from the next moment on: what depends on the
 * query string or on storage must not differ from the prerendered HTML at first.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
