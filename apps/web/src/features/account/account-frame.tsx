import type { User } from '@visible-ai/shared/accounts/schema';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { PageIntro } from '@/components/ui/page-intro.tsx';

/** The pages about an account. A new one is a line here. */
const pages = [
  { to: '/account', label: 'Account' },
  { to: '/account/keys', label: 'API keys' },
  { to: '/account/webhooks', label: 'Webhooks' },
  { to: '/account/branding', label: 'Branding' },
] as const;

const linkClass =
  'touch-target inline-block rounded-full px-3.5 py-1.5 text-note whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink';

interface AccountFrameProps {
  title: string;
  lead: string;
  children: (user: User) => ReactNode;
}

/** What the pages about an account have in common: their head, and the ways between them. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <Gate {...gates.account}>
      {(user) => (
        <>
          <PageIntro title={title} lead={lead} className="pb-6" />
          <div className="page-width grid grid-cols-1 gap-8 pb-12">
            <nav aria-label="Account" className="border-b border-line">
              <ul className="-mx-[18px] flex gap-1 overflow-x-auto px-1 pt-1 pb-2">
                {pages.map(({ to, label }) => (
                  <li key={to}>
                    <NavLink to={to} end className={linkClass}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div>{children(user)}</div>
          </div>
        </>
      )}
    </Gate>
  );
}
