import type { User } from '@visible-ai/shared/accounts/schema';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { classNames } from '@/lib/class-names.ts';
import { AccountMenuButton } from './account-menu-button.tsx';
import { AppBarLink } from './app-bar-link.tsx';
import { Logo } from './logo.tsx';
import { workspaceLinks, workspaceMenu } from './site-links.ts';
import { ThemeButton } from './theme-button.tsx';
import { useSignOut } from './use-sign-out.ts';

/** On a tool of the content hub: the link back to the hub. */
function ToolPart() {
  return (
    <div className="flex items-center gap-1.5 lg:border-r lg:border-line lg:pr-6">
      <ButtonLink to="/content" variant="quiet" size="small" className="-ml-2 px-2.5">
        <ArrowLeft aria-hidden="true" />
        Back<span className="sr-only"> to Content</span>
      </ButtonLink>
      <Badge>Local</Badge>
    </div>
  );
}

function AccountPart({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <>
      <span className="mr-2 hidden text-note text-muted xl:block">Welcome back!</span>
      <div className="hidden xl:block">
        <ThemeButton />
      </div>
      <AccountMenuButton user={user} links={workspaceMenu(user.isAdmin)} />
      <Button variant="quiet" size="small" className="-mr-4 px-4 max-lg:hidden" onClick={signOut}>
        Sign Out
      </Button>
    </>
  );
}

/** The parts of the workspace as text links. On a phone they are a second row that does not scroll away. */
function Rooms({ user }: { user: User | null }) {
  const signOut = useSignOut();
  return (
    <ul
      className={classNames(
        'flex items-center overflow-x-auto [scrollbar-width:none] print:hidden max-lg:w-full max-lg:min-h-12 sm:gap-x-7',
        // Admins have one room more, which a phone has to show as well.
        user?.isAdmin ? 'gap-x-2' : 'gap-x-3',
      )}
    >
      {user &&
        workspaceLinks(user.isAdmin).map((link) => (
          <li key={link.to}>
            <AppBarLink {...link} />
          </li>
        ))}
      {user && (
        // There is no place for it beside the rooms of an admin on a phone. It is in the account menu there.
        <li className={classNames('ml-auto lg:hidden', user.isAdmin && 'max-sm:hidden')}>
          <button
            type="button"
            onClick={signOut}
            className="flex h-12 items-center text-note whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2"
          >
            Sign Out
          </button>
        </li>
      )}
    </ul>
  );
}

/**
 * The one bar of the signed-in area and of the audit: shows where people are, where they can go, and how to
 * sign out. On paper it shows only the product's name.
 *
 * @param user null while the server is asked who is signed in. The bar has its full height then, so that
 *   nothing moves.
 */
export function AppBar({ user }: { user: User | null }) {
  const { pathname } = useLocation();
  const isTool = /^\/content\/./.test(pathname);
  return (
    <header className="sticky -top-16 z-40 border-b border-line bg-paper lg:top-0 print:static print:border-transparent">
      <nav
        aria-label="Workspace"
        // On a wide screen the rooms stand before the account; the keyboard follows where the browser can.
        className="page-width flex flex-wrap items-center gap-x-4 [reading-flow:flex-visual] lg:min-h-18 lg:gap-x-6"
      >
        <div className="flex min-h-16 max-w-full flex-wrap items-center gap-x-4">
          <Logo short={isTool} />
          {isTool && <ToolPart />}
        </div>
        <div className="ml-auto flex min-h-16 items-center gap-1.5 lg:order-last print:hidden">
          {user && <AccountPart user={user} />}
        </div>
        <Rooms user={user} />
      </nav>
    </header>
  );
}
