import type { User } from '@visible-ai/shared/accounts/schema';
import { TriangleAlert } from 'lucide-react';
import { denials } from '@/components/gate/denials.ts';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { SubscriptionBadge } from '@/components/subscription-badge.tsx';
import { counted } from '@/lib/counted.ts';
import { costOfGeneration } from '../generators/cost-of-generation.ts';
import { HubCard } from './hub-card.tsx';
import { hubCards } from './hub-cards.ts';

function creditsText({ isAdmin, subscription: { status, credits } }: User): string | null {
  if (isAdmin || status !== 'trial' || credits === null) return null;
  return `${counted(credits, 'credit')} left`;
}

/** What an account needs if it may not generate. Otherwise it shows nothing. */
function PlanNeeded({ user }: { user: User }) {
  const { payable, text } = costOfGeneration(user);
  if (payable) return null;
  if (user.subscription.status !== 'expired') return <PlanNotice title={text} text={denials.generation} />;
  return (
    <PlanNotice
      title="Subscription expired"
      text="Upgrade your plan to continue generating content"
      icon={<TriangleAlert aria-hidden="true" className="text-warn" />}
    />
  );
}

/** Links to the generators and to the generated files. */
export function ContentHub({ user }: { user: User }) {
  const { status } = user.subscription;
  const credits = creditsText(user);
  return (
    <div className="page-width grid gap-8 pt-12 pb-24 md:pt-18">
      <header className="grid gap-3">
        <h1 className="speaks text-heading">Content Generation</h1>
        <p className="max-w-prose text-lead text-muted">
          The files that tell answer engines who you are and what they may read.
        </p>
        {(status || credits) && (
          <p className="mt-1 flex items-center gap-2.5 text-note text-muted">
            <SubscriptionBadge subscription={user.subscription} />
            {credits}
          </p>
        )}
      </header>
      <PlanNeeded user={user} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {hubCards.map((card) => (
          <HubCard key={card.to} card={card} trial={status === 'trial'} />
        ))}
      </div>
    </div>
  );
}
