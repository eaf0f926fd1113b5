import { useInfiniteQuery } from '@tanstack/react-query';
import type { Webhook } from '@visible-ai/shared/webhooks/schema';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { ShowMore } from '@/components/ui/show-more.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { deliveriesQuery } from './webhook-queries.ts';

function DeliveryList({ webhook, isInPlan }: { webhook: Webhook; isInPlan: boolean }) {
  const list = useInfiniteQuery(deliveriesQuery(webhook.id));
  if (list.isPending)
    return (
      <LoadingState className="grid gap-2">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </LoadingState>
    );
  if (list.isError && !list.data)
    return (
      <ErrorState
        title="The deliveries could not be loaded"
        description={list.error.message}
        onRetry={() => void list.refetch()}
      />
    );
  const deliveries = list.data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0)
    return (
      <p className="text-note text-muted">Nothing was sent yet. Send a test to see whether it arrives.</p>
    );
  return (
    <>
      <ul aria-label="Deliveries, newest first">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} canSend={isInPlan && webhook.enabled} />
        ))}
      </ul>
      <ShowMore list={list} size="small" variant="quiet">
        Show older ones
      </ShowMore>
    </>
  );
}

/** What was sent to a webhook in the last 30 days. It is loaded when it is opened. */
export function Deliveries({ webhook, isInPlan }: { webhook: Webhook; isInPlan: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/deliveries -mb-2 border-t border-line pt-2"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-[4px] text-note font-semibold [&::-webkit-details-marker]:hidden">
        Deliveries of the last 30 days
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-transform group-open/deliveries:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-2 pt-2">
        {open && <DeliveryList webhook={webhook} isInPlan={isInPlan} />}
      </div>
    </details>
  );
}
