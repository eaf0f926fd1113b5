import type { User } from '@visible-ai/shared/accounts/schema';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SubscriptionBadge } from '@/components/subscription-badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { HubCard } from './hub-card.tsx';
import { hubCards } from './hub-cards.ts';

function creditsText({ isAdmin, subscription: { status, credits } }: User): string | null {
  if (isAdmin || status !== 'trial' || credits === null) return null;
  return `${credits} ${credits === 1 ? 'credit' : 'credits'} left`;
}

function ExpiredNotice() {
  return (
    <Card role="status" className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:px-6">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <div className="min-w-[min(15rem,100%)] flex-1">
        <p className="font-semibold">Subscription expired</p>
        <p className="text-muted">Upgrade your plan to continue generating content</p>
      </div>
      <ButtonLink to="/pricing">View Pricing Plans</ButtonLink>
    </Card>
  );
}

/** The way to the three generators and to what they have made. */
export function ContentHub({ user, menu }: { user: User; menu: ReactNode }) {
  const { status } = user.subscription;
  const credits = creditsText(user);
  return (
    <div className="page-width grid gap-8 pt-12 pb-24 md:pt-16">
      <header className="flex items-start justify-between gap-x-6 gap-y-4 max-sm:flex-wrap">
        <div className="grid gap-3">
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
        </div>
        {menu}
      </header>
      {status === 'expired' && <ExpiredNotice />}
      <div className="grid gap-4 md:grid-cols-2 md:gap-5">
        {hubCards.map((card) => (
          <HubCard key={card.to} card={card} trial={status === 'trial'} />
        ))}
      </div>
    </div>
  );
}
