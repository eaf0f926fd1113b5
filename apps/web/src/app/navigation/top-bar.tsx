import { useSession } from '@/lib/session/use-session.ts';
import { AccountControls } from './account-controls.tsx';
import { Logo } from './logo.tsx';
import { NavItem } from './nav-item.tsx';
import { PhoneMenuButton } from './phone-menu-button.tsx';
import { topLinks } from './site-links.ts';
import { ThemeButton } from './theme-button.tsx';

/**
 * The product's navigation; in print only its name. On phones all links but the main one are in a menu. What fits
 * is asked of the bar and not of the window: with large letters a wide window has a menu, too.
 */
export function TopBar() {
  const session = useSession();
  return (
    <header data-product-chrome className="top-bar @container/bar">
      <nav aria-label="Main" className="page-width">
        <div className="@container">
          <div className="flex min-h-[72px] items-center gap-2 @3xl/bar:gap-6 @5xl/bar:gap-8">
            <Logo />
            <ul className="hidden items-center gap-5 @3xl/bar:flex @5xl/bar:gap-7 print:hidden">
              {topLinks.map((link) => (
                <li key={link.to}>
                  <NavItem {...link} />
                </li>
              ))}
            </ul>
            {/* The menu of phones has its place before it arrives, so nothing moves on a slow line. */}
            <div className="relative ml-auto flex items-center gap-2 @max-3xl/bar:pr-11 noscript:pr-0 print:hidden">
              <div className="hidden @3xl/bar:grid">
                <ThemeButton />
              </div>
              {/* On a phone with large letters only the menu fits. It has everything. */}
              <div className="flex items-center gap-2 @max-[18rem]:hidden">
                <AccountControls session={session} />
              </div>
              <PhoneMenuButton session={session} />
            </div>
          </div>
        </div>
      </nav>
    </header>
  );
}
