import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names.ts';
import { tabBarClass, tabRowClass } from './surface-class.ts';

interface PageNavProps {
  /** Names what the pages belong to, for screen readers. */
  label: string;
  pages: readonly {
    readonly to: string;
    readonly label: string;
    /** Set if the other addresses begin with this one: then only exactly this address is the current page. */
    readonly end?: boolean;
  }[];
}

/** Links between pages that belong together. They look like tabs. */
export function PageNav({ label, pages }: PageNavProps) {
  return (
    <nav aria-label={label} className={tabBarClass}>
      <ul className={classNames(tabRowClass, 'flex gap-1 max-sm:gap-0')}>
        {pages.map(({ to, label: name, end = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              className="touch-target block shrink-0 rounded-full px-3.5 py-1.5 text-note whitespace-nowrap max-sm:px-[7px] text-muted transition-colors hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
