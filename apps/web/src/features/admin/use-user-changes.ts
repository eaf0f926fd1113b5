import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ListedUser,
  promoteAdmin,
  removeAdmin,
  updateSubscription,
} from '@visible-ai/shared/users/endpoints';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { session } from '@/lib/session/session.ts';

export const usersKey = ['users'] as const;

export type UserChange =
  | { kind: 'promote' }
  | { kind: 'remove' }
  | {
      kind: 'subscription';
      subscription: { status: 'trial' | 'active' | 'expired' | null; plan: string | null; credits: number };
    };

const nameOf = (user: ListedUser) => user.display_name || 'User';

async function carryOut(user: ListedUser, change: UserChange): Promise<string> {
  switch (change.kind) {
    case 'promote': {
      const { message } = await call(promoteAdmin, { body: { userId: user.user_id } });
      return message || `${nameOf(user)} has been promoted to admin`;
    }
    case 'remove': {
      const { message } = await call(removeAdmin, { body: { userId: user.user_id } });
      return message || `Admin role removed from ${nameOf(user)}`;
    }
    case 'subscription':
      await call(updateSubscription, { params: { id: user.user_id }, body: change.subscription });
      return `The subscription of ${nameOf(user)} is saved`;
  }
}

/** For each change: the text for the log, and the text for the admin, if it fails. */
const failures: Record<UserChange['kind'], { call: string; said: string }> = {
  promote: { call: 'Failed to promote user', said: 'Failed to promote user to admin' },
  remove: { call: 'Failed to remove admin role', said: 'Failed to remove admin role' },
  subscription: { call: 'Failed to change the subscription', said: 'Failed to change the subscription' },
};

/** Adds why, and what the admin can do about it. An error of the server itself (500) tells no reason. */
function withReason(said: string, error: unknown): string {
  const why = error instanceof ApiError && error.status === 500 ? '' : failureText(error, '');
  return why === '' ? said : `${said}. ${why}`.replace(/[.\s]*$/, '.');
}

/** Changes a user, one change at a time. Reloads the list even if that fails. */
export function useUserChanges(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, change }: { user: ListedUser; change: UserChange }) => carryOut(user, change),
    onSuccess: (message) => {
      toast.success(message);
      onDone();
    },
    onError: (error, { change }) => {
      const failure = failures[change.kind];
      reportProblem(failure.call, error);
      toast.error(withReason(failure.said, error), { title: 'Error' });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: usersKey });
      // Admins may have changed their own account.
      await session.refreshUser();
    },
  });
}
