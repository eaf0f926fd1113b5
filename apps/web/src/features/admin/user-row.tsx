import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { SubscriptionBadge } from '@/components/subscription-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDay } from '@/lib/format-date.ts';
import { personName } from './person-name.ts';

export interface UserRowProps {
  user: ListedUser;
  isSelf: boolean;
  processing: boolean;
  onAsk: (kind: 'promote' | 'remove' | 'subscription') => void;
}

function creditsOf({ subscription: { status, credits } }: ListedUser): string {
  if (credits === null) return 'unlimited';
  return status === 'trial' ? `${credits} ${credits === 1 ? 'credit' : 'credits'}` : '';
}

/** One account in the admin's table. */
export function UserRow({ user, isSelf, processing, onAsk }: UserRowProps) {
  const isAdmin = user.roles.includes('admin');
  const name = personName(user);
  return (
    <tr>
      <th scope="row" className="max-w-64 align-top">
        <p className="truncate">
          {user.display_name || <span className="font-normal text-muted">No name set</span>}
          {isSelf && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="truncate font-normal text-muted">{user.email}</p>
        <p className="font-mono text-[12px] font-normal text-faint">{user.user_id.slice(0, 8)}</p>
      </th>
      <td className="align-top">
        <div className="flex flex-wrap gap-1">
          {(user.roles.length > 0 ? user.roles : ['user']).map((role) => (
            <Badge key={role} tone={role === 'admin' ? 'accent' : 'neutral'}>
              {role}
            </Badge>
          ))}
        </div>
      </td>
      <td className="align-top">
        <div className="grid justify-items-start gap-1">
          <SubscriptionBadge subscription={user.subscription} />
          <p className="text-muted">
            {[user.subscription.plan, creditsOf(user)].filter(Boolean).join(', ') || 'none'}
          </p>
        </div>
      </td>
      <td className="align-top whitespace-nowrap text-muted">{formatDay(user.created_at)}</td>
      <td className="align-top">
        {processing ? (
          <Button variant="secondary" size="small" loading>
            Processing...
          </Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            {isAdmin ? (
              <Button
                variant="secondary"
                size="small"
                disabled={isSelf}
                title={isSelf ? 'You cannot remove your own admin role' : undefined}
                aria-label={`Remove admin role from ${name}`}
                onClick={() => onAsk('remove')}
              >
                Remove admin
              </Button>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Promote ${name} to admin`}
                onClick={() => onAsk('promote')}
              >
                Promote to admin
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={`Subscription of ${name}`}
              onClick={() => onAsk('subscription')}
            >
              Subscription
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}
