import { Ellipsis } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu-item.tsx';
import { useSignOut } from './use-sign-out.ts';

interface PageMenuProps {
  /** What the button is called, e.g. `Admin menu`. */
  label: string;
  links: readonly { readonly to: string; readonly label: string }[];
}

/** A page's own menu, in its header: where to go from here, and the way out. */
export function PageMenu({ label, links }: PageMenuProps) {
  const signOut = useSignOut();
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="small">
          <Ellipsis aria-hidden="true" />
          {label}
        </Button>
      }
    >
      {links.map(({ to, label: name }) => (
        <MenuLink key={to} to={to}>
          {name}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={signOut}>Sign Out</MenuItem>
    </Menu>
  );
}
