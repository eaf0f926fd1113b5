import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names.ts';
import { floatingItemClass } from './surface-class.ts';

export interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: ReactNode;
  destructive?: boolean;
  disabled?: boolean;
  className?: string;
}

/** An action in a `Menu`. */
export function MenuItem({
  children,
  onSelect,
  icon,
  destructive = false,
  disabled = false,
  className,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classNames(
        floatingItemClass,
        destructive && 'text-bad',
        '[&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** A line between the groups of a `Menu`. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

/** A link in a `Menu`. */
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
