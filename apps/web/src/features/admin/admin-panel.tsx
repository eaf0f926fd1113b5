import { useInfiniteQuery } from '@tanstack/react-query';
import { type ListedUser, listUsers } from '@visible-ai/shared/users/endpoints';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast.ts';
import { WorkingLabel } from '@/components/ui/working-label.tsx';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { session } from '@/lib/session/session.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { personName } from './person-name.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { usersKey, useUserChanges } from './use-user-changes.ts';
import { UserTable } from './user-table.tsx';

interface Asked {
  user: ListedUser;
  kind: 'promote' | 'remove' | 'subscription';
}

/** Shown until the accounts are there. */
export function UsersSkeleton() {
  return (
    <LoadingState className="grid gap-4">
      <Skeleton className="h-11 w-full max-w-sm" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </LoadingState>
  );
}

function useUsers(whole: boolean) {
  const users = useInfiniteQuery({
    queryKey: usersKey,
    queryFn: ({ pageParam, signal }) =>
      call(listUsers, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  useWholeList(users, whole);
  useEffect(() => {
    if (!users.error) return;
    reportProblem('Failed to fetch users', users.error);
    const refused = users.error instanceof ApiError && users.error.status === 403;
    // The gate must learn that they are no longer an admin.
    if (refused) void session.refreshUser();
    toast.error(refused ? 'Failed to verify admin access' : 'Failed to load users');
  }, [users.error]);
  return {
    ...users,
    listed: users.data?.pages.flatMap((page) => page.users),
    total: users.data?.pages.at(-1)?.total ?? 0,
  };
}

/** Accounts, roles and subscriptions. */
export function AdminPanel({ selfId }: { selfId: string }) {
  // A search or another order can need any account: then all pages are loaded.
  const [whole, setWhole] = useState(false);
  const users = useUsers(whole);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const changes = useUserChanges(close);
  const name = asked ? personName(asked.user) : '';
  const processingId = changes.isPending ? changes.variables.user.id : null;

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="speaks text-title">All Users{users.data && ` (${users.total})`}</h2>
        <Button
          variant="secondary"
          size="small"
          loading={users.isFetching}
          onClick={() => void users.refetch()}
        >
          <RefreshCw aria-hidden="true" />
          Refresh Users
        </Button>
      </div>
      {users.isPending && <UsersSkeleton />}
      {users.isError && !users.data && (
        <ErrorState
          title="Failed to load users"
          description={users.error.message}
          onRetry={() => void users.refetch()}
          retrying={users.isRefetching}
        />
      )}
      {users.listed && (
        <UserTable
          users={users.listed}
          total={users.total}
          onWhole={() => setWhole(true)}
          selfId={selfId}
          processingId={processingId}
          onAsk={(user, kind) => setAsked({ user, kind })}
        />
      )}
      <ConfirmDialog
        open={asked?.kind === 'promote'}
        onOpenChange={(open) => !open && close()}
        title={`Promote ${name} to admin?`}
        description={`${name} will get full access and can manage other users.`}
        confirmLabel={
          <WorkingLabel working={changes.isPending} idle="Promote to admin" busy="Processing..." />
        }
        pending={changes.isPending}
        onConfirm={() => asked && changes.mutate({ user: asked.user, change: { kind: 'promote' } })}
      />
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        onOpenChange={(open) => !open && close()}
        title={`Remove the admin role from ${name}?`}
        description={`${name} will no longer be able to access the admin panel.`}
        confirmLabel={<WorkingLabel working={changes.isPending} idle="Remove admin" busy="Processing..." />}
        destructive
        pending={changes.isPending}
        onConfirm={() => asked && changes.mutate({ user: asked.user, change: { kind: 'remove' } })}
      />
      {asked?.kind === 'subscription' && (
        <SubscriptionDialog
          user={asked.user}
          pending={changes.isPending}
          onClose={close}
          onSave={(change) => changes.mutate({ user: asked.user, change })}
        />
      )}
    </div>
  );
}
