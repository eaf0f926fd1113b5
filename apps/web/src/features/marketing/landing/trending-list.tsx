import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Chip } from '@/components/ui/chip.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { classNames } from '@/lib/class-names.ts';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';
import { demoQueries } from './demo-analytics.ts';
import { useInView } from './use-in-view.ts';

const ROTATE_MS = 2500;
const SHOWN = demoQueries.length - 1;

/**
 * Queries that take turns at the top. All rows are in one place and only transforms move them, so the layout
 * never shifts. The row that returns to the end is hidden.
 */
export function TrendingList() {
  const [first, setFirst] = useState(0);
  const [paused, setPaused] = useState(false);
  const [element, inView] = useInView<HTMLDivElement>();

  useEffect(() => {
    if (paused || !inView || prefersReducedMotion()) return undefined;
    const timer = setInterval(() => setFirst((at) => (at + 1) % demoQueries.length), ROTATE_MS);
    return () => clearInterval(timer);
  }, [paused, inView]);

  return (
    <div ref={element}>
      <div className="flex h-9 items-center justify-between">
        <h3 className="font-semibold">Trending queries</h3>
        <IconButton
          label={paused ? 'Play the trending queries' : 'Pause the trending queries'}
          data-needs-script
          onClick={() => setPaused(!paused)}
          className="-mr-2 motion-reduce:hidden"
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      </div>
      <ul className="mt-2 -ml-1 grid overflow-hidden pl-1" style={{ height: `${SHOWN * 2.75}rem` }}>
        {demoQueries.map((query, index) => {
          const place = (index - first + demoQueries.length) % demoQueries.length;
          return (
            <li
              key={query}
              style={{ transform: `translateY(${place * 100}%)` }}
              className={classNames(
                'col-start-1 row-start-1 flex h-11 min-w-0 items-center gap-3 border-line border-t text-note transition-[transform,opacity] duration-250',
                place >= SHOWN && 'opacity-0',
              )}
            >
              <Chip lit={place === 0}>{place + 1}</Chip>{' '}
              <span className={classNames('truncate', place === 0 ? 'font-semibold' : 'text-muted')}>
                {query}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
