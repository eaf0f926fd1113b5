import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { SubscriptionBadge } from '@/components/subscription-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { counted } from '@/lib/counted.ts';
import { formatDay } from '@/lib/format-date.ts';
import { personName } from './person-name.ts';
import { RoleButton } from './role-button.tsx';

export interface UserRowProps {
  user: ListedUser;
  isSelf: boolean;
  processing: boolean;
  onAsk: (kind: 'promote' | 'remove' | 'subscription') => void;
}

function subscriptionInWords({ subscription: { status, plan, credits } }: ListedUser): string {
  const amount = credits === null ? 'Unlimited' : status === 'trial' ? counted(credits, 'credit') : '';
  return [plan, amount].filter(Boolean).join(', ') || (status ? '' : 'No subscription');
}

function Who({ user, isSelf }: { user: ListedUser; isSelf: boolean }) {
  return (
    <>
      <p className="flex gap-x-1">
        {user.display_name ? (
          <span dir="auto" className="truncate">
            {user.display_name}
          </span>
        ) : (
          <span className="font-normal text-muted">No name set</span>
        )}
        {isSelf && <span className="font-normal text-muted">(you)</span>}
      </p>
      <p className="truncate font-normal text-muted" title={user.email}>
        {user.email}
      </p>
      <p className="font-mono text-note font-normal text-faint">{user.user_id.slice(0, 8)}</p>
    </>
  );
}

/**
 * One account in the admin's table. Where there is little room for its letters the row becomes a block. It needs the ARIA roles,
 * because screen readers ignore tables whose `display` is not a table's.
 */
export function UserRow({ user, isSelf, processing, onAsk }: UserRowProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` removes the native roles
    <tr
      role="row"
      className="align-top @max-[58rem]:grid @max-[58rem]:grid-cols-[1fr_auto] @max-[58rem]:gap-x-4 @max-[58rem]:gap-y-1 @max-[58rem]:py-4"
    >
      <th scope="row" role="rowheader" className="min-w-0 max-w-72 @max-[58rem]:max-w-none">
        <Who user={user} isSelf={isSelf} />
      </th>
      <td role="cell" className="@max-[58rem]:justify-self-end">
        <div className="flex flex-wrap gap-1">
          {(user.roles.length > 0 ? user.roles : ['user']).map((role) => (
            <Badge key={role} tone={role === 'admin' ? 'accent' : 'neutral'}>
              {role}
            </Badge>
          ))}
        </div>
      </td>
      <td role="cell">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @min-[58rem]:grid @min-[58rem]:justify-items-start">
          <SubscriptionBadge subscription={user.subscription} />
          <p className="text-muted empty:hidden">{subscriptionInWords(user)}</p>
        </div>
      </td>
      <td role="cell" className="whitespace-nowrap text-muted @max-[58rem]:justify-self-end">
        <time dateTime={user.created_at}>{formatDay(user.created_at)}</time>
      </td>
      <td role="cell" className="@max-[58rem]:col-span-2 @max-[58rem]:mt-2">
        {processing ? (
          <Button variant="secondary" size="small" loading className="min-w-39">
            Processing...
          </Button>
        ) : (
          <div className="flex items-start gap-2 @max-[58rem]:flex-wrap">
            <div className="w-39">
              <RoleButton user={user} isSelf={isSelf} onAsk={onAsk} />
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Subscription of ${personName(user)}`}
              onClick={() => onAsk('subscription')}
            >
              Subscription
            </Button>
          </div>
        )}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
