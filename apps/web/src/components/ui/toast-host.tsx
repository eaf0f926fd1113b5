import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastFeed } from './toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** The place of the toasts, once at the end of the app. It costs nothing before the first toast. */
export function ToastHost() {
  const latest = useSyncExternalStore(toastFeed.subscribe, toastFeed.latest, () => null);
  if (!latest) return null;
  return (
    <Suspense>
      <ToastRegion latest={latest} />
    </Suspense>
  );
}
