import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { SessionState } from '@/lib/session/session-state.ts';

const load = () => import('./phone-menu.tsx');
const PhoneMenu = lazy(async () => ({ default: (await load()).PhoneMenu }));

/** Opens the navigation menu on phones. The first touch loads its code. */
export function PhoneMenuButton({ session }: { session: SessionState }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div data-needs-script className="absolute right-0 grid @3xl/bar:hidden">
      <IconButton
        ref={button}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onClick={() => load().then(openMenu)}
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      {wanted && (
        <Suspense>
          <PhoneMenu
            session={session}
            open={open}
            onOpenChange={setOpen}
            onClosed={() => button.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
