import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastFeed } from './toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Where toasts appear. Placed once, at the end of the app; costs nothing until there is a first toast. */
export function ToastHost() {
  const latest = useSyncExternalStore(toastFeed.subscribe, toastFeed.latest, () => null);
  if (!latest) return null;
  return (
    <Suspense>
      <ToastRegion latest={latest} />
    </Suspense>
  );
}
