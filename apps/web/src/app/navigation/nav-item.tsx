import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names.ts';

/** A page in the top bar. Eyes and screen readers can tell the current one. An anchor is never current. */
export function NavItem({ to, label, className }: { to: string; label: string; className?: string }) {
  return (
    <NavLink
      to={to}
      end
      {...(to.includes('#') && { 'aria-current': false as const })}
      className={({ isActive }) =>
        classNames(
          'touch-target rounded-[4px] py-1 whitespace-nowrap transition-colors hover:text-ink',
          isActive && !to.includes('#')
            ? 'text-ink underline decoration-accent decoration-2 underline-offset-[10px]'
            : 'text-muted',
          className,
        )
      }
    >
      {label}
    </NavLink>
  );
}
