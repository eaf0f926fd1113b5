import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { type ToastMessage, toastFeed } from './toast.ts';

/** Without a connection it may not load: the page must still work. */
const ToastRegion = lazy(
  async (): Promise<{ default: ComponentType<{ latest: ToastMessage }> }> => ({
    default: (await import('./toast-region.tsx').catch(() => null))?.ToastRegion ?? (() => null),
  }),
);

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
