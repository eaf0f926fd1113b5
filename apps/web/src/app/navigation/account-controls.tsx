import type { User } from '@visible-ai/shared/accounts/schema';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import type { SessionState } from '@/lib/session/session-state.ts';
import { AccountMenuButton } from './account-menu-button.tsx';
import { NavItem } from './nav-item.tsx';
import { publicMenu } from './site-links.ts';

function VisitorControls() {
  return (
    <>
      <NavItem to="/auth" label="Sign In" className="mr-1 ml-3 hidden @3xl/bar:block" />
      <ButtonLink to="/intake" size="small">
        Get Started
      </ButtonLink>
    </>
  );
}

/** @param user null while the server is asked who is signed in. Everything has its place then, so nothing moves. */
function MemberControls({ user }: { user: User | null }) {
  return (
    <>
      <span className="mx-2 hidden text-note text-muted @5xl/bar:block">Welcome back!</span>
      {!user?.isAdmin && <NavItem to="/dashboard" label="Dashboard" className="mx-3 hidden @2xl/bar:block" />}
      {user ? (
        <AccountMenuButton user={user} links={publicMenu(user.isAdmin)} />
      ) : (
        // As wide as the button that comes there.
        <span role="status" className="visible w-26 text-center text-note text-muted">
          Loading...
        </span>
      )}
    </>
  );
}

/** The right end of the top bar: what a visitor or a signed-in person can do there. */
export function AccountControls({ session }: { session: SessionState }) {
  switch (session.status) {
    case 'signed-out':
      return <VisitorControls />;
    case 'signed-in':
      return <MemberControls user={session.user} />;
    case 'loading':
      // The prerendered page does not know whether somebody is signed in: head-script.js decides which half
      // to show.
      return (
        <>
          <div data-show="session-stored" className="invisible contents">
            <MemberControls user={null} />
          </div>
          <div data-show="session-absent" className="contents">
            <VisitorControls />
          </div>
        </>
      );
  }
}
