import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names.ts';
import { floatingItemClass } from './floating-class.ts';

export interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: ReactNode;
  destructive?: boolean;
  disabled?: boolean;
}

/** Something a `Menu` does. */
export function MenuItem({ children, onSelect, icon, destructive = false, disabled = false }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classNames(floatingItemClass, destructive && 'text-bad', '[&_svg]:size-4 [&_svg]:shrink-0')}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
