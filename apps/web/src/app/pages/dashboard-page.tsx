import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { ContentPanel } from '@/features/dashboard/content-panel.tsx';
import { NextStepsStrip } from '@/features/dashboard/next-steps-strip.tsx';
import { RecentAudits } from '@/features/dashboard/recent-audits.tsx';
import { SubscriptionPanel } from '@/features/dashboard/subscription-panel.tsx';

export function DashboardPage() {
  return (
    <Gate {...gates.dashboard}>
      {(user) => (
        <>
          <PageIntro title={user.displayName ? `Hello, ${user.displayName}` : 'Hello'}>
            <ButtonLink to="/website-analysis">Audit a website</ButtonLink>
            <ButtonLink to="/content" variant="secondary">
              Content generation
            </ButtonLink>
          </PageIntro>
          <div className="page-width grid grid-cols-1 gap-14">
            <NextStepsStrip user={user} />
            <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <section aria-labelledby="audits" className="min-w-0">
                <h2 id="audits" className="mb-4 speaks text-title">
                  Recent audits
                </h2>
                <RecentAudits />
              </section>
              <div className="grid grid-cols-1 gap-4">
                <SubscriptionPanel user={user} />
                <ContentPanel />
              </div>
            </div>
          </div>
        </>
      )}
    </Gate>
  );
}
