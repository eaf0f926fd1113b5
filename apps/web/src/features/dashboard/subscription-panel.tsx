import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import type { User } from '@visible-ai/shared/accounts/schema';
import { Link } from 'react-router-dom';
import { AskForTrial } from '@/components/gate/ask-for-trial.tsx';
import { SubscriptionBadge } from '@/components/subscription-badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Card } from '@/components/ui/card.tsx';
import { counted } from '@/lib/counted.ts';

/** What an account may do, in one sentence. */
function standing(user: User): string {
  const { status } = user.subscription;
  const credits = user.subscription.credits ?? 0;
  if (user.isAdmin) return 'You are an admin: everything is open to you, without limits.';
  if (status === 'active') return 'Your subscription is active. Generate as much as you need.';
  if (status === 'expired')
    return 'Your subscription has expired. Your audits stay free, and your files stay yours to read.';
  if (status === 'trial' && credits === 0) return 'Your trial has no credits left.';
  if (status === 'trial') return `Your trial has ${counted(credits, 'credit')} left. A generation costs one.`;
  return 'Audits are free. Writing llms.txt, robots.txt and questions for your site is part of our plans.';
}

/** The state of the subscription and what to do next. */
export function SubscriptionPanel({ user }: { user: User }) {
  const entitled = isEntitled(user);
  return (
    <Card className="grid grid-cols-1 content-start gap-3 p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-semibold">Subscription</h2>
        <SubscriptionBadge subscription={user.subscription} />
      </div>
      {user.subscription.plan && <p className="speaks text-title">{user.subscription.plan}</p>}
      <p className="text-muted">{standing(user)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {!entitled && <AskForTrial variant="secondary" size="small" />}
        {entitled ? (
          <ButtonLink to="/content" variant="secondary" size="small">
            Generate content
          </ButtonLink>
        ) : (
          <Link to="/pricing" className="text-link touch-target text-note">
            View pricing plans
          </Link>
        )}
      </div>
    </Card>
  );
}
