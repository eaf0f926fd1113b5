import { organisation } from '@visible-ai/shared/site/organisation';
import { Link } from 'react-router-dom';
import { ThemeChoice } from './theme-choice.tsx';

const links = [
  { to: '/website-analysis', label: 'Website analysis' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/faq', label: 'FAQ' },
  { to: '/blog', label: 'Blog' },
  { to: '/intake', label: 'Help Center' },
  { to: '/privacy', label: 'Privacy policy' },
  { to: '/terms', label: 'Terms of service' },
] as const;

/** The footer of the workspace: only the links that are needed there, in one line. */
export function WorkspaceFooter() {
  return (
    <footer className="mt-24 print:hidden border-t border-line">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-note text-muted">
        <p className="max-lg:w-full">© {organisation.name}</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-1 lg:ml-auto">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="touch-target rounded-[4px] hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  );
}
