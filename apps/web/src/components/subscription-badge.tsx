import type { Subscription } from '@visible-ai/shared/accounts/schema';
import { Badge } from './ui/badge.tsx';

const words = { trial: 'Trial', active: 'Active', expired: 'Expired' };

/** The state of a subscription in one word. Without a subscription it shows nothing. */
export function SubscriptionBadge({ subscription }: { subscription: Subscription }) {
  const { status } = subscription;
  if (!status) return null;
  return <Badge tone={status === 'expired' ? 'neutral' : 'accent'}>{words[status]}</Badge>;
}
