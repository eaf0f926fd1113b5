import { useEffect } from 'react';

/** Loads what draws toasts before the first one, which may say that the connection dropped. */
export function useToastsReady(): void {
  useEffect(() => {
    import('./toast-region.tsx').catch(() => undefined);
  }, []);
}
