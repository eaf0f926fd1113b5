import type { User } from '@visible-ai/shared/accounts/schema';
import { CircleUser } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu-item.tsx';
import type { MenuGroups } from './site-links.ts';
import { useSignOut } from './use-sign-out.ts';

export interface AccountMenuProps {
  user: User;
  links: MenuGroups;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who is signed in, where they can go, and how to sign out. */
export function AccountMenu({ user, links, open, onOpenChange }: AccountMenuProps) {
  const signOut = useSignOut();
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="secondary" size="small">
          <CircleUser aria-hidden="true" />
          Account
        </Button>
      }
    >
      <div className="px-2.5 py-1.5 text-note">
        <p className="text-muted xl:hidden">Welcome back!</p>
        <p dir="auto" className="max-w-56 truncate font-semibold">
          {user.displayName || user.email}
        </p>
        {user.displayName && <p className="max-w-56 truncate text-muted">{user.email}</p>}
      </div>
      <MenuSeparator />
      {links.map((group) => (
        <Fragment key={group[0]?.to}>
          {group.map(({ to, label }) => (
            <MenuLink key={to} to={to}>
              {label}
            </MenuLink>
          ))}
          <MenuSeparator />
        </Fragment>
      ))}
      <MenuItem onSelect={signOut}>Sign Out</MenuItem>
    </Menu>
  );
}
