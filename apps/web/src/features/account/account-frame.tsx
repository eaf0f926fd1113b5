import type { User } from '@visible-ai/shared/accounts/schema';
import { pageName } from '@visible-ai/shared/site/page-name';
import { siteRoutes } from '@visible-ai/shared/site/routes';
import type { ReactNode } from 'react';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { PageNav } from '@/components/ui/page-nav.tsx';

/** The pages about an account, as the route table has them. */
const pages = siteRoutes
  .filter(({ path }) => path === '/account' || path.startsWith('/account/'))
  .map((page) => ({ to: page.path, label: pageName(page), end: page.path === '/account' }));

interface AccountFrameProps {
  title: string;
  lead: string;
  children: (user: User) => ReactNode;
}

/** The shared frame of the account pages: title and links between the pages. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <Gate {...gates.account}>
      {(user) => (
        <>
          <PageIntro title={title} lead={lead} className="pb-6" />
          <div className="page-width grid grid-cols-1 gap-8 pb-12">
            <PageNav label="Account" pages={pages} />
            <div>{children(user)}</div>
          </div>
        </>
      )}
    </Gate>
  );
}
