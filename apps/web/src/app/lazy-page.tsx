import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the page's code; afterwards the page renders at once, without a gap. */
  readonly preload: () => Promise<void>;
}

/**
 * A page in its own chunk. Unlike plain `React.lazy` it does not suspend once it has been preloaded,
 * which keeps hydration and prefetched navigation free of fallbacks.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let ready: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  return {
    // Chosen once per visit: swapping the type under a mounted page would throw its state away.
    Page: function Page() {
      const [Component] = useState(() => ready ?? Lazy);
      return <Component />;
    },
    preload: async () => {
      ready ??= await load();
    },
  };
}
