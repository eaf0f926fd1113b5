import type { User } from '@visible-ai/shared/accounts/schema';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AuditedPages } from '@/features/dashboard/audited-pages.tsx';
import { ContentPanel } from '@/features/dashboard/content-panel.tsx';
import { FirstSite } from '@/features/dashboard/first-site.tsx';
import { NextStepsStrip } from '@/features/dashboard/next-steps-strip.tsx';
import { SubscriptionPanel } from '@/features/dashboard/subscription-panel.tsx';
import { SiteList } from '@/features/sites/list/site-list.tsx';
import { useSites } from '@/features/sites/use-sites.ts';

/** More sites would push everything else far down. */
const SITES = 5;

/** First the sites: scores, changes, what is due. Then the pages audited one by one, and the account. */
function Dashboard({ user }: { user: User }) {
  const { sites, isPending } = useSites();
  return (
    <>
      <PageIntro title={user.displayName ? `Hello, ${user.displayName}` : 'Hello'}>
        <ButtonLink to="/website-analysis" variant="secondary" className="max-sm:grow">
          Audit a website
        </ButtonLink>
        <ButtonLink to="/content" variant="secondary" className="max-sm:grow">
          Content generation
        </ButtonLink>
      </PageIntro>
      <div className="@container page-width grid grid-cols-1 gap-14">
        <NextStepsStrip user={user} sites={sites} pending={isPending} />
        <section aria-labelledby="sites" className="min-w-0">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="sites" className="speaks text-title">
              Your sites
            </h2>
            {sites && sites.length > 0 && (
              <ButtonLink to="/sites" variant="quiet" size="small" className="-mr-4">
                Add a site
              </ButtonLink>
            )}
          </div>
          <SiteList whenEmpty={<FirstSite />} most={SITES} />
        </section>
        <div className="grid grid-cols-1 items-start gap-10 @min-[50rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <section aria-labelledby="audits" className="min-w-0">
            <h2 id="audits" className="mb-4 speaks text-title">
              Recent audits
            </h2>
            <AuditedPages sites={sites} pending={isPending} />
          </section>
          <div className="grid grid-cols-1 gap-4">
            <SubscriptionPanel user={user} />
            <ContentPanel />
          </div>
        </div>
      </div>
    </>
  );
}

export function DashboardPage() {
  return <Gate {...gates.dashboard}>{(user) => <Dashboard user={user} />}</Gate>;
}
