import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the page's code. Afterwards the page renders at once, without a fallback. */
  readonly preload: () => Promise<void>;
}

/**
 * A page in its own chunk. Unlike plain `React.lazy` it does not suspend once it has been preloaded, so
 * hydration and prefetched navigation show no fallback.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let ready: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  return {
    // Chosen once per visit: another type under a mounted page would reset its state.
    Page: function Page() {
      const [Component] = useState(() => ready ?? Lazy);
      return <Component />;
    },
    preload: async () => {
      ready ??= await load();
    },
  };
}
