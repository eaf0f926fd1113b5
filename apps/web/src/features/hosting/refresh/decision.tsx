import { useMutation, useQueryClient } from '@tanstack/react-query';
import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { decideRefresh } from '@visible-ai/shared/hosting/endpoints';
import type { FileRefresh, FullFileRefresh } from '@visible-ai/shared/hosting/schema';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { hostingKeys } from '../hosting-keys.ts';

interface DecisionProps {
  siteId: string;
  refresh: FullFileRefresh;
  included: boolean;
}

/** The result of refreshes that need no decision. */
const outcomes: Readonly<Partial<Record<FileRefresh['status'], string>>> = {
  published: 'It only adds lines, so it was published automatically',
  approved: 'You approved it, and it was published',
  declined: 'You declined it, and nothing changed',
  replaced: 'Nothing changed: a newer refresh has taken its place',
};

function useDecision(siteId: string, refresh: FullFileRefresh) {
  const queryClient = useQueryClient();
  const { label } = kindOf(refresh.kind);
  const again = () => queryClient.invalidateQueries({ queryKey: hostingKeys.hosting(siteId) });
  return useMutation({
    mutationFn: (approve: boolean) =>
      call(decideRefresh, { params: { id: siteId, refreshId: refresh.id }, body: { approve } }),
    onSuccess: async (_, approve) => {
      await Promise.all([again(), queryClient.invalidateQueries({ queryKey: ['content'] })]);
      toast.success(approve ? `${label} is approved and published` : 'Declined: nothing has changed');
    },
    onError: (error) => {
      toastFailure(error, 'Your decision could not be saved');
      // Another tab may have decided, or the file may have changed.
      void again();
    },
  });
}

/** Asks to approve or decline, and says what each does. Afterwards it shows the decision and its time. */
export function Decision({ siteId, refresh, included }: DecisionProps) {
  const decide = useDecision(siteId, refresh);
  const outcome = outcomes[refresh.status];
  if (outcome)
    return (
      <p role="status" className="text-muted">
        {outcome}
        {refresh.decidedAt && (
          <>
            {' '}
            on <time dateTime={refresh.decidedAt}>{formatZonedMoment(refresh.decidedAt)}</time>
          </>
        )}
        .
      </p>
    );
  if (refresh.status !== 'waiting') return null;
  const approving = decide.isPending && decide.variables;
  return (
    <section
      aria-label="Your decision"
      className="grid grid-cols-1 gap-5 rounded-box border border-line bg-raised p-5 sm:p-6"
    >
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-note sm:grid-cols-2">
        <div>
          <dt className="font-semibold">If you approve</dt>
          <dd className="text-muted">
            The new version is kept and published, and served within five minutes. The version that you have
            now stays among the file’s revisions.
            {kindOf(refresh.kind).decidesAccess && ' Agents follow the new rules from their next visit on.'}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">If you decline</dt>
          <dd className="text-muted">
            Nothing changes. What is published stays, and the next refresh may suggest the same again.
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          loading={approving === true}
          disabled={!included || decide.isPending}
          onClick={() => decide.mutate(true)}
        >
          Approve and publish
        </Button>
        <Button
          variant="secondary"
          loading={approving === false && decide.isPending}
          disabled={decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          Decline
        </Button>
        {!included && <p className="text-note text-muted">Publishing needs a plan.</p>}
      </div>
    </section>
  );
}
