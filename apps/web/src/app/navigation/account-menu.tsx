import type { User } from '@visible-ai/shared/accounts/schema';
import { CircleUser } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu-item.tsx';
import { accountLinks } from './site-links.ts';
import { useSignOut } from './use-sign-out.ts';

export interface AccountMenuProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who is signed in, where they can go, and the way out. */
export function AccountMenu({ user, open, onOpenChange }: AccountMenuProps) {
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
        <p dir="auto" className="max-w-56 truncate font-semibold">
          {user.displayName || user.email}
        </p>
        {user.displayName && <p className="max-w-56 truncate text-muted">{user.email}</p>}
      </div>
      <MenuSeparator />
      {accountLinks(user.isAdmin).map((link) => (
        <MenuLink key={link.to} to={link.to}>
          {link.label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={signOut}>Sign Out</MenuItem>
    </Menu>
  );
}
