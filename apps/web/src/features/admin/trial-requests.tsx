import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  decideTrialRequest,
  listTrialRequests,
  type OpenTrialRequest,
} from '@visible-ai/shared/trials/endpoints';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { counted } from '@/lib/counted.ts';
import { formatDay } from '@/lib/format-date.ts';
import { usersKey } from './use-user-changes.ts';

const key = ['trial-requests'] as const;

type Decision = 'grant' | 'decline';

/** Answers a request. Reloads both lists even if that fails. */
function useDecision() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ request, decision }: { request: OpenTrialRequest; decision: Decision }) =>
      call(decideTrialRequest, { params: { id: request.user_id }, body: { decision } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toastFailure(error, 'The request could not be answered'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: usersKey }),
      ]),
  });
}

interface RequestRowProps {
  request: OpenTrialRequest;
  credits: number;
  /** The request that is being answered, which may be another one than this. */
  deciding: { id: string; decision: Decision } | null;
  onDecide: (decision: Decision) => void;
}

function RequestRow({ request, credits, deciding, onDecide }: RequestRowProps) {
  const { user_id: id, email, display_name: name, created_at: at } = request;
  const isDeciding = (decision: Decision) => deciding?.id === id && deciding.decision === decision;
  const who = name || email;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
          {who}
        </p>
        <p className="text-note text-muted [overflow-wrap:anywhere]">
          {email}, asked on <time dateTime={at}>{formatDay(at)}</time>
        </p>
      </div>
      <div className="flex max-w-full flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`Grant ${who} a trial`}
          loading={isDeciding('grant')}
          disabled={deciding !== null}
          onClick={() => onDecide('grant')}
        >
          Grant {counted(credits, 'credit')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Decline the trial of ${who}`}
          loading={isDeciding('decline')}
          disabled={deciding !== null}
          onClick={() => onDecide('decline')}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}

function Requests({ requests, credits }: { requests: readonly OpenTrialRequest[]; credits: number }) {
  const decision = useDecision();
  const deciding = decision.isPending
    ? { id: decision.variables.request.user_id, decision: decision.variables.decision }
    : null;
  if (requests.length === 0) return <p className="text-muted">Nobody is waiting for an answer.</p>;
  return (
    <ul className="border-b border-line">
      {requests.map((request) => (
        <RequestRow
          key={request.user_id}
          request={request}
          credits={credits}
          deciding={deciding}
          onDecide={(chosen) => decision.mutate({ request, decision: chosen })}
        />
      ))}
    </ul>
  );
}

/** The open requests. */
export const useTrialRequests = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listTrialRequests, {}, { signal }),
    refetchOnMount: 'always',
  });

/** Open requests for a trial. One click grants or declines a request, and the person gets a mail. */
export function TrialRequests() {
  const asked = useTrialRequests();
  const waiting = asked.data?.requests.length ?? 0;
  return (
    <section aria-labelledby="trial-requests" className="grid grid-cols-1 gap-4">
      <h2 id="trial-requests" className="speaks text-title">
        Trial requests{waiting > 0 && ` (${waiting})`}
      </h2>
      {asked.isPending && (
        <LoadingState label="Loading trial requests">
          <Skeleton className="h-6 w-64 max-w-full" />
        </LoadingState>
      )}
      {asked.isError && !asked.data && (
        <ErrorState
          title="The requests could not be loaded"
          description={asked.error.message}
          onRetry={() => void asked.refetch()}
          retrying={asked.isRefetching}
        />
      )}
      {asked.data && <Requests {...asked.data} />}
    </section>
  );
}
