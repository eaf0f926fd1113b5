import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import type { SessionState } from '@/lib/session/session-state.ts';
import { publicMenu, topLinks } from './site-links.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { useSignOut } from './use-sign-out.ts';

export interface PhoneMenuProps {
  session: SessionState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it was closed without following a link: the focus returns to its button. */
  onClosed: () => void;
}

function PhoneLink({ to, children, onFollow }: { to: string; children: ReactNode; onFollow: () => void }) {
  return (
    <NavLink
      to={to}
      end
      onClick={onFollow}
      {...(to.includes('#') && { 'aria-current': false as const })}
      className="flex min-h-13 items-center border-b border-line text-lead aria-[current=page]:font-semibold aria-[current=page]:text-accent"
    >
      {children}
    </NavLink>
  );
}

function AccountPart({ session, onFollow }: { session: SessionState; onFollow: () => void }) {
  const signOut = useSignOut();
  if (session.status !== 'signed-in') {
    return (
      <div className="grid gap-3">
        <ButtonLink to="/intake" onClick={onFollow}>
          Get Started
        </ButtonLink>
        <ButtonLink to="/auth" variant="secondary" onClick={onFollow}>
          Sign In
        </ButtonLink>
      </div>
    );
  }
  const { user } = session;
  return (
    <div className="grid">
      <p className="mb-1 text-note text-muted">Welcome back!</p>
      {!user.isAdmin && (
        <PhoneLink to="/dashboard" onFollow={onFollow}>
          Dashboard
        </PhoneLink>
      )}
      {publicMenu(user.isAdmin)
        .flat()
        .map((link) => (
          <PhoneLink key={link.to} to={link.to} onFollow={onFollow}>
            {link.label}
          </PhoneLink>
        ))}
      <Button
        variant="secondary"
        className="mt-6"
        onClick={() => {
          onFollow();
          signOut();
        }}
      >
        Sign Out
      </Button>
    </div>
  );
}

/** The navigation as a sheet that opens from the right. */
export function PhoneMenu({ session, open, onOpenChange, onClosed }: PhoneMenuProps) {
  const followed = useRef(false);
  const follow = () => {
    followed.current = true;
    onOpenChange(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-shade data-[state=open]:animate-appear" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // After a link was followed, the focus moves to the new page's heading.
            event.preventDefault();
            if (!followed.current) onClosed();
            followed.current = false;
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-sm flex-col gap-8 overflow-y-auto bg-paper px-5 pb-8 outline-none data-[state=open]:animate-slide-in"
        >
          <div className="flex h-18 shrink-0 items-center justify-between">
            <Dialog.Title className="speaks text-title">Menu</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close menu">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <nav aria-label="Menu" className="grid">
            {topLinks.map((link) => (
              <PhoneLink key={link.to} to={link.to} onFollow={follow}>
                {link.label}
              </PhoneLink>
            ))}
          </nav>
          <AccountPart session={session} onFollow={follow} />
          <div className="mt-auto">
            <ThemeChoice />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
