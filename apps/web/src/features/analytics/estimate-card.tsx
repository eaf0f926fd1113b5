import type { UseQueryResult } from '@tanstack/react-query';
import type { Estimate } from '@visible-ai/shared/answers/schema';
import { RetryButton } from '@/components/ui/retry-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { counted } from '@/lib/counted.ts';
import { moneyText, rangeText } from './money-words.ts';

/** The number of calls: "80 calls, and 8 more to a neutral panel". */
const callsText = ({ calls, canaryCalls }: Pick<Estimate, 'calls' | 'canaryCalls'>): string =>
  canaryCalls > 0
    ? `${counted(calls, 'call')}, and ${canaryCalls} more that watch the engines themselves`
    : counted(calls, 'call');

/** Warns, before anything is spent, that the budget will end a run early or prevent it. */
function BudgetNote({ estimate }: { estimate: Estimate }) {
  if (estimate.calls === 0) return <p>Nothing would be asked: no prompt is approved, or all are paused.</p>;
  if (estimate.leftThisMonthUsd <= 0)
    return <p className="font-semibold">Nothing is left this month: no run can begin until the next one.</p>;
  if (estimate.highUsd > estimate.leftThisMonthUsd)
    return (
      <p>
        A run may cost more than is left. It then ends when the money is used up; questions that were not
        asked are marked so and count in no figure.
      </p>
    );
  return <p>A run can never cost more than the highest figure here.</p>;
}

/** The number of calls and the cost of a run, shown before anything is spent. */
export function EstimateCard({ estimate }: { estimate: UseQueryResult<Estimate> }) {
  const { data } = estimate;
  if (estimate.isPending) return <Skeleton className="h-28 w-full" />;
  if (!data)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-sunken p-5"
      >
        <p className="text-note">The cost of a run could not be calculated. {estimate.error.message}</p>
        <RetryButton size="small" onClick={() => void estimate.refetch()} />
      </div>
    );
  return (
    <div role="status" className="grid gap-2 rounded-box bg-sunken p-5 text-note">
      <p className="text-muted">One run: {callsText(data)}</p>
      <p className="speaks text-title tabular-nums first-letter:uppercase">
        {rangeText(data.lowUsd, data.highUsd)}
      </p>
      <p className="text-muted">{moneyText(data.leftThisMonthUsd)} left this month</p>
      <BudgetNote estimate={data} />
    </div>
  );
}
