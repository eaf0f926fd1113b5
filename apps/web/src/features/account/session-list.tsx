import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountSession, endSession, listSessions } from '@visible-ai/shared/accounts/endpoints';
import { useState } from 'react';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/api-client.ts';
import { callUnlessGone } from '@/lib/call-unless-gone.ts';
import { SessionRow } from './session-row.tsx';

const key = ['sessions'] as const;
const SHOWN_AT_FIRST = 5;

/** Ends one or several sessions. Reloads the list even if that fails. */
function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => callUnlessGone(endSession, { params: { id } }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    onError: (error) => toastFailure(error, 'The session could not be ended'),
  });
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const [all, setAll] = useState(false);
  const end = useEndSessions();
  // The current device comes first, so that it is never hidden.
  const ordered = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  const others = ordered.filter(({ current }) => !current).map(({ id }) => id);
  const hidden = all ? 0 : Math.max(0, ordered.length - SHOWN_AT_FIRST);
  const isEnding = (id: string) => end.isPending && end.variables.includes(id);
  return (
    <>
      <ul>
        {ordered.slice(0, ordered.length - hidden).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={isEnding(session.id)}
            onEnd={() => end.mutate([session.id])}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {others.length > 1 && (
          <Button variant="secondary" size="small" loading={end.isPending} onClick={() => end.mutate(others)}>
            Sign out all other devices
          </Button>
        )}
        {hidden > 0 && (
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            Show {hidden} more
          </Button>
        )}
      </div>
    </>
  );
}

/** Every device on which the account is signed in, with a button to sign it out. */
export function SessionList() {
  const sessions = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
  if (sessions.isPending)
    return (
      <LoadingState className="grid gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </LoadingState>
    );
  if (!sessions.data)
    return (
      <ErrorState
        title="Your sessions could not be loaded"
        description={sessions.error.message}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isRefetching}
      />
    );
  return <Sessions sessions={sessions.data.sessions} />;
}
