import type { User } from '@visible-ai/shared/accounts/schema';
import { CircleUser } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { MenuGroups } from './site-links.ts';

const load = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));

/** Opens the account menu. Pointing at, focusing or pressing the button loads the menu's code. */
export function AccountMenuButton({ user, links }: { user: User; links: MenuGroups }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  const button = (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => load().then(openMenu)}
    >
      <CircleUser aria-hidden="true" />
      Account
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user} links={links} open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
