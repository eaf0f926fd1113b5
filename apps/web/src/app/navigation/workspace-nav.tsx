import { NavLink } from 'react-router-dom';
import { useSession } from '@/lib/session/use-session.ts';
import { workspaceLinks } from './site-links.ts';

/** The rooms of the signed-in area, under the top bar. On a phone the row scrolls sideways. */
export function WorkspaceNav() {
  const session = useSession();
  if (session.status === 'signed-out') return null;
  const isAdmin = session.status === 'signed-in' && session.user.isAdmin;
  return (
    <nav aria-label="Workspace" className="border-b border-line">
      <ul className="page-width flex gap-6 overflow-x-auto [scrollbar-width:none] sm:gap-8">
        {workspaceLinks(isAdmin).map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                `flex h-12 items-center border-b-2 text-note whitespace-nowrap transition-colors focus-visible:-outline-offset-2 ${
                  isActive
                    ? 'border-accent font-semibold text-ink'
                    : 'border-transparent text-muted hover:text-ink'
                }`
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
