import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names.ts';

/** A link to a part of the signed-in area. The current one is marked, for eyes and for screen readers. */
export function AppBarLink({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex h-12 items-center border-y-2 border-t-transparent text-note whitespace-nowrap transition-colors focus-visible:-outline-offset-2 lg:h-18',
          isActive
            ? 'border-b-accent font-semibold text-ink'
            : 'border-b-transparent text-muted hover:text-ink',
        )
      }
    >
      {label}
    </NavLink>
  );
}
