import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listDeliveries, listWebhooks } from '@visible-ai/shared/webhooks/endpoints';
import { toastFailure } from '@/components/toast-failure.ts';
import { call } from '@/lib/api-client.ts';

const LOOK_MS = 2000;
/** A delivery with a longer wait is between two attempts. Nobody watches the screen that long. */
const SOON_MS = 20_000;

/** The webhooks of the signed-in account. */
export const webhookListQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
});

/** What was sent to a webhook. It is polled while something is about to be sent. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listDeliveries,
        { params: { id }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state: { data } }) => {
      const waiting = (data?.pages ?? [])
        .flatMap(({ deliveries }) => deliveries)
        .some(({ nextAttemptAt }) => nextAttemptAt && Date.parse(nextAttemptAt) < Date.now() + SOON_MS);
      return waiting ? LOOK_MS : false;
    },
  });

/** An action on webhooks. Reloads the list and the deliveries even if it fails. */
export function useWebhookAction<Answer, Asked = void>(
  act: (asked: Asked) => Promise<Answer>,
  words: { failed: string },
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) => toastFailure(error, words.failed),
    onSettled: () => queryClient.invalidateQueries(webhookListQuery),
  });
}
