import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False during hydration, true from the next render on. What depends on the query string or on storage must
 * first equal the prerendered HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
