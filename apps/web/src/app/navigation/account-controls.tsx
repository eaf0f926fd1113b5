import { ButtonLink } from '@/components/ui/button-link.tsx';
import type { SessionState } from '@/lib/session/session-state.ts';
import { AccountMenuButton } from './account-menu-button.tsx';
import { NavItem } from './nav-item.tsx';
import { publicMenu } from './site-links.ts';

function VisitorControls() {
  return (
    <div className="flex items-center">
      <NavItem to="/auth" label="Sign In" className="mx-3 hidden md:block" />
      <ButtonLink to="/intake" size="small">
        Get Started
      </ButtonLink>
    </div>
  );
}

/** The right end of the top bar: what a visitor or a signed-in person can do there. */
export function AccountControls({ session }: { session: SessionState }) {
  switch (session.status) {
    case 'signed-out':
      return <VisitorControls />;
    case 'signed-in':
      return (
        <>
          <span className="mx-2 hidden text-note text-muted lg:block">Welcome back!</span>
          {!session.user.isAdmin && (
            <NavItem to="/dashboard" label="Dashboard" className="mx-3 hidden sm:block" />
          )}
          <AccountMenuButton user={session.user} links={publicMenu(session.user.isAdmin)} />
        </>
      );
    case 'loading':
      // The prerendered page does not know whether somebody is signed in: head-script.js decides which half
      // to show.
      return (
        <>
          <span data-show="session-stored" role="status" className="text-note text-muted">
            Loading...
          </span>
          <div data-show="session-absent">
            <VisitorControls />
          </div>
        </>
      );
  }
}
