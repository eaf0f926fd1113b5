import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names.ts';
import { floatingItemClass } from './floating-class.ts';

/** A page a `Menu` leads to. */
export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <NavLink
        to={to}
        end
        className={classNames(
          floatingItemClass,
          'aria-[current=page]:font-semibold [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint',
        )}
      >
        {icon}
        {children}
      </NavLink>
    </DropdownMenu.Item>
  );
}
