import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { personName } from './person-name.ts';

interface RoleButtonProps {
  user: ListedUser;
  isSelf: boolean;
  onAsk: (kind: 'promote' | 'remove') => void;
}

/** Makes somebody an admin or removes the role. Nobody can remove their own role. */
export function RoleButton({ user, isSelf, onAsk }: RoleButtonProps) {
  const reasonId = useId();
  const name = personName(user);
  if (!user.roles.includes('admin'))
    return (
      <Button
        variant="secondary"
        size="small"
        className="w-full"
        aria-label={`Promote ${name} to admin`}
        onClick={() => onAsk('promote')}
      >
        Promote to admin
      </Button>
    );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="w-full"
        disabled={isSelf}
        aria-describedby={isSelf ? reasonId : undefined}
        aria-label={`Remove admin role from ${name}`}
        onClick={() => onAsk('remove')}
      >
        Remove admin
      </Button>
      {isSelf && (
        <p id={reasonId} className="mt-1.5 text-note leading-tight text-faint">
          You cannot remove your own admin role.
        </p>
      )}
    </>
  );
}
