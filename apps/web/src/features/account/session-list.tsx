import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions } from '@visible-ai/shared/accounts/endpoints';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { deviceName } from './device-name.ts';

const key = ['sessions'] as const;

/** Every device the account is signed in on, each with a way to sign it out. */
export function SessionList() {
  const queryClient = useQueryClient();
  const sessions = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
    onError: (error) => toast.error(failureText(error, 'The session could not be ended')),
  });
  if (sessions.isPending)
    return (
      <LoadingState className="grid gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </LoadingState>
    );
  if (sessions.isError)
    return (
      <ErrorState
        title="Your sessions could not be loaded"
        description={sessions.error.message}
        onRetry={() => void sessions.refetch()}
      />
    );
  return (
    <ul>
      {sessions.data.sessions.map(({ id, userAgent, lastUsedAt, current }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0"
        >
          <div>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {deviceName(userAgent)}
              {current && <Badge tone="accent">This device</Badge>}
            </p>
            <p className="text-note text-muted">Last used {formatMoment(lastUsedAt)}</p>
          </div>
          {!current && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`Sign out ${deviceName(userAgent)}`}
              loading={end.isPending && end.variables === id}
              onClick={() => end.mutate(id)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
